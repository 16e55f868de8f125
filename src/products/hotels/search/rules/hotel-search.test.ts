import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyHotelSearch, TODAY } from '../../../../../tests/fixtures/arbitrary-search.ts'
import { writeDestination } from '../../../../places/rules/destination.ts'
import {
  PAGE_MARKERS,
  readHotelSearch,
  type SearchContext,
  writeHotelSearch,
  writeResultsQuery,
} from './hotel-search.ts'

const CONTEXT: SearchContext = { today: TODAY, domainId: 2, flightAllowed: true }

/** Two nights in Madrid for two, from the day after today. */
const VALID = {
  nombre_destino1: 'Madrid',
  nombre_destino: 'Madrid',
  id_destino: '7',
  fecha_entrada: '16-11-2026',
  fecha_salida: '18-11-2026',
}

const FLIGHT = { flightChecked: '1', origen: 'Bilbao (BIO)', id_numeric_origen: '12' }

test('a plain search is read with the specified defaults', () => {
  expect(readHotelSearch(VALID, CONTEXT)).toEqual({
    ok: true,
    value: {
      destination: { kind: 'place', id: '7', name: 'Madrid', typedText: 'Madrid', within: null },
      stay: { checkIn: TODAY + 1, checkOut: TODAY + 3 },
      rooms: [{ adults: 2, childAges: [] }],
      brandId: 0,
      giftBoxCode: '',
      flight: null,
      packetSales: false,
      includeTrain: true,
      pageMarker: 'pre_resultado',
      searcherType: '',
      searchType: 'showFlightCheckbox',
      homeId: '',
    },
  })
})

test.each([
  ['', true],
  ['1', true],
  ['0', false],
])('incluir_tren "%s" includes the train: %s', (sent, includeTrain) => {
  const read = readHotelSearch({ ...VALID, incluir_tren: sent }, CONTEXT)
  expect(read).toMatchObject({ ok: true, value: { includeTrain } })
})

test('a form says what a link leaves to the defaults', () => {
  const read = readHotelSearch(VALID, CONTEXT)
  const written = read.ok && writeHotelSearch(read.value)
  expect(written).toMatchObject({ incluir_tren: '1', searchType: 'showFlightCheckbox' })
})

describe('rules of the form', () => {
  test.each<[string, object, string]>([
    [
      'destination required',
      { nombre_destino1: '', id_destino: '' },
      'nombre_destino1 destination-missing',
    ],
    ['destination from the list', { id_destino: '' }, 'nombre_destino1 destination-not-chosen'],
    ['check-in required', { fecha_entrada: '' }, 'fecha_entrada date-missing'],
    ['check-out required', { fecha_salida: '' }, 'fecha_salida date-missing'],
    ['a day that exists', { fecha_entrada: '31-02-2027' }, 'fecha_entrada date-unreadable'],
    ['not in the past', { fecha_entrada: '14-11-2026' }, 'fecha_entrada date-not-after-today'],
    ['tonight is allowed', { fecha_entrada: '15-11-2026' }, ''],
    ['dates must differ', { fecha_salida: '16-11-2026' }, 'fecha_entrada same-dates'],
    ['30 nights are allowed', { fecha_salida: '16-12-2026' }, ''],
    ['31 are not', { fecha_salida: '17-12-2026' }, 'fecha_salida stay-too-long'],
    ['every child has an age', { num_adultos_1: '2', num_ninos_1: '1' }, 'edad_1_1 12_999_13'],
    [
      'an age is 0 to 12',
      { num_adultos_1: '2', num_ninos_1: '1', edad_1_1: '13' },
      'edad_1_1 12_999_13',
    ],
    [
      'at most five rooms',
      { num_adultos_1: '2', num_habitaciones: '6' },
      'num_habitaciones rooms-out-of-range',
    ],
    ['more than nine may sleep', { num_adultos_1: '8', num_adultos_2: '8' }, ''],
    ['a known page marker', { pg: 'inicio' }, 'pg field-unreadable'],
    [
      'a hotel page needs a hotel',
      { pg: 'busqueda_por_hotel' },
      'nombre_destino1 destination-not-chosen',
    ],
    ['a voucher is a code', { giftBoxCode: "' OR 1=1" }, 'giftBoxCode field-unreadable'],
    ['a brand is a number', { id_marca: 'x' }, 'id_marca field-unreadable'],
    [
      'a field is sent once',
      { fecha_entrada: ['16-11-2026', 'x'] },
      'fecha_entrada field-repeated',
    ],
  ])('%s', (_rule, changes, expected) => {
    expect(problemsOf({ ...VALID, ...changes })).toBe(expected)
  })
})

