import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStay, TODAY } from '../../../tests/fixtures/arbitrary-search.ts'
import { fieldReader } from '../../site/form-values.ts'
import { finishedStay, readDate, readStay, writeStay } from './date-range.ts'

test.each([
  ['', 'date-missing'],
  ['31-02-2027', 'date-unreadable'],
  ['tomorrow', 'date-unreadable'],
])('the date "%s" is reported as %s', (written, code) => {
  const reader = fieldReader({ fecha: written })
  expect(readDate(reader, 'fecha', 'date-missing')).toBeNull()
  expect(reader.finish({})).toEqual({ ok: false, problems: [{ code, field: 'fecha' }] })
})

test('a form may have its own code for missing dates and names for their fields', () => {
  const reader = fieldReader({})
  const fields = { checkIn: 'fecha_ida', checkOut: 'fecha_vuelta' }
  const stay = finishedStay(readStay(reader, TODAY, fields, '20_1_11'))
  expect(reader.finish(stay)).toEqual({
    ok: false,
    problems: [
      { code: '20_1_11', field: 'fecha_ida' },
      { code: '20_1_11', field: 'fecha_vuelta' },
    ],
  })
})

test('a stay that is written is read back', () => {
  fc.assert(
    fc.property(anyStay, (stay) => {
      expect(readStay(fieldReader(writeStay(stay)), TODAY)).toEqual(stay)
    }),
  )
})
