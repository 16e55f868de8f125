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
import {
  forgetDemoEventsBefore,
  recordedDemoDays,
  saveDemoDay,
  soughtDemoHotels,
} from './demo-events.ts'
import { exclusively } from '../src/store/exclusive.ts'
import { openStore } from '../src/store/store.ts'
import type { DemoEventsTable } from '../src/store/tables.ts'
import { demoDemand, LEAST_SOUGHT, type DemoEvent } from './catalogue/demo-demand.ts'
import { DEMO_SEED, type WorldToPrepare } from './prepare-world.ts'

const DAY_MS = 86_400_000
const HISTORY_DAYS = ORDERS_WINDOW_MS / DAY_MS
/** All that are popular among 30,000. */
const MOST_SOUGHT = 7_500

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
  const hotels = await soughtDemoHotels(database, LEAST_SOUGHT, MOST_SOUGHT)
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
