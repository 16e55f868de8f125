/**
 * The world's places as tables. The geography file is what the program reads; the tables are for
 * the operator's own queries and for other programs that share the database.
 */
import { startBulkLoad } from '../../store/bulk-load.ts'
import { DESTINATION_NAMES, DESTINATIONS } from '../../store/bulk-tables.ts'
import { valuesOf } from '../../store/bulk-tables.ts'
import type { Database } from '../../store/database.ts'
import type { DestinationsTable } from '../../store/tables.ts'

export interface NamedDestination extends DestinationsTable {
  /** By language; the local name stands under ''. */
  names: Record<string, string>
}

export async function loadDestinations(
  database: Database,
  destinations: Iterable<NamedDestination>,
): Promise<void> {
  const load = await startBulkLoad(database, [DESTINATIONS, DESTINATION_NAMES])
  try {
    for (const { names, ...destination } of destinations) {
      await load.add(DESTINATIONS, valuesOf(destination))
      for (const [language, name] of Object.entries(names)) {
        const full = load.add(DESTINATION_NAMES, [destination.id, language, name])
        if (full) await full
      }
    }
    await load.finish()
  } catch (error) {
    await load.abandon(error)
    throw error
  }
}
