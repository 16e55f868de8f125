import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyArea, TODAY } from '../../../../tests/fixtures/arbitrary-search.ts'
import {
  dateAndDurationActive,
  durationAllows,
  GETAWAY_DURATIONS,
  type GetawayDuration,
  nightsOfGetaway,
  readGetawaySearch,
  writeGetawaySearch,
} from './getaway-search.ts'

const VALID = { nombre_destino1: 'Asturias', id_destino: '7', fecha_escapada: '16-11-2026' }

test('a getaway of any type and length is the default', () => {
  expect(readGetawaySearch(VALID, TODAY)).toMatchObject({
    ok: true,
    value: { type: '', duration: 'any', date: TODAY + 1 },
  })
})

test.each<[string, object, string]>([
  ['tonight is allowed', { fecha_escapada: '15-11-2026' }, ''],
  ['destination from the list', { id_destino: '' }, 'nombre_destino1 destination-not-chosen'],
  ['date required', { fecha_escapada: '' }, 'fecha_escapada 20_1_11'],
  ['not in the past', { fecha_escapada: '14-11-2026' }, 'fecha_escapada date-not-after-today'],
  ['two years ahead at most', { fecha_escapada: '16-11-2028' }, 'fecha_escapada date-too-late'],
  ['a known duration', { duracion: '4' }, 'duracion field-unreadable'],
  ['a type is a code', { tipo_escapada: 'a b' }, 'tipo_escapada field-unreadable'],
])('%s', (_rule, changes, expected) => {
  const read = readGetawaySearch({ ...VALID, ...changes }, TODAY)
  const found = read.ok ? [] : read.problems.map(({ code, field }) => `${field} ${code}`)
  expect(found.join(', ')).toBe(expected)
})

test.each<[GetawayDuration, number[]]>([
  ['1', [1]],
  ['2', [2]],
  ['3+', [3, 4]],
  ['any', [1, 2, 3, 4]],
])('of 1 to 4 nights, duration %s allows %j', (duration, allowed) => {
  expect([1, 2, 3, 4].filter((nights) => durationAllows(duration, nights))).toEqual(allowed)
})

test.each<[GetawayDuration, number]>([
  ['1', 1],
  ['2', 2],
  ['3+', 3],
  ['any', 2],
])('a hotel for a getaway of %s is for %i nights', (duration, nights) => {
  expect(nightsOfGetaway(duration)).toBe(nights)
  expect(durationAllows(duration, nights)).toBe(true)
})

test('date and duration wait for a destination', () => {
  expect(dateAndDurationActive(null)).toBe(false)
})

test('a form that is written is read back', () => {
  const anySearch = fc.record({
    destination: anyArea,
    type: fc.constantFrom('', 'spa', 'rural-1'),
    date: fc.integer({ min: TODAY, max: TODAY + 700 }),
    duration: fc.constantFrom(...GETAWAY_DURATIONS),
  })
  fc.assert(
    fc.property(anySearch, (search) => {
      const read = readGetawaySearch(writeGetawaySearch(search), TODAY)
      expect(read).toEqual({ ok: true, value: search })
    }),
  )
})
