import { expect, test } from 'vitest'
import type { FlightLine } from './flight-line.ts'
import { travellerNeeds } from './travel-documents.ts'

const COUNTRIES: Record<string, string> = {
  MAD: 'ES',
  BCN: 'ES',
  LIS: 'PT',
  LHR: 'GB',
  JFK: 'US',
  LAX: 'US',
}

/** Airports of one journey: "MAD LIS JFK". Everybody's needs: "-" a name, "b" birth, "d" document. */
function needs(airports: string, [adults, children, infants] = [1, 1, 1]): string {
  const codes = airports.split(' ')
  const legs = codes.slice(1).map((destination, at) => ({ origin: codes[at], destination }))
  const line = { journeys: [legs], passengers: { adults, children, infants } }
  return travellerNeeds(line as unknown as FlightLine, { countryOf: (code) => COUNTRIES[code]! })
    .map(({ birthDate, document }) => `${birthDate ? 'b' : '-'}${document ? 'd' : ''}`)
    .join(' ')
}

test.each([
  ['within one country', 'MAD BCN', '- b b'],
  ['within another', 'JFK LAX', '- b b'],
  ['within the area without borders', 'MAD LIS', 'b b b'],
  ['out of it', 'MAD LHR', 'bd bd bd'],
  ['over it', 'JFK MAD LIS', 'bd bd bd'],
])('%s (%s) asks for %s', (_, airports, expected) => expect(needs(airports)).toBe(expected))

test('everybody is asked, adults first', () => {
  expect(needs('MAD BCN', [2, 1, 0])).toBe('- - b')
})
