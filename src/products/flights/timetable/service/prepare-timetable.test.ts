import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copySqliteTemplate } from '../../../../../tests/fixtures/databases.ts'
import { openStore } from '../../../../store/store.ts'
import { CABINS, SEATS_DAYS, type TimetableFlight } from '../rules/timetable.ts'
import { readTimetable } from '../store/timetable.ts'
import type { InventedFlights, TimetableToPrepare } from './invented-timetable.ts'
import { prepareTimetable, rollTimetable } from './prepare-timetable.ts'

/** A multiple of four weeks. */
const FIRST_DAY = 28 * 741

/** Two flights: one all year, one in a season that ends and begins anew in later years. */
const invented: InventedFlights = {
  timetable: (_, airports, firstDay) => ({
    airlines: [],
    flights: [
      flight({ id: 1, number: Math.min(airports, 999) }),
      flight({ id: 2, firstDay, lastDay: firstDay + 100 }),
    ],
    seats: ({ id }, cabin, from) =>
      Uint8Array.from(
        { length: SEATS_DAYS },
        (_, at) => (from + at + id + CABINS.indexOf(cabin)) % 99,
      ),
  }),
}

test('a world that is rolled equals one that is made anew', async () => {
  const later = { today: FIRST_DAY + 3 * 28 + 5 }
  const rolled = world({ today: FIRST_DAY + 27 })
  await prepareTimetable(rolled, invented, () => undefined)
  await rollTimetable({ ...rolled, ...later }, invented)
  const made = world(later)
  await prepareTimetable(made, invented, () => undefined)
  expect((await stored(rolled)).seats).toEqual((await stored(made)).seats)
  expect((await stored(rolled)).flights.map(({ lastDay }) => lastDay)).toEqual(
    (await stored(made)).flights.map(({ lastDay }) => lastDay),
  )
})

test('a small catalogue has flights between few airports', async () => {
  const small = world({ catalogueSize: 400 })
  await prepareTimetable(small, invented, () => undefined)
  expect((await stored(small)).flights[0]!.number).toBe(150)
})

function world(changes: Partial<TimetableToPrepare>): TimetableToPrepare {
  const dataDir = mkdtempSync(join(tmpdir(), 'alisio-timetable-'))
  copySqliteTemplate(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return {
    dataDir,
    databaseUrl: undefined,
    catalogueSize: 30_000,
    geographyFile: 'dist/geography.bin',
    today: FIRST_DAY,
    ...changes,
  }
}

async function stored(world: TimetableToPrepare) {
  const database = await openStore(world)
  try {
    const { flights, seats } = await readTimetable(database)
    return {
      flights: (await Array.fromAsync(flights)).flat(),
      seats: (await Array.fromAsync(seats)).flat(),
    }
  } finally {
    await database.close()
  }
}

function flight(changes: Partial<TimetableFlight>): TimetableFlight {
  return {
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
    originTerminal: 0,
    destinationTerminal: 0,
    ...changes,
  }
}