describe('rules of the flight option', () => {
  test.each<[string, object, string]>([
    ['all is well', {}, ''],
    ['origin required', { origen: '' }, 'origen origin-missing'],
    ['origin with an airport', { origen: 'Bilbao' }, 'origen origin-without-airport'],
    ['origin from the list', { id_numeric_origen: '' }, 'origen origin-not-chosen'],
    ['not today', { fecha_entrada: '15-11-2026' }, 'fecha_entrada flight-today'],
    ['a coast is a destination', { id_destino: '', id_costa: 'cid3' }, ''],
    ['a hotel in a place is one', { id_hotel: '9' }, ''],
    [
      'a hotel alone is none',
      { id_destino: '', id_hotel: '9' },
      'nombre_destino1 flight-destination-missing',
    ],
    [
      'nine passengers at most',
      { num_adultos_1: '8', num_adultos_2: '2' },
      'num_customers passengers-general',
    ],
  ])('%s', (_rule, changes, expected) => {
    expect(problemsOf({ ...VALID, ...FLIGHT, ...changes })).toBe(expected)
  })

  test('domain 1 may fly today', () => {
    const today = { ...VALID, ...FLIGHT, fecha_entrada: '15-11-2026' }
    expect(problemsOf(today, { ...CONTEXT, domainId: 1 })).toBe('')
  })

  test('a partner brand has no flight option', () => {
    const read = readHotelSearch(
      { ...VALID, flightChecked: '1' },
      { ...CONTEXT, flightAllowed: false },
    )
    expect(read).toMatchObject({ ok: true, value: { flight: null } })
  })
})

test('every problem is told at once', () => {
  expect(problemsOf({ flightChecked: '1', num_adultos_1: '0', pg: 'x' })).toBe(
    [
      'nombre_destino1 destination-missing',
      'fecha_entrada date-missing',
      'fecha_salida date-missing',
      'num_adultos_1 adults-out-of-range',
      'origen origin-missing',
      'nombre_destino1 flight-destination-missing',
      'pg field-unreadable',
    ].join(', '),
  )
})

test('nights are counted from the dates, whatever num_noches says', () => {
  const read = readHotelSearch({ ...VALID, num_noches: '9' }, CONTEXT)
  expect(read.ok && writeHotelSearch(read.value)).toMatchObject({ num_noches: '2' })
})

test('a chosen hotel leads to its page', () => {
  const read = readHotelSearch({ ...VALID, id_hotel: '9' }, CONTEXT)
  expect(read).toMatchObject({ ok: true, value: { pageMarker: 'busqueda_por_hotel' } })
})

test('a plain search makes a short link', () => {
  const read = readHotelSearch(VALID, CONTEXT)
  expect(read.ok && writeResultsQuery(read.value)).toEqual({
    fecha_entrada: '16-11-2026',
    fecha_salida: '18-11-2026',
    num_customers: '2_0_0:1',
  })
})

test('a form that is written is read back', () => {
  fc.assert(
    fc.property(anyHotelSearch, (search) => {
      expect(readHotelSearch(writeHotelSearch(search), CONTEXT)).toEqual({
        ok: true,
        value: search,
      })
    }),
  )
})

test('a link that is written is read back', () => {
  fc.assert(
    fc.property(anyHotelSearch, (search) => {
      const values = { ...writeResultsQuery(search), ...writeDestination(search.destination) }
      expect(readHotelSearch(values, CONTEXT)).toEqual({ ok: true, value: search })
    }),
  )
})

test('nothing sent makes the reader throw', () => {
  const anyField = fc.constantFrom(...Object.keys({ ...VALID, ...FLIGHT }), '__proto__', 'edad_1_1')
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), (values) => {
      expect(() => readHotelSearch(values, CONTEXT)).not.toThrow()
    }),
  )
})

test('the page markers are the specified ones', () => {
  expect(PAGE_MARKERS).toEqual(['pre_resultado', 'busqueda_por_hotel', 'busqueda_paralela'])
})

function problemsOf(values: Record<string, unknown>, context = CONTEXT): string {
  const read = readHotelSearch(values, context)
  if (read.ok) return ''
  return read.problems.map(({ code, field }) => `${field} ${code}`).join(', ')
}
