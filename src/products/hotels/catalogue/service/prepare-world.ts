/**
 * Makes sure that the database holds a world: the schema, the places, money's worth, and an
 * invented catalogue where there is no other and one is wanted. Runs in a thread of its own, so
 * that the server answers health checks meanwhile.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import {
  currencyRatesOn,
  SAMPLE_RATES,
  saveCurrencyRates,
} from '../../../../store/currency-rates.ts'
import type { Database } from '../../../../store/database.ts'
import { exclusively } from '../../../../store/exclusive.ts'
import { openStore } from '../../../../store/store.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { loadDestinations } from '../../../../places/store/destinations.ts'
import { destinationRows } from '../../../../places/service/destination-rows.ts'
import { readGeography } from '../../../../places/service/read-geography.ts'
import { isDemoWorld, loadCatalogue, storedWorld } from '../store/catalogue.ts'
import type { InventedWorld, WorldToPrepare } from './invented-world.ts'

export type Progress = (step: string, done?: number, all?: number) => void

/** The invented world, if the database holds one: only then it is loaded. */
export async function prepareWorld<Invented extends InventedWorld>(
  world: WorldToPrepare,
  loadInvented: () => Promise<Invented>,
  progress: Progress,
): Promise<Invented | null> {
  const database = await openStore(world)
  try {
    await exclusively(database, async () => {
      if (await storedWorld(database)) return
      progress('Storing the places')
      const geography = readGeography(world.geographyFile)
      if (world.catalogueSize === 0) await storeOperatorWorld(database, geography, world.today)
      else await storeInventedWorld(database, geography, world, await loadInvented(), progress)
    })
    if (!(await currencyRatesOn(database, world.today)))
      await saveCurrencyRates(database, SAMPLE_RATES)
    return isDemoWorld(await storedWorld(database)) ? await loadInvented() : null
  } finally {
    await database.close()
  }
}

/** The places and no hotel: those are their operator's to import. */
export async function storeOperatorWorld(
  database: Database,
  geography: Geography,
  today: Day,
): Promise<void> {
  await loadDestinations(database, destinationRows(geography))
  await database.db
    .insertInto('worlds')
    .values({ id: 1, origin: 'operator', first_day: today, completed_at: Date.now() })
    .execute()
}

async function storeInventedWorld(
  database: Database,
  geography: Geography,
  { catalogueSize: size, today: firstDay }: WorldToPrepare,
  invented: InventedWorld,
  progress: Progress,
): Promise<void> {
  await loadDestinations(database, destinationRows(geography))
  const { origin, chains, hotels } = invented.catalogue(geography, size, firstDay)
  await loadCatalogue(
    database,
    { origin, firstDay },
    { chains, hotels: hotels() },
    (count) => count % 1_000 === 0 && progress('Filling the demo world', count, size),
  )
}
