/** What an engine has answered before never outlives what is written. */
import { expect, test } from 'vitest'
import {
  DAYS,
  EVERYTHING,
  FIRST_DAY,
  flatCalendar,
  HOTELS,
  PLACES,
  sharedColumns,
  STAY,
} from '../../../../../tests/reference/shared-world.ts'
import { Engine } from './engine.ts'
import { EngineWriter } from '../columns/engine-writer.ts'

function open() {
  const columns = sharedColumns(() => 10_000)
  const engine = new Engine(columns, PLACES)
  return { engine, writer: new EngineWriter(columns) }
}

test('a night sold out, and free again', () => {
  const { engine, writer } = open()
  const found = () => engine.searchHotels(EVERYTHING).summary.accommodations
  expect(found()).toBe(HOTELS)
  writer.updateRooms(7, STAY.checkIn + 2, 0)
  expect(found()).toBe(HOTELS - 1)
  expect(found()).toBe(HOTELS - 1)
  writer.updateRooms(7, STAY.checkIn + 2, 1)
  expect(found()).toBe(HOTELS)
})

test('a hotel that is switched off, and other prices', () => {
  const { engine, writer } = open()
  const answer = () => engine.searchHotels(EVERYTHING).summary
  expect(answer().minPrice).toBe(10_000)
  writer.updateCalendar(7, flatCalendar(9_000))
  expect(answer().minPrice).toBe(9_000)
  writer.updateHotel(7, { isActive: false })
  expect(answer()).toMatchObject({ accommodations: HOTELS - 1, minPrice: 10_000 })
})

test('days that are over, when their place belongs to others', () => {
  const { engine, writer } = open()
  const checkIn = FIRST_DAY + DAYS + 5
  const later = { ...EVERYTHING, stay: { checkIn, checkOut: checkIn + 7 } }
  expect(engine.searchHotels(EVERYTHING).summary.accommodations).toBe(HOTELS)
  writer.rollTo(FIRST_DAY + 30)
  expect(engine.searchHotels(EVERYTHING).summary.accommodations).toBe(0)
  expect(engine.searchHotels(later).summary.accommodations).toBe(0)
})

test('options that the filters leave nothing of', () => {
  const { engine, writer } = open()
  const filters = { hotels: ['8'] }
  const dear = () => engine.searchHotels({ ...EVERYTHING, filters }).summary.counts.prices?.['300-']
  const steps: [() => boolean, number | undefined][] = [
    [() => writer.updateCalendar(7, flatCalendar(90_000)), 0],
    [() => writer.updateHotel(7, { isActive: false }), undefined],
    [() => writer.updateHotel(7, { isActive: true }), 0],
    [() => writer.updateRooms(7, STAY.checkIn + 2, 0), undefined],
    [() => writer.updateRooms(7, STAY.checkIn + 2, 1), 0],
    [() => writer.updateCalendar(7, flatCalendar(10_000)), undefined],
  ]
  expect(dear()).toBeUndefined()
  for (const [write, count] of steps) {
    expect(write()).toBe(true)
    expect(dear()).toBe(count)
    expect(dear()).toBe(count)
  }
})
