/**
 * Makes sure that an invented world has a timetable, also one from before flights were sold, and
 * keeps it as long as it is: every four weeks its seats move on. Runs in the thread that prepares
 * the world.
 */
import { readGeography } from '../../../../places/service/read-geography.ts'
import type { Database } from '../../../../store/database.ts'
import { exclusively } from '../../../../store/exclusive.ts'
import { openStore } from '../../../../store/store.ts'
import { CABINS, firstSeatsDay } from '../rules/timetable.ts'
import {
  airportsWithFlights,
  firstStoredDay,
  hasTimetable,
  loadTimetable,
  readFlights,
  recordTimetableChange,
  rollSeats,
  updateSeasons,
} from '../store/timetable.ts'
import { airportsFor, type InventedFlights, type TimetableToPrepare } from './invented-timetable.ts'

export async function prepareTimetable(
  world: TimetableToPrepare,
  invented: InventedFlights,
  progress: (step: string, done?: number, all?: number) => void,
): Promise<void> {
  await inStore(world, async (database) => {
    if (await hasTimetable(database)) return
    progress('Planning the flights')
    const geography = readGeography(world.geographyFile)
    const firstDay = firstSeatsDay(world.today)
    const made = invented.timetable(geography, airportsFor(world), firstDay)
    const seatsOf: Parameters<typeof loadTimetable>[1]['seatsOf'] = (flight, cabin) =>
      made.seats(flight, cabin, firstDay)
    await loadTimetable(database, { ...made, seatsOf }, firstDay, (count) => {
      if (count % 5_000 === 0) progress('Filling the timetable', count, made.flights.length)
    })
  })
}

export async function rollTimetable(
  world: TimetableToPrepare,
  invented: InventedFlights | null,
): Promise<void> {
  await inStore(world, async (database) => {
    const firstDay = firstSeatsDay(world.today)
    if (((await firstStoredDay(database)) ?? firstDay) >= firstDay) return
    if (invented) {
      const geography = readGeography(world.geographyFile)
      // The stored world may be of another size than the one that is asked for today.
      const made = invented.timetable(geography, await airportsWithFlights(database), firstDay)
      const known = new Map(made.flights.map((flight) => [flight.id, flight]))
      const moved = []
      for await (const batch of readFlights(database))
        for (const stored of batch) {
          const flight = known.get(stored.id)
          if (flight && flight.lastDay !== stored.lastDay) moved.push(flight)
        }
      await updateSeasons(database, moved)
      await rollSeats(database, firstDay, (seatsId) => {
        const flight = known.get(Math.floor(seatsId / CABINS.length))
        return flight && made.seats(flight, CABINS[seatsId % CABINS.length]!, firstDay)
      })
    } else await rollSeats(database, firstDay, () => undefined)
    await recordTimetableChange(database.db)
  })
}

async function inStore(
  world: TimetableToPrepare,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openStore(world)
  try {
    await exclusively(database, () => work(database))
  } finally {
    await database.close()
  }
}
