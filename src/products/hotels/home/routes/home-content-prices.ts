/** What a place of the home page costs and looks like, as the engine knows it now. */
import { type Day, weekdayOf } from '../../../../site/calendar-day.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import { formatMoney } from '../../../../site/money.ts'
import { writeRoomsBriefly } from '../../../../search/rules/room-fields.ts'
import type { PricedPlace } from '../../../../search/rules/search-page.ts'
import type { Site } from '../../../../site/site.ts'
import { DEFAULT_SORT } from '../../list/rules/sort-orders.ts'
import type { Stay } from '../../../../site/stay.ts'
import { writeStay } from '../../../../search/rules/stay-fields.ts'
import { cheapestStay, stayQuery } from '../../search/routes/destinations-prices.ts'
import type { KnownDestination } from '../../search/routes/destinations.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

/** A stay, and what the cheapest room for it costs. */
export interface PricedStay {
  stay: Stay
  price: number
}

const ROOMS = [DEFAULT_ROOM]
const NIGHTS_LOOKED_AT = 30
const WEEKENDS_LOOKED_AT = 4
const FRIDAY = 5

/** Each step is one short question to the engine, between which others may be answered. */
export function* cheapestNight(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
): Generator<undefined, PricedStay | null> {
  const nights = Array.from({ length: NIGHTS_LOOKED_AT }, (_, later) => oneNight(today + 1 + later))
  return yield* cheapestOf(memory, site, place, today, nights)
}

/** Friday to Sunday, beginning at the day after tomorrow at the earliest. */
export function* cheapestWeekend(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
): Generator<undefined, PricedStay | null> {
  const soonest = today + 2
  const friday = soonest + ((FRIDAY - weekdayOf(soonest) + 7) % 7)
  const weekends = Array.from({ length: WEEKENDS_LOOKED_AT }, (_, week) => ({
    checkIn: friday + week * 7,
    checkOut: friday + week * 7 + 2,
  }))
  return yield* cheapestOf(memory, site, place, today, weekends)
}

/** The place as a card, with a photo of a hotel that can be had for the stay. */
export function pricedPlace(
  memory: SearchMemory,
  site: Site,
  place: KnownDestination,
  today: Day,
  { stay, price }: PricedStay,
): Omit<PricedPlace, 'country'> {
  const photo = photoOf(memory, site, place, today, stay)
  const query = { ...writeStay(stay), ...writeRoomsBriefly(ROOMS) }
  return {
    name: place.name,
    href: `${place.path}?${new URLSearchParams(query)}`,
    photo,
    price,
    priceText: formatMoney(price, site.edition.currency),
  }
}

function* cheapestOf(
  memory: SearchMemory,
  site: Site,
  { hotels }: KnownDestination,
  today: Day,
  stays: readonly Stay[],
): Generator<undefined, PricedStay | null> {
  let best: PricedStay | null = null
  for (const stay of stays) {
    const price = cheapestStay(memory, site, hotels, { stay, rooms: ROOMS }, today)
    if (price !== null && (best === null || price < best.price)) best = { stay, price }
    yield
  }
  return best
}

function photoOf(
  memory: SearchMemory,
  site: Site,
  { hotels: destination }: KnownDestination,
  today: Day,
  stay: Stay,
): string {
  const { hotels } = memory.engine.searchHotels({
    ...stayQuery(memory, site, { stay, rooms: ROOMS }, today),
    destination,
    filters: {},
    preFilters: {},
    sort: DEFAULT_SORT,
    page: 1,
  })
  // A hotel that is sold without its name must not be known by its picture.
  const shown = hotels.find((hotel) => hotel.hiddenOfferId === null && hotel.photosCount > 0)
  return shown ? photoPath(shown.id, 1, 'card') : ''
}

function oneNight(checkIn: Day): Stay {
  return { checkIn, checkOut: checkIn + 1 }
}
