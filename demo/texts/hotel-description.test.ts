import { expect, test } from 'vitest'
import type { Language } from '../../src/site/locales.ts'
import { type DescribedHotel, describeHotel } from './hotel-description.ts'

const LANGUAGES: Language[] = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt']
const SETTINGS = ['city', 'beach', 'mountain', 'countryside', 'airport'] as const
const KINDS = ['hotel', 'apartment', 'hostel', 'house'] as const

test.each(LANGUAGES)('in %s every kind in every setting is described', (language) => {
  for (const setting of SETTINGS) {
    for (const kind of KINDS) {
      for (let seed = 1; seed <= 30; seed++) {
        const text = describeHotel({ ...HOTEL, seed, setting, kind }, language)
        expect(text).toContain(HOTEL.name)
        expect(text).not.toMatch(/undefined|[{}]| {2}|NaN/)
        const sentences = text.split(/[.] (?=\p{Lu})/u).length
        expect(sentences).toBeGreaterThanOrEqual(3)
        expect(sentences).toBeLessThanOrEqual(5)
      }
    }
  }
})

test.each(LANGUAGES)('in %s nothing is promised that is not there', (language) => {
  const bare = { ...HOTEL, serviceCodes: [], boardCodes: ['SA'], beachMetres: null }
  const promises =
    /piscin|\bpool\b|\bspa\b|desayuno|esmorzar|breakfast|petit-déj|frühstück|colazione|pequeno-alm/i
  for (let seed = 1; seed <= 200; seed++) {
    expect(describeHotel({ ...bare, seed }, language)).not.toMatch(promises)
  }
  const told = Array.from({ length: 60 }, (_, seed) =>
    describeHotel({ ...HOTEL, seed, serviceCodes: [6] }, language),
  )
  for (const text of told) expect(text).toMatch(/piscin|\bpool\b/i)
})

test('stars are told only where the category has them', () => {
  expect(describeHotel({ ...HOTEL, categoryId: '4' }, 'en')).toContain('four-star')
  expect(describeHotel({ ...HOTEL, categoryId: 'OT' }, 'en')).not.toContain('star')
})

test('numbers are written as the language does', () => {
  const far = { ...HOTEL, setting: 'airport', centreKm: 12.34, beachMetres: null } as const
  const told = (language: Language) =>
    Array.from({ length: 20 }, (_, seed) => describeHotel({ ...far, seed }, language)).join(' ')
  expect(told('en')).toContain('12.3 km')
  expect(told('de')).toContain('12,3 km')
})

test('a score has one decimal, as on the cards', () => {
  for (const [rating, language, written] of [
    [8, 'es', '8,0'],
    [8, 'en', '8.0'],
    [9.26, 'de', '9,3'],
  ] as const) {
    const texts = Array.from({ length: 60 }, (_, seed) =>
      describeHotel({ ...HOTEL, seed, rating }, language),
    )
    const scores = texts.flatMap((text) => text.match(/[\d.,]+(?= (?:sobre|out of|von) 10)/g) ?? [])
    expect(new Set(scores)).toEqual(new Set([written]))
  }
})

test.each(['Porto', 'Rio de Janeiro'])('in Portuguese one visits o %s', (cityName) => {
  for (let seed = 1; seed <= 20; seed++)
    for (const kind of KINDS) {
      const text = describeHotel({ ...HOTEL, seed, kind, cityName }, 'pt')
      expect(text).toContain(` o ${cityName}`)
    }
  expect(describeHotel({ ...HOTEL, cityName }, 'es')).not.toContain(`o ${cityName}`)
})

test.each(LANGUAGES)('in %s pets are told of in a sentence, never in a list', (language) => {
  const pets = /mascot|\bpets\b|animaux|haustier|animali|animais/i
  const sentences = Array.from({ length: 80 }, (_, seed) =>
    describeHotel({ ...HOTEL, seed, serviceCodes: [3, 4, 6, 7] }, language),
  ).flatMap((text) => text.split(/(?<=\.) /))
  const told = new Set(sentences.filter((sentence) => pets.test(sentence)))
  expect(told.size).toBe(1)
  expect([...told][0]).not.toContain(',')
})

test('the same hotel is described in the same words', () => {
  expect(describeHotel(HOTEL, 'fr')).toBe(describeHotel(HOTEL, 'fr'))
})

const HOTEL: DescribedHotel = {
  seed: 1,
  name: 'Hotel Azahar Real',
  cityName: 'Sevilla',
  districtName: 'Triana',
  setting: 'city',
  kind: 'hotel',
  stars: 4,
  categoryId: '4',
  serviceCodes: [1, 3, 4, 5, 6, 7, 12],
  boardCodes: ['SA', 'HD', 'MP'],
  centreKm: 1.2,
  beachMetres: 400,
  rating: 8.7,
  roomsText: 80,
}
