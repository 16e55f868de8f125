import { expect, test } from 'vitest'
import {
  adultsField,
  ageField,
  childrenField,
  FLIGHT_HOTEL_FIELDS,
  GETAWAY_FIELDS,
  HOTEL_FIELDS,
} from './form-fields.ts'

/** Section 3 of the search forms, the results page's hidden fields, and the meta-search mark. */
const SPECIFIED = `
  nombre_destino1 nombre_destino id_destino id_costa id_hotel id_marca fecha_entrada fecha_salida
  num_noches num_habitaciones num_customers pg origen id_numeric_origen flightChecked packetSales
  giftBoxCode id_home tipo_buscador incluir_tren searchType type_search
`

test('the hotel form has every specified field and no other', () => {
  const names: string[] = Object.values(HOTEL_FIELDS)
  expect(names.toSorted()).toEqual(SPECIFIED.trim().split(/\s+/).toSorted())
})

test('rooms and children are numbered from 1', () => {
  expect([adultsField(1), childrenField(2), ageField(2, 3)]).toEqual([
    'num_adultos_1',
    'num_ninos_2',
    'edad_2_3',
  ])
})

test.each([
  ['hotel', HOTEL_FIELDS],
  ['flight+hotel', FLIGHT_HOTEL_FIELDS],
  ['getaway', GETAWAY_FIELDS],
])('no two fields of the %s form share a name', (_form, fields) => {
  expect(new Set(Object.values(fields)).size).toBe(Object.keys(fields).length)
})
