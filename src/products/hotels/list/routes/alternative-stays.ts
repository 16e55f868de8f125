/** Other days near those asked for, when nothing is free on them. */
import type { Day } from '../../../../site/calendar-day.ts'
import { type HotelSearch, writeResultsQuery } from '../../search/rules/hotel-search.ts'
import { formatMoney } from '../../../../site/money.ts'
import type { AlternativeStay, ResultsPlace } from '../rules/results-page.ts'
import { pathOf } from '../../../../site/routes.ts'
import { stayNights } from '../../../../site/stay.ts'
import { stayQuery } from '../../search/routes/destinations-prices.ts'
import { engineDestination } from '../../search/routes/engine-destination.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

/** So many days before and after. */
const REACH_DAYS = 14
const MOST_STAYS = 4

export function alternativeStays(
  memory: SearchMemory,
  { site }: Visit,
  { type, id, slug }: ResultsPlace,
  search: HotelSearch,
  today: Day,
): AlternativeStay[] {
  const { stay, rooms, destination } = search
  const nights = stayNights(stay)
  const first = Math.max(today, stay.checkIn - REACH_DAYS)
  const asked = { stay: { checkIn: first, checkOut: first + nights }, rooms }
  const days = stay.checkIn + REACH_DAYS - first + 1
  const path = pathOf(site, 'hotelResults', { kind: type, destination: id, slug })
  return memory.engine
    .pricesByCheckIn(engineDestination(destination), stayQuery(memory, site, asked, today), days)
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => away(one.checkIn) - away(other.checkIn))
    .slice(0, MOST_STAYS)
    .map(({ checkIn, price }) => {
      const moved = { checkIn, checkOut: checkIn + nights }
      const query = new URLSearchParams(writeResultsQuery({ ...search, stay: moved }))
      const priceText = formatMoney(price ?? 0, site.edition.currency)
      return { ...moved, priceText, href: `${path}?${query}` }
    })

  function away(checkIn: Day): number {
    return Math.abs(checkIn - stay.checkIn)
  }
}
