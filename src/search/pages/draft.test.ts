import { describe, expect, test } from 'vitest'
import type { SearchTab } from '../../site/sections.ts'
import { filledIn, inNamesOf, neutral } from './draft.ts'
import { hotelFormFrom } from '../../products/hotels/search/pages/hotel-form-state.ts'

const OTHER_DAYS = { fecha_entrada: '02-12-2026', fecha_salida: '03-12-2026' }
const ROOMS = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '0' }

describe('what is filled in on one tab', () => {
  test.each<[SearchTab, Record<string, string>, SearchTab, Record<string, string>]>([
    [
      'hotels',
      { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026', ...ROOMS },
      'flight-hotel',
      { fecha_ida: '01-12-2026', fecha_vuelta: '03-12-2026', ...ROOMS },
    ],
    [
      'flight-hotel',
      { fecha_ida: '01-12-2026', fecha_vuelta: '03-12-2026', fecha_entrada: '02-12-2026' },
      'hotels',
      { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026' },
    ],
    ['hotels', { fecha_entrada: '01-12-2026' }, 'getaways', { fecha_escapada: '01-12-2026' }],
    ['getaways', { fecha_escapada: '01-12-2026' }, 'hotels', { fecha_entrada: '01-12-2026' }],
    ['hotels', { nombre_destino1: 'Sev' }, 'getaways', { nombre_destino1: 'Sev', id_marca: '0' }],
  ])('%s %j is on %s %j', (from, filled, to, expected) => {
    expect(inNamesOf(to, neutral(from, filled))).toMatchObject(expected)
  })

  test('has other days for the hotel only where they were asked for', () => {
    const draft = neutral('hotels', { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026' })
    expect(inNamesOf('flight-hotel', draft)).toMatchObject({ fecha_entrada: '', fecha_salida: '' })
  })
})

describe('other days for the hotel', () => {
  const before = neutral('flight-hotel', { fecha_ida: '01-12-2026', ...OTHER_DAYS })

  test.each<[SearchTab, Record<string, string>]>([
    ['hotels', { fecha_entrada: '05-12-2026', fecha_salida: '09-12-2026' }],
    ['getaways', { fecha_escapada: '05-12-2026' }],
    ['flight-hotel', { fecha_ida: '05-12-2026', otras_fechas_hotel: '' }],
  ])('come back after %s %j, which asks for none', (visited, filled) => {
    const after = { ...before, ...neutral(visited, filled) }
    expect(inNamesOf('flight-hotel', after)).toMatchObject({
      fecha_ida: '05-12-2026',
      ...OTHER_DAYS,
    })
  })

  test.each<[SearchTab, Record<string, string>]>([
    ['hotels', { fecha_entrada: '01-12-2026', fecha_salida: '' }],
    ['getaways', { fecha_escapada: '01-12-2026', fecha_entrada: '', fecha_salida: '' }],
  ])('are none of the dates of %s', (tab, expected) => {
    expect(inNamesOf(tab, before)).toMatchObject(expected)
  })
})

test.each([
  ['ticked', '1', true],
  ['unticked', undefined, false],
])('a box that was %s says so', (_state, sent, expected) => {
  const form = new FormData()
  if (sent) form.set('asks_first', sent)
  const before = { asks_first: '1' }
  const draft = { ...before, ...neutral('hotels', filledIn(['asks_first'], form)) }
  expect(hotelFormFrom(inNamesOf('hotels', draft)).asksFirst).toBe(expected)
})

test('a destination that is typed over takes its ids with it', () => {
  const before = neutral('hotels', { nombre_destino1: 'Sevilla', id_destino: '2510911' })
  const after = { ...before, ...neutral('getaways', { nombre_destino1: 'Cád' }) }
  expect(after).toMatchObject({ nombre_destino1: 'Cád', id_destino: '' })
})
