import { expect, test } from 'vitest'
import type { HotelLine } from '../../sale/rules/hotel-line.ts'
import { stayUntilBought } from './hidden-offer.ts'

const hotel = {
  isHidden: true,
  name: 'Casa del Faro',
  address: 'Calle Ancha 1',
  postalCode: '11001',
  latitude: 36.53,
  longitude: -6.3,
}
const item = { hotel, rooms: [{ name: 'Doble Faro' }] } as unknown as HotelLine

test('a cart tells nothing by which a hidden hotel is found', () => {
  const shown = stayUntilBought(item)
  expect(shown.hotel).toMatchObject({ name: '', address: '', postalCode: '', latitude: 0 })
  expect(shown.rooms).toMatchObject([{ name: '' }])
})

test('of any other hotel it tells all', () => {
  const open = { ...item, hotel: { ...item.hotel, isHidden: false } }
  expect(stayUntilBought(open)).toBe(open)
})
