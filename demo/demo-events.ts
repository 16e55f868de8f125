/** The recorded history of the demo world: written a day at a time, forgotten a day at a time. */
import type { Day } from '../src/site/calendar-day.ts'
import type { Database } from '../src/store/database.ts'
import { inTurn } from '../src/store/in-turn.ts'
import { insertRows } from '../src/store/insert-rows.ts'
import type { DemoEventsTable } from '../src/store/tables.ts'

export interface SoughtHotel {
  id: number
  popularity: number
}

/** Hotels of the demo only, the most sought after first: nothing is made up about others. */
export async function soughtDemoHotels(
  { db }: Pick<Database, 'db'>,
  leastPopularity: number,
  most: number,
): Promise<SoughtHotel[]> {
  return db
    .selectFrom('hotels')
    .select(['id', 'popularity'])
    .where('origin', '=', 'demo')
    .where('active', '=', 1)
    .where('popularity', '>=', leastPopularity)
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
  await inTurn(store, (db) => insertRows({ db, kind: store.kind }, 'demo_events', events))
}

export async function forgetDemoEventsBefore(
  { db }: Pick<Database, 'db'>,
  day: Day,
): Promise<void> {
  await db.deleteFrom('demo_events').where('day', '<', day).execute()
}
