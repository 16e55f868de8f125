import { expect, test } from 'vitest'
import { byTrip, sameTrip } from './one-trip.ts'

/** "a1 b c1" are three lines, of which the first and the last are one trip. */
function lines(written: string) {
  return written.split(' ').map((line) => {
    const [, name, tripId] = /^([a-z])(\d)?$/.exec(line)!
    return { name, ...(tripId && { tripId }) }
  })
}

test.each([
  ['a b', 'a|b'],
  ['a1 b c1', 'a+c|b'],
  ['a1 b2 c2 d1 e', 'a+d|b+c|e'],
])('%s are the trips %s', (written, trips) => {
  const groups = byTrip(lines(written)).map((trip) => trip.map(({ name }) => name).join('+'))
  expect(groups.join('|')).toBe(trips)
})

test('a line without a trip is alone, whatever else there is', () => {
  const all = lines('a b c1')
  expect(sameTrip(all[0]!, all)).toEqual([all[0]])
})
