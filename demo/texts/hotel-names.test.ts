import { expect, test } from 'vitest'
import { makeDice } from '../../src/site/dice.ts'
import { brandOf, hotelName, type NamedPlace } from './hotel-names.ts'

const COUNTRIES = 'ES AD MX PT BR IT FR DE CH GB US NL BE GR TR HR MA EG NO JP XX'.split(' ')
const SETTINGS = ['city', 'beach', 'mountain', 'countryside', 'airport'] as const
const KINDS = ['hotel', 'apartment', 'hostel', 'house'] as const

test('every name is whole', () => {
  const dice = makeDice(1)
  for (const country of COUNTRIES) {
    for (const setting of SETTINGS) {
      for (const kind of KINDS) {
        for (const chainName of ['', 'Marlosa Hotels']) {
          for (let stars = 1; stars <= 5; stars++) {
            const name = hotelName(dice, { ...MADRID, country, setting, kind, stars, chainName })
            expect(name).toMatch(/^\S+( \S+)*$/)
            expect(name).not.toMatch(/undefined|[{}_]/)
            expect(name.length).toBeLessThan(70)
          }
        }
      }
    }
  }
})

test('three thousand hotels of one city hardly share names', () => {
  for (const place of [MADRID, { ...MADRID, country: 'PT', cityName: 'Lisboa' }]) {
    const dice = makeDice(7)
    const names = Array.from({ length: 3000 }, (_, index) =>
      hotelName(dice, { ...place, stars: 1 + (index % 5), kind: KINDS[index % 8] ?? 'hotel' }),
    )
    expect(new Set(names).size).toBeGreaterThan(3000 * 0.97)
  }
})

test('the same dice give the same name', () => {
  expect(hotelName(makeDice(3), MADRID)).toBe(hotelName(makeDice(3), MADRID))
})

test('a house of a chain bears its brand', () => {
  expect(brandOf('Posadas del Alcor')).toBe('Alcor')
  expect(brandOf('Riva Celestina Resorts')).toBe('Riva Celestina')
  expect(hotelName(makeDice(1), { ...MADRID, chainName: 'Almadraz Hoteles' })).toContain('Almadraz')
})

const MADRID: NamedPlace = {
  country: 'ES',
  cityName: 'Madrid',
  districtName: 'Chamberí',
  setting: 'city',
  stars: 3,
  kind: 'hotel',
  chainName: '',
}
