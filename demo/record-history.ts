/**
 * The records of a new day: the demo world gets what is said to happen in it today (and, at its
 * first start, what happened in the week before), and its old ones are forgotten. Decision 0016.
 */
import type { Day } from '../src/site/calendar-day.ts'
import {
  ORDERS_WINDOW_MS,
  VISITS_WINDOW_MS,
} from '../src/products/hotels/facts/rules/metadata-windows.ts'
import type { Database } from '../src/store/database.ts'
import { inShortTransaction } from '../src/store/short-transactions.ts'
import { insertRows } from '../src/store/insert-rows.ts'
import type { DemoEventsTable } from '../src/store/tables.ts'
import { exclusively } from '../src/store/exclusive.ts'
import { openStore } from '../src/store/store.ts'
import { demoDemand, type DemoEvent, MIN_SOUGHT } from './catalogue/demo-demand.ts'
import { DEMO_SEED } from './catalogue/demo-catalogue.ts'
import type { WorldToPrepare } from '../src/products/hotels/catalogue/service/invented-world.ts'

const DAY_MS = 86_400_000
const HISTORY_DAYS = ORDERS_WINDOW_MS / DAY_MS
/** All that are popular among 30,000. */
const MAX_SOUGHT = 7_500

export async function recordHistory(world: WorldToPrepare): Promise<void> {
  const database = await openStore(world)
  try {
    await exclusively(database, async () => {
      await forgetDemoEventsBefore(database, world.today - HISTORY_DAYS)
      await recordDemoDays(database, world.today, Date.now())
    })
  } finally {
    await database.close()
  }
}

/** Days that are written down already stay as they are. */
export async function recordDemoDays(database: Database, today: Day, now: number): Promise<void> {
  const recorded = await recordedDemoDays(database)
  const missing = Array.from({ length: HISTORY_DAYS + 1 }, (_, ago) => today - ago).filter(
    (day) => !recorded.has(day),
  )
  if (missing.length === 0) return
  const hotels = await soughtDemoHotels(database, MIN_SOUGHT, MAX_SOUGHT)
  for (const day of missing) {
    const { views, orders } = demoDemand(DEMO_SEED, hotels, day)
    const events = [...orders(), ...views().filter((view) => isYetToBeTold(view, now))]
    await saveDemoDay(
      database,
      events.map((event) => rowOf(day, event)),
    )
  }
}

/** Nobody will ever be told who looked at a hotel before that. */
function isYetToBeTold({ happenedAt }: DemoEvent, now: number): boolean {
  return happenedAt > now - VISITS_WINDOW_MS
}

function rowOf(day: Day, { kind, hotelId, happenedAt, visitor }: DemoEvent): DemoEventsTable {
  return { day, happened_at: happenedAt, kind, hotel_id: hotelId, visitor }
}

/** The recorded history of the demo world: written a day at a time, forgotten a day at a time. */
export interface SoughtHotel {
  id: number
  popularity: number
}

/** Hotels of the demo only, the most sought after first: nothing is made up about others. */
export async function soughtDemoHotels(
  { db }: Pick<Database, 'db'>,
  minPopularity: number,
  most: number,
): Promise<SoughtHotel[]> {
  return db
    .selectFrom('hotels')
    .select(['id', 'popularity'])
    .where('origin', '=', 'demo')
    .where('active', '=', 1)
    .where('popularity', '>=', minPopularity)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The days that have a history already. */
export async function recordedDemoDays({ db }: Pick<Database, 'db'>): Promise<Set<Day>> {
  const rows = await db.selectFrom('demo_events').select('day').distinct().execute()
  return new Set(rows.map(({ day }) => day))
}

/** All of a day, or nothing: a day of which something is there is taken for told. */
export async function saveDemoDay(
  store: Pick<Database, 'db' | 'kind'>,
  events: DemoEventsTable[],
): Promise<void> {
  await inShortTransaction(store, (db) =>
    insertRows({ db, kind: store.kind }, 'demo_events', events),
  )
}

export async function forgetDemoEventsBefore(
  { db }: Pick<Database, 'db'>,
  day: Day,
): Promise<void> {
  await db.deleteFrom('demo_events').where('day', '<', day).execute()
}
