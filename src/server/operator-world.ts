/**
 * A database that an operator fills before the first start holds the operator's hotels and no demo
 * ones: it is given its places and its name here, or the first start would fill it with the demo.
 */
import type { Day } from '../core/calendar-day.ts'
import { storedWorld } from '../storage/catalogue.ts'
import type { Database } from '../storage/database.ts'
import { loadDestinations } from '../storage/destinations.ts'
import { exclusively } from '../storage/exclusive.ts'
import type { Geography } from '../world/geography/geography.ts'
import { destinationRows } from './destination-rows.ts'

export async function ensureWorld(
  database: Database,
  geography: () => Geography,
  today: Day,
): Promise<void> {
  await exclusively(database, async () => {
    if (await storedWorld(database)) return
    const hotel = await database.db.selectFrom('hotels').select('id').limit(1).executeTakeFirst()
    if (hotel)
      throw new Error(
        'The demo world is not complete: let the server finish its start, then import.',
      )
    await loadDestinations(database, destinationRows(geography()))
    await database.db
      .insertInto('worlds')
      .values({ id: 1, origin: 'operator', first_day: today, completed_at: Date.now() })
      .execute()
  })
}
