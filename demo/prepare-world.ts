/**
 * Makes sure that the database holds a world: the schema, the places, money's worth, and the demo
 * catalogue where there is no other. Runs in a thread of its own, so that the server answers health
 * checks meanwhile.
 */
import { readFileSync } from 'node:fs'
import type { Day } from '../src/site/calendar-day.ts'
import { SAMPLE_RATES } from './sample-rates.ts'
import { loadCatalogue, storedWorld } from '../src/products/hotels/catalogue/store/catalogue.ts'
import { currencyRatesOn, saveCurrencyRates } from '../src/store/currency-rates.ts'
import type { Database } from '../src/store/database.ts'
import { loadDestinations } from '../src/places/store/destinations.ts'
import { exclusively } from '../src/store/exclusive.ts'
import { openStore } from '../src/store/store.ts'
import { demoCatalogue } from './catalogue/demo-catalogue.ts'
import type { Geography } from '../src/places/geography/geography.ts'
import { decodeGeography } from '../src/places/geography/geography-file.ts'
import { Land } from '../src/places/geography/land.ts'
import { destinationRows } from '../src/places/routes/destination-rows.ts'

export interface WorldToPrepare {
  dataDir: string
  databaseUrl: string | undefined
  catalogueSize: number
  geographyFile: string
  today: Day
}

/** One world for everyone: pictures, prices and names of the demo are the same on every machine. */
export const DEMO_SEED = 1

export type Progress = (step: string, done?: number, all?: number) => void

export async function prepareWorld(world: WorldToPrepare, progress: Progress): Promise<void> {
  const database = await openStore(world)
  try {
    await exclusively(database, async () => {
      if (await storedWorld(database)) return
      const geography = readGeography(world.geographyFile)
      progress('Storing the places')
      await loadDestinations(database, destinationRows(geography))
      await fillCatalogue(database, geography, world, progress)
    })
    if (!(await currencyRatesOn(database, world.today)))
      await saveCurrencyRates(database, SAMPLE_RATES)
  } finally {
    await database.close()
  }
}

export function readGeography(file: string): Geography {
  const geography = decodeGeography(readFileSync(file))
  if (!geography) throw new Error(`${file} is damaged: remove it and start again`)
  return geography
}

async function fillCatalogue(
  database: Database,
  geography: Geography,
  { catalogueSize: size, today: firstDay }: WorldToPrepare,
  progress: Progress,
): Promise<void> {
  const catalogue = demoCatalogue({ geography, land: new Land(), size, seed: DEMO_SEED, firstDay })
  await loadCatalogue(
    database,
    { origin: `demo ${size} by seed ${DEMO_SEED}`, firstDay },
    { chains: catalogue.chains, hotels: catalogue.hotels() },
    (count) => count % 1_000 === 0 && progress('Filling the demo world', count, size),
  )
}
