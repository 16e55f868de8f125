/**
 * Makes sure that the database holds a world: the schema, the places, money's worth, and the demo
 * catalogue where there is no other. Runs in a thread of its own, so that the server answers health
 * checks meanwhile.
 */
import { readFileSync } from 'node:fs'
import { type Day, dayOf } from '../src/site/calendar-day.ts'
import type { CurrencyRates } from '../src/site/money.ts'
import { loadCatalogue, storedWorld } from '../src/products/hotels/catalogue/store/catalogue.ts'
import { currencyRatesOn, saveCurrencyRates } from '../src/store/currency-rates.ts'
import type { Database } from '../src/store/database.ts'
import { loadDestinations } from '../src/places/store/destinations.ts'
import { exclusively } from '../src/store/exclusive.ts'
import { openStore } from '../src/store/store.ts'
import { demoCatalogue } from './catalogue/demo-catalogue.ts'
import { decodeGeography, type Geography } from '../src/places/geography/geography.ts'
import { Land } from '../src/places/geography/land.ts'
import { destinationRows } from '../src/places/service/destination-rows.ts'

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

/**
 * What a euro was worth on a day in autumn 2026, roughly: good enough to show prices of a demo
 * world in every edition's currency, not to trade with. The back office replaces them.
 */
export const SAMPLE_RATES: CurrencyRates = {
  date: dayOf(2026, 11, 1),
  perEuro: {
    EUR: 1,
    USD: 1.16,
    GBP: 0.87,
    CHF: 0.93,
    BRL: 6.2,
    MXN: 21.4,
    COP: 4_450,
    PEN: 3.92,
    CLP: 1_090,
    ARS: 1_650,
    ARD: 1.16,
    BGN: 1.95583,
    CZK: 24.3,
    DKK: 7.46,
    GIP: 0.87,
    HUF: 388,
    ISK: 146,
    NOK: 11.7,
    PLN: 4.25,
    RON: 5.09,
  },
}
