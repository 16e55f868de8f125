import { expect, test } from 'vitest'
import { readFlightList, unitsOf, writeFlightList } from './flight-list-state.ts'

/** A unit of the visitor's currency is worth a euro. */
const EURO = 100

test.each([
  ['', ''],
  ['stops=0,1&airlines=QV&sort=price', 'stops=0%2C1&airlines=QV&sort=price'],
  ['stops=0&stops=1', 'stops=0%2C1'],
  ['stops=7&airlines=toolong&sort=odd&departure=9&price=-4', ''],
  ['trayecto=12.20802_331.20803&tarifa=flex', 'trayecto=12.20802_331.20803&tarifa=flex'],
  // Nobody chose the second way before the first.
  ['trayecto_2=12.20802', ''],
  ['trayecto=12;drop', ''],
  [
    'price=250&duration=300&layover=90&co2=1&bags=checked',
    'bags=checked&co2=1&price=250&duration=300&layover=90',
  ],
  ['via=LIS,MAD&alliances=Aurora&arrival=0,3', 'arrival=0%2C3&alliances=Aurora&via=LIS%2CMAD'],
])('%j is kept as %j', (query, expected) => {
  const params = new URLSearchParams(query)
  const values = Object.fromEntries(
    [...params.keys()].map((name) => {
      const all = params.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
  const written = writeFlightList(readFlightList(values, EURO), EURO)
  expect(String(new URLSearchParams(written))).toBe(expected)
})

test('a price limit takes in whatever is shown as that price', () => {
  const { filters } = readFlightList({ price: '100' }, 117.3)
  expect(unitsOf(filters.maxPrice!, 117.3)).toBe(100)
  expect(unitsOf(filters.maxPrice! + 1, 117.3)).toBe(101)
})
