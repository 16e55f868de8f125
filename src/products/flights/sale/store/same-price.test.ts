/** What searches show is what the sale asks for, to the cent. */
import { expect, test } from 'vitest'
import { onSqlite } from '../../../../../tests/fixtures/databases.ts'
import {
  flightGeography,
  JFK_MAD,
  LIS_JFK,
  MAD_LIS,
  MAD_LIS_OTHER,
  openTimetable,
} from '../../../../../tests/fixtures/small-timetable.ts'
import type { Database } from '../../../../store/database.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { buildFlights } from '../../engine/flight-builder.ts'
import { FlightEngine } from '../../engine/flight-engine.ts'
import { FlightWriter } from '../../engine/flight-writer.ts'
import { BRANDS, type FareModel } from '../../fares/rules/fares.ts'
import { type AircraftCode, CABINS } from '../../timetable/rules/timetable.ts'
import { flightPlaces } from '../service/flight-places.ts'
import { storedTrip } from './stored-trip.ts'

const TODAY = 20_800
const DAY = TODAY + 10
const DAYS = 30
const geography = flightGeography()
const PARTIES = [
  { adults: 1, children: 0, infants: 0 },
  { adults: 2, children: 1, infants: 1 },
  { adults: 5, children: 4, infants: 0 },
]
const leg = (flightId: number, days = 0) => ({ flightId, day: DAY + days })
const TRIPS = [
  [[leg(MAD_LIS)]],
  [[leg(MAD_LIS), leg(LIS_JFK)]],
  [[leg(MAD_LIS), leg(LIS_JFK)], [leg(JFK_MAD, 9)]],
  // Two tickets: nobody waits.
  [[leg(MAD_LIS_OTHER), leg(LIS_JFK)]],
]

onSqlite((open) => {
  test('a trip costs the same in the database as in the memory that searches', async () => {
    const database = await open()
    await openTimetable(database, { firstDay: TODAY, days: DAYS, seats: 90 })
    const engine = await engineOver(database)
    let compared = 0
    for (const journeys of TRIPS)
      for (const passengers of PARTIES)
        for (const cabin of CABINS)
          for (const brand of BRANDS) {
            const asked = { journeys, passengers, cabin, brand }
            const found = engine.quoteTrip({ ...asked, today: TODAY })
            const asker = { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES } as const
            const choice = { ...asked, total: 0 }
            const line = await storedTrip(flightPlaces(geography), database.db, choice, {
              ...asker,
              today: TODAY,
            })
            expect([asked, line?.fareTotal]).toEqual([asked, found?.total])
            if (line) compared++
          }
    expect(compared).toBeGreaterThan(60)
  })
})

async function engineOver({ db }: Pick<Database, 'db'>): Promise<FlightEngine> {
  const { airports, zones } = geography.columns
  const flights = await db.selectFrom('flights').selectAll().execute()
  const airlines = await db.selectFrom('airlines').selectAll().execute()
  const columns = buildFlights({
    airports: ['MAD', 'LIS', 'JFK'].map((code) => {
      const at = geography.airportByCode(code)
      const point = { latitude: airports.latitude[at]!, longitude: airports.longitude[at]! }
      return { code, ...point, zone: airports.zone[at]!, size: 2 as const, country: code }
    }),
    zones,
    airlines: airlines.map((row) => ({
      ...row,
      group: row.ticket_group,
      isLowCost: row.low_cost === 1,
      fares: JSON.parse(row.fares) as FareModel,
    })),
    flights: flights.map((row) => ({
      ...row,
      firstDay: row.first_day,
      lastDay: row.last_day,
      aircraft: row.aircraft as AircraftCode,
      originTerminal: row.origin_terminal,
      destinationTerminal: row.destination_terminal,
    })),
    firstDay: TODAY,
    days: DAYS,
  })
  const writer = new FlightWriter(columns)
  for (const row of await db.selectFrom('flight_seats').selectAll().execute())
    writer.loadSeats(row.seats_id, row.first_day, row.seats)
  return new FlightEngine(columns)
}
