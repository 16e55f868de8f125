/**
 * A database that an operator fills before the first start holds the operator's hotels and no demo
 * ones: it is given its places and its name here, or the first start would fill it with the demo.
 */
import type { Day } from '../../site/calendar-day.ts'
import { storedWorld } from '../../products/hotels/catalogue/store/catalogue.ts'
import type { Database } from '../../store/database.ts'
import { loadDestinations } from '../../places/store/destinations.ts'
import { exclusively } from '../../store/exclusive.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { destinationRows } from '../../places/routes/destination-rows.ts'

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
