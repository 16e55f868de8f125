import { expect, test } from 'vitest'
import {
  AMERICAN_SPANISH,
  CATALAN,
  ENGLISH,
  FRENCH,
  GERMAN,
  ITALIAN,
  OTHER_WORDS,
  PORTUGUESE,
  SPANISH,
} from './path-words.ts'

const LANGUAGES = {
  SPANISH,
  AMERICAN_SPANISH,
  CATALAN,
  ENGLISH,
  FRENCH,
  GERMAN,
  ITALIAN,
  PORTUGUESE,
}

/** "–" where the specification has no word. */
test.each([
  ['SPANISH', 'hoteles vuelos escapadas'],
  ['AMERICAN_SPANISH', 'hoteles vuelos escapadas'],
  ['CATALAN', 'hoteles – –'],
  ['ENGLISH', 'hotels – –'],
  ['FRENCH', 'hotels – week-end'],
  ['GERMAN', 'hotels – –'],
  ['ITALIAN', 'hotel voli weekend'],
  ['PORTUGUESE', 'hoteis passagens-aereas –'],
] as const)('%s: %s', (language, specified) => {
  const { hotels, flights, getaways } = LANGUAGES[language]
  const words = [hotels, flights, getaways]
  const expected = specified.split(' ').map((word, index) => (word === '–' ? words[index] : word))
  expect(words).toEqual(expected)
})

test('the other words of the specification lead to a section too', () => {
  expect(OTHER_WORDS).toEqual({
    VUE: 'flights',
    viajes: 'flightHotel',
    paquetes: 'flightHotel',
    'vuelo+hotel': 'flightHotel',
    planes: 'getaways',
  })
  expect(SPANISH.flightHotel).toBe('vuelo+hotel')
})

test('within a language every section has a word of its own, in ASCII', () => {
  for (const words of Object.values(LANGUAGES)) {
    const all = Object.values(words)
    expect(new Set(all).size).toBe(all.length)
    const others = Object.keys(OTHER_WORDS).filter((word) => word !== words.flightHotel)
    expect(others.filter((word) => all.includes(word))).toEqual([])
    expect(all.filter((word) => !/^[a-z+-]+$/.test(word))).toEqual([])
  }
})
