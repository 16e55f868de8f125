import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyArea,
  anyOrigin,
  anyStay,
  flyingRooms,
  TODAY,
} from '../../../../tests/fixtures/arbitrary-search.ts'
import { readFlightHotelSearch, writeFlightHotelSearch } from './flight-hotel-search.ts'

const CONTEXT = { today: TODAY, domainId: 2 }

const VALID = {
  origen: 'Bilbao (BIO)',
  id_numeric_origen: '12',
  nombre_destino1: 'Roma',
  id_destino: '7',
  fecha_ida: '16-11-2026',
  fecha_vuelta: '20-11-2026',
}

const OTHER_DATES = {
  otras_fechas_hotel: '1',
  fecha_entrada: '17-11-2026',
  fecha_salida: '19-11-2026',
}

test.each<[string, object, string]>([
  ['all is well', {}, ''],
  ['origin required', { origen: '' }, 'origen origin-missing'],
  ['origin with an airport', { origen: 'Bilbao' }, 'origen origin-without-airport'],
  ['origin from the list', { id_numeric_origen: '' }, 'origen origin-not-chosen'],
  ['destination from the list', { id_destino: '' }, 'nombre_destino1 destination-not-chosen'],
  [
    'a chain is no place to land',
    { id_destino: '', id_marca: '5' },
    'nombre_destino1 flight-destination-missing',
  ],
  [
    'dates required',
    { fecha_ida: '', fecha_vuelta: '' },
    'fecha_ida 20_1_11, fecha_vuelta 20_1_11',
  ],
  ['not today', { fecha_ida: '15-11-2026' }, 'fecha_ida flight-today'],
  ['30 nights at most', { fecha_vuelta: '17-12-2026' }, 'fecha_vuelta stay-too-long'],
  ['other hotel dates', OTHER_DATES, ''],
  ['hotel dates without their flag say nothing', { fecha_entrada: 'x' }, ''],
  [
    'hotel dates required with their flag',
    { otras_fechas_hotel: '1' },
    'fecha_entrada 20_1_11, fecha_salida 20_1_11',
  ],
  [
    'hotel dates within the trip',
    { ...OTHER_DATES, fecha_entrada: '15-11-2026', fecha_salida: '21-11-2026' },
    'fecha_entrada range-too-early, fecha_salida range-too-late',
  ],
  [
    'nine passengers at most',
    { num_adultos_1: '8', num_adultos_2: '2' },
    'num_customers passengers-general',
  ],
])('%s', (_rule, changes, expected) => {
  const read = readFlightHotelSearch({ ...VALID, ...changes }, CONTEXT)
  const found = read.ok ? [] : read.problems.map(({ code, field }) => `${field} ${code}`)
  expect(found.join(', ')).toBe(expected)
})

test('domain 1 may fly today', () => {
  const today = { ...VALID, fecha_ida: '15-11-2026' }
  expect(readFlightHotelSearch(today, { ...CONTEXT, domainId: 1 }).ok).toBe(true)
})

test('a form that is written is read back', () => {
  const anySearch = fc
    .record({
      origin: anyOrigin,
      destination: anyArea,
      trip: anyStay,
      otherDates: fc.boolean(),
      includeTransfer: fc.boolean(),
      rooms: flyingRooms,
    })
    .map(({ otherDates, ...search }) => ({ ...search, hotelStay: otherDates ? search.trip : null }))
  fc.assert(
    fc.property(anySearch, (search) => {
      const read = readFlightHotelSearch(writeFlightHotelSearch(search), CONTEXT)
      expect(read).toEqual({ ok: true, value: search })
    }),
  )
})

test('nothing sent makes the reader throw', () => {
  const anyField = fc.constantFrom(...Object.keys({ ...VALID, ...OTHER_DATES }))
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), (values) => {
      expect(() => readFlightHotelSearch(values, CONTEXT)).not.toThrow()
    }),
  )
})
