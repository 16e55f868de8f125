import { expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { EngineBuilder } from './engine-builder.ts'
import { EngineWriter } from './engine-writer.ts'
import { runOf } from './price-cells.ts'
import type { EngineColumns } from './engine-columns.ts'

const FIRST_DAY = 20_800
const DAYS = 40
const PLACES = {
  destinations: {
    id: new Int32Array(0),
    level: new Uint8Array(0),
    parent: new Int32Array(0),
    end: new Int32Array(0),
    latitude: new Float32Array(0),
    longitude: new Float32Array(0),
  },
  coasts: { id: new Uint16Array(0), memberStart: new Uint32Array(1), members: new Int32Array(0) },
  points: {
    id: new Int32Array(0),
    latitude: new Float32Array(0),
    longitude: new Float32Array(0),
    popularity: new Float32Array(0),
    destination: new Int32Array(0),
  },
}

/** One room type; its calendar has ten days, of which the last but one is closed. */
function build() {
  const counts = { hotels: 1, roomTypes: 1, ratePlans: 2 }
  const builder = new EngineBuilder({
    geography: PLACES,
    chains: [],
    counts,
    firstDay: FIRST_DAY,
    days: DAYS,
  })
  builder.add(smallHotel(1, { roomTypes: [smallRoomType(8, 5)] }))
  const columns = builder.freeze()
  return { columns, writer: new EngineWriter(columns) }
}

function runs({ states }: EngineColumns, from = FIRST_DAY, count = 10): number[] {
  return Array.from({ length: count }, (_, at) => runOf(states[(from + at) % DAYS]!))
}

test('a run counts the free nights ahead', () => {
  expect(runs(build().columns)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 1])
})

test('the last room sold ends the runs before it, and a cancellation mends them', () => {
  const { columns, writer } = build()
  expect(writer.updateRooms(8, FIRST_DAY + 4, 0)).toBe(true)
  expect(runs(columns)).toEqual([4, 3, 2, 1, 0, 3, 2, 1, 0, 1])
  writer.updateRooms(8, FIRST_DAY + 4, 1)
  expect(runs(columns)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 1])
})

test('a room type or a day that nobody knows changes nothing', () => {
  const { columns, writer } = build()
  expect(writer.updateRooms(9, FIRST_DAY, 0)).toBe(false)
  expect(writer.updateRooms(8, FIRST_DAY - 1, 0)).toBe(false)
  expect(writer.updateRooms(8, FIRST_DAY + DAYS, 0)).toBe(false)
  expect(writer.updateHotel(2, { isActive: false })).toBe(false)
  expect(runs(columns)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 1])
})

test('what is sold of a calendar is not for sale', () => {
  const { columns, writer } = build()
  const { calendar } = smallRoomType(8, 5)
  expect(writer.updateCalendar(8, calendar, (day) => (day === FIRST_DAY + 2 ? 5 : 1))).toBe(true)
  expect(runs(columns)).toEqual([2, 1, 0, 5, 4, 3, 2, 1, 0, 1])
})

test('the window moves on, and new days wait for their calendars', () => {
  const { columns, writer } = build()
  writer.rollTo(FIRST_DAY + 3)
  expect(runs(columns, FIRST_DAY + 3, 7)).toEqual([5, 4, 3, 2, 1, 0, 1])
  expect(runs(columns, FIRST_DAY + DAYS, 3)).toEqual([0, 0, 0])
  expect(writer.updateRooms(8, FIRST_DAY + 2, 1)).toBe(false)
  expect(writer.updateRooms(8, FIRST_DAY + DAYS, 1)).toBe(true)
})
