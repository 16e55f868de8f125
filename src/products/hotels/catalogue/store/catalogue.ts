/** The catalogue in the database, which is loaded in one stream. */
import type { CatalogueHotel, Chain } from '../rules/catalogue.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { startBulkLoad } from '../../../../store/bulk-load.ts'
import { CHAINS, HOTELS, RATE_PLANS, ROOM_TYPES } from '../../../../store/bulk-tables.ts'
import { hotelRow, ratePlanRow, roomTypeRow } from './catalogue-rows.ts'
import { valuesOf } from '../../../../store/bulk-tables.ts'
import type { Database } from '../../../../store/database.ts'
import type { Instant } from '../../../../store/tables.ts'

export interface WorldFacts {
  origin: string
  firstDay: Day
}

export interface StoredWorld extends WorldFacts {
  completedAt: Instant
}

/** The world that the database holds, or undefined while there is none or only half of one. */
export async function storedWorld({ db }: Pick<Database, 'db'>): Promise<StoredWorld | undefined> {
  const row = await db.selectFrom('worlds').selectAll().executeTakeFirst()
  return row && { origin: row.origin, firstDay: row.first_day, completedAt: row.completed_at }
}

/** Whether its hotels were invented; those that were imported into it later were not. */
export function isDemoWorld(world: StoredWorld | undefined): boolean {
  return world?.origin.startsWith('demo ') ?? false
}

/** Replaces whatever catalogue is there. `onHotel` is told how many there are so far. */
export async function loadCatalogue(
  database: Database,
  world: WorldFacts,
  catalogue: { chains: Chain[]; hotels: Iterable<CatalogueHotel> },
  onHotel: (count: number) => void = () => undefined,
): Promise<void> {
  await database.db.deleteFrom('worlds').execute()
  const load = await startBulkLoad(database, [CHAINS, HOTELS, RATE_PLANS, ROOM_TYPES])
  try {
    for (const chain of catalogue.chains) await load.add(CHAINS, valuesOf(chain))
    let count = 0
    for (const hotel of catalogue.hotels) {
      // Awaiting only where the database asks for it keeps the loop fast.
      const full = load.add(HOTELS, valuesOf(hotelRow(hotel)))
      if (full) await full
      for (const plan of hotel.ratePlans) {
        const full = load.add(RATE_PLANS, valuesOf(ratePlanRow(hotel.id, plan)))
        if (full) await full
      }
      for (const room of hotel.roomTypes) {
        const full = load.add(ROOM_TYPES, valuesOf(roomTypeRow(hotel.id, room)))
        if (full) await full
      }
      onHotel(++count)
    }
    await load.finish()
  } catch (error) {
    await load.abandon(error)
    throw error
  }
  await database.db
    .insertInto('worlds')
    .values({ id: 1, origin: world.origin, first_day: world.firstDay, completed_at: Date.now() })
    .execute()
}
