/** Where imports end: places from the geography, everything else into the store. */
import type { Day } from '../../site/calendar-day.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { CatalogueSink, SaveOutcome } from '../imports/catalogue-sink.ts'
import { reason, type ReasonCode } from '../imports/reasons.ts'
import type { Database } from '../../store/database.ts'
import type { NoteCode, RefusalCode, SavedItem } from '../store/operator-catalogue.ts'
import { operatorCurrencies, saveOperatorHotels } from '../store/operator-hotels.ts'
import { saveOperatorRates } from '../store/operator-rates.ts'
import { saveOperatorReviews } from '../store/operator-reviews.ts'
import { currencyOf } from '../../../demo/catalogue/country-markets.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { importPlaces } from './import-places.ts'
import { ensureWorld } from './operator-world.ts'

/** As many as the addresses of photos can tell apart. */
const MOST_PHOTOS = 99

/** The field that a report names for each answer of the store. */
const FIELDS: Record<RefusalCode | NoteCode, string> = {
  'hotel-unknown': 'hotelId',
  'currency-differs': 'currency',
  'hotel-of-other-source': 'operatorId',
  'rooms-too-many': 'roomCode',
  'rooms-already-sold': 'rooms',
  'days-beyond-calendar': 'date',
}

/**
 * `geography` is read when the first hotel needs it; rates and reviews do without. `source` is
 * whose ids the file has.
 */
export function importSink(
  database: Database,
  geography: () => Geography,
  today: Day,
  source = '',
): CatalogueSink {
  let known: ReturnType<typeof importPlaces> | undefined
  let currencies: Promise<Map<string, CurrencyCode>> | undefined
  let world: Promise<void> | undefined
  const places = () => (known ??= importPlaces(geography()))
  return {
    get places() {
      return places()
    },
    async hotelCurrency(operatorId) {
      // Files name thousands of hotels: one question for all of them is faster than one for each.
      currencies ??= operatorCurrencies(database, source)
      return (await currencies).get(operatorId) ?? null
    },
    async saveHotels(batch, { dryRun }) {
      // Only now, so that a file without a single good row leaves the first start its demo world.
      if (!dryRun) await (world ??= ensureWorld(database, geography, today))
      const hotels = batch.map(({ content, hash }) => ({
        ...content,
        photos: content.photos.slice(0, MOST_PHOTOS),
        districtId: places().districtAt(content.cityId, content.coordinates),
        countryCurrency: currencyOf(places().countryOf(content.cityId)),
        contentHash: hash,
      }))
      return outcomes(await saveOperatorHotels(database, hotels, { dryRun, today, source }))
    },
    async saveRates(batch, { dryRun }) {
      const rates = batch.map(({ content }) => content)
      return outcomes(await saveOperatorRates(database, rates, { dryRun, today, source }))
    },
    async saveReviews(batch, { dryRun }) {
      const keyOf = (key: string) => (source ? `${source} ${key}` : key)
      const reviews = batch.map(({ content, key }) => ({ ...content, key: keyOf(key) }))
      return outcomes(await saveOperatorReviews(database, reviews, { dryRun, today, source }))
    },
  }
}

function outcomes(saved: SavedItem[]): SaveOutcome[] {
  return saved.map((item) => {
    if (item.outcome === 'rejected') return { rejected: asReason(item.reason) }
    return item.notes.length === 0
      ? item.outcome
      : { outcome: item.outcome, notes: item.notes.map(asReason) }
  })
}

function asReason({ code, detail }: { code: RefusalCode | NoteCode; detail: string }) {
  return reason(code satisfies ReasonCode, FIELDS[code], detail)
}
