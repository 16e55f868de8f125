import { expect, test } from 'vitest'
import { writeAddress } from './postal-address.ts'

const WHOLE = {
  address: 'Calle Mayor 1',
  postalCode: '41001',
  cityName: 'Sevilla',
  countryName: 'España',
}

test.each([
  [{}, 'Calle Mayor 1, 41001 Sevilla, España'],
  [{ postalCode: '' }, 'Calle Mayor 1, Sevilla, España'],
  [{ address: '' }, 'Sevilla, España'],
  [{ cityName: '', countryName: '' }, 'Calle Mayor 1, 41001'],
  [{ address: '', postalCode: '', cityName: '', countryName: '' }, ''],
])('what is known of an address: %j', (change, line) =>
  expect(writeAddress({ ...WHOLE, ...change })).toBe(line),
)
