import { expect, test } from 'vitest'
import { eachDatabase } from '../../../../../tests/fixtures/databases.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { readChanges, FEED_START } from '../../../../store/change-feed.ts'
import { type Airline, SEATS_DAYS, seatsId, type TimetableFlight } from '../rules/timetable.ts'
import {
  airportsWithFlights,
  firstStoredDay,
  hasTimetable,
  loadTimetable,
  readTimetable,
  rollSeats,
  TIMETABLE_CHANGE,
  updateSeasons,
} from './timetable.ts'

const FIRST_DAY: Day = 20_748
const airline: Airline = {
  code: 'Q0',
  name: 'Navegante',
  country: 'PT',
  group: 'sextant',
  alliance: 'Sextant',
  isLowCost: false,
  fares: {
    fixed: 2_000,
    perThousandKm: 4_000,
    oneWayPermille: 1100,
    brands: {
      light: { fixed: 0, perThousandKm: 0 },
      standard: { fixed: 2_000, perThousandKm: 900 },
      flex: { fixed: 6_000, perThousandKm: 3_000 },
    },
  },
}
const there: TimetableFlight = {
  id: 1,
  airline: 'Q0',
  operator: 'Q0',
  number: 100,
  origin: 'LIS',
  destination: 'MAD',
  departs: 600,
  minutes: 80,
  weekdays: 0b1111111,
  firstDay: 0,
  lastDay: 40_000,
  aircraft: '320',
  originTerminal: 1,
  destinationTerminal: 4,
}
const back = { ...there, id: 2, number: 101, origin: 'MAD', destination: 'LIS', departs: 720 }
const whole = { airlines: [airline], flights: [there, back], seatsOf: () => days(7) }

eachDatabase((open) => {
  test('a timetable comes back as it was loaded', async () => {
    const database = await open()
    expect(await hasTimetable(database)).toBe(false)
    await loadTimetable(database, whole, FIRST_DAY)
    expect(await hasTimetable(database)).toBe(true)
    expect(await airportsWithFlights(database)).toBe(2)
    const { airlines, flights, seats } = await readTimetable(database)
    expect(airlines).toEqual([airline])
    expect((await Array.fromAsync(flights)).flat()).toEqual([there, back])
    const stored = (await Array.fromAsync(seats)).flat()
    expect(stored.map((row) => [row.seatsId, row.firstDay, row.seats.length])).toEqual(
      [there, back].flatMap(({ id }) =>
        (['economy', 'business'] as const).map((cabin) => [
          seatsId(id, cabin),
          FIRST_DAY,
          SEATS_DAYS,
        ]),
      ),
    )
    expect(new Uint8Array(stored[0]!.seats)).toEqual(days(7))
    const { changes } = await readChanges(database, FEED_START)
    expect(changes.map(({ kind }) => kind)).toEqual([TIMETABLE_CHANGE])
  })

  test('days that are known stay as they are; new ones are fresh, or not for sale', async () => {
    const database = await open()
    await loadTimetable(database, whole, FIRST_DAY)
    const known = seatsId(1, 'economy')
    await rollSeats(database, FIRST_DAY + 28, (id) => (id === known ? days(9) : undefined))
    expect(await firstStoredDay(database)).toBe(FIRST_DAY + 28)
    const rows = (await Array.fromAsync((await readTimetable(database)).seats)).flat()
    const edge = SEATS_DAYS - 28
    const around = (id: number) => {
      const { seats } = rows.find((row) => row.seatsId === id)!
      return [seats[0], seats[edge - 1], seats[edge], seats.length]
    }
    expect(around(known)).toEqual([7, 7, 9, SEATS_DAYS])
    expect(around(seatsId(2, 'economy'))).toEqual([7, 7, 0, SEATS_DAYS])
  })

  test('a season moves on to a later year', async () => {
    const database = await open()
    await loadTimetable(database, whole, FIRST_DAY)
    await updateSeasons(database, [{ ...back, firstDay: 50, lastDay: 60 }])
    const { flights } = await readTimetable(database)
    expect((await Array.fromAsync(flights)).flat()).toEqual([
      there,
      { ...back, firstDay: 50, lastDay: 60 },
    ])
  })
})

function days(seats: number): Uint8Array {
  return new Uint8Array(SEATS_DAYS).fill(seats)
}
