import { expect, test } from 'vitest'
import { TODAY } from '../../../tests/fixtures/arbitrary-search.ts'
import { readHotelSearch } from '../../products/hotels/search/rules/hotel-search.ts'
import { NEW_SEARCH_FIELDS } from './destination-field.ts'

test('the hidden fields begin as specified', () => {
  expect(NEW_SEARCH_FIELDS).toEqual({
    pg: 'pre_resultado',
    id_marca: '0',
    num_customers: '2_0_0:1',
    num_habitaciones: '1',
    giftBoxCode: '',
    incluir_tren: '1',
    searchType: 'showFlightCheckbox',
  })
})

test('leaving them out means the same', () => {
  const seen = { id_destino: '7', fecha_entrada: '16-11-2026', fecha_salida: '18-11-2026' }
  const context = { today: TODAY, domainId: 2, flightAllowed: true }
  const read = readHotelSearch({ ...NEW_SEARCH_FIELDS, ...seen }, context)
  expect(read.ok).toBe(true)
  expect(readHotelSearch(seen, context)).toEqual(read)
})
