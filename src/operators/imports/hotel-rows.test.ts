import { expect, test } from 'vitest'
import { contentHash } from './cell-values.ts'
import { readHotelRow } from './hotel-rows.ts'
import type { Cells } from './read-rows.ts'

const SOL = { operatorId: 'A1', name: 'Sol', latitude: '40,4168', longitude: '-3.7038' }

test('a full row', () => {
  const read = readHotelRow(
    {
      ...SOL,
      name: '<b>Hotel</b> Sol',
      category: '4*',
      cityName: 'Madrid',
      country: 'España',
      address: 'Gran Vía',
      houseNumber: '1',
      postalCode: '28013',
      currency: 'EUR',
      services: 'wifi, piscina',
      'service.3': 'sí',
      'service.7': 'no',
      description: 'Un hotel',
      'description.en': 'A hotel',
      photos: 'a.jpg|b.jpg',
      chainName: 'Soles',
      phone: '0034 91 123 45 67 / 68',
      email: 'Hola@Example.com; otra@example.com',
      descriptionLanguage: 'es',
    },
    { language: 'es' },
  )
  expect(read).toEqual({
    ok: true,
    notes: [],
    record: {
      operatorId: 'A1',
      name: 'Hotel Sol',
      categoryId: '4',
      coordinates: { latitude: 40.4168, longitude: -3.7038 },
      hasCoordinates: true,
      cityName: 'Madrid',
      region: '',
      countryCode: 'ES',
      address: 'Gran Vía 1',
      postalCode: '28013',
      currency: 'EUR',
      serviceCodes: [3, 4, 6],
      descriptions: { es: 'Un hotel', en: 'A hotel' },
      photos: ['a.jpg', 'b.jpg'],
      chainName: 'Soles',
      contact: { phone: '+34 91 123 45 67', email: 'hola@example.com', language: 'es' },
    },
  })
})

test.each<[string, Cells, ...string[]]>([
  ['coordinates are enough', SOL],
  ['a city is enough', { operatorId: '1', name: 'Sol', cityName: 'Rome' }],
  ['both in one column', { operatorId: '1', name: 'Sol', coordinates: '40.4168, -3.7038' }],
  ['as a point', { operatorId: '1', name: 'Sol', coordinates: 'POINT(-3.70 40.41)' }],
  ['by points of the compass', { ...SOL, latitude: '40.4 N', longitude: '3.7 W' }],
  [
    'every reason at once',
    { name: '<i></i>', country: 'Atlantis', currency: 'XXX' },
    'operatorId value-missing',
    'name value-missing',
    'coordinates place-missing',
    'country value-unknown',
    'currency currency-not-sold',
  ],
  ['in the sea', { ...SOL, latitude: '0', longitude: '0' }, 'coordinates coordinates-zero'],
  ['half', { ...SOL, latitude: '' }, 'coordinates coordinates-incomplete'],
  ['swapped', { ...SOL, latitude: '120.5' }, 'coordinates coordinates-swapped'],
  [
    'beyond the pole',
    { ...SOL, latitude: '95', longitude: '100' },
    'coordinates value-out-of-range',
  ],
  ['beyond the date line', { ...SOL, longitude: '181' }, 'coordinates value-out-of-range'],
  ['in words', { ...SOL, latitude: 'north' }, 'coordinates value-unreadable'],
  ['too long', { ...SOL, name: 'x'.repeat(201) }, 'name value-too-long'],
])('%s', (_, cells, ...reasons) => {
  const read = readHotelRow(cells, { language: 'es' })
  expect(read.ok ? [] : read.reasons.map(({ code, field }) => `${field} ${code}`)).toEqual(reasons)
})

test('what is useless but not needed is only noted', () => {
  const useless = { category: 'lovely', photos: 'x.txt', phone: 'call us', email: 'at the desk' }
  const read = readHotelRow({ ...SOL, ...useless }, { language: 'es' })
  expect(read).toMatchObject({
    record: { categoryId: null, photos: [], contact: { phone: '', email: '' } },
    notes: [
      { code: 'value-unknown' },
      { code: 'photo-unusable' },
      { code: 'value-unreadable', field: 'phone' },
      { code: 'value-unreadable', field: 'email' },
    ],
  })
})

test('a hash tells content, not the order in which it is written', () => {
  expect(contentHash({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(
    contentHash({ b: [{ c: 2 }], a: 1 }),
  )
  expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: '1' }))
})
