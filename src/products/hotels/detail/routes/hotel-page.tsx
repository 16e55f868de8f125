/** A hotel's own page, also of those sold without their name, and with a voucher. */
import type { Day } from '../../../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import type { FormValues } from '../../../../site/form-values.ts'
import { hotelLink } from '../../catalogue/rules/hotel-links.ts'
import { readHotelPageQuery, VOUCHER_CODE, writeHotelPageQuery } from '../rules/hotel-page.ts'
import { NATIVE_PREFIX } from '../../../../search/rules/native-fields.ts'
import { nextWeekend } from '../../../../search/rules/next-weekend.ts'
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import { writeRooms } from '../../../../search/rules/room-fields.ts'
import { writeStay } from '../../../../search/rules/stay-fields.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import type { Database } from '../../../../store/database.ts'
import { HotelPage } from '../pages/hotel-page.tsx'
import type { CheckoutTokens } from '../../../../booking/routes/checkout-token.ts'
import { todayIn } from '../../../../http/clock.ts'
import { stayQuery } from '../../search/routes/destinations-prices.ts'
import { Failure } from '../../../../http/failures.tsx'
import { hotelHead } from './hotel-head.ts'
import { hotelPageData } from './hotel-page-data.ts'
import { nameOnSite } from '../../catalogue/routes/hotel-texts.ts'
import { missingHotel } from './missing-hotel.tsx'
import type { SearchMemory } from '../../service/search-memory.ts'
import {
  formValues,
  keptValues,
  shownProblems,
} from '../../../../search/routes/search-submit-values.ts'
import type { Settings } from '../../../../settings.ts'
import { hotelPath } from '../../../../places/routes/suggestion-links.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'
import { pricedFor } from '../../rates/routes/visitor-discounts.ts'

export function hotelPage(
  memory: () => SearchMemory,
  store: () => Database,
  settings: Pick<Settings, 'publicUrl' | 'mapTileUrl' | 'mapTileAttribution' | 'claims'>,
  tokens: CheckoutTokens,
): Handler {
  const { publicUrl, mapTileUrl: url, mapTileAttribution: attribution } = settings
  const tiles = url ? { url, attribution } : null
  const childRules = settings.claims.includes('child-rules')
  return async (visit) => {
    const world = pricedFor(memory(), visit)
    const { site, parameters } = visit
    const today = todayIn(site.edition.timeZone)
    const giftBoxCode = voucherIn(parameters['code'])
    const values = askedValues(visit, today, giftBoxCode)
    const read = readHotelPageQuery(values, today)
    const ownStay = { stay: nextWeekend(today), rooms: [DEFAULT_ROOM], giftBoxCode }
    const asked = read.ok ? read.value : ownStay
    const query = stayQuery(world, site, asked, today)
    const id = idIn(parameters['hotel'] ?? parameters['uri'] ?? '')
    const hotel = id > 0 ? world.engine.hotelFor(id, query) : null
    if (!hotel?.isActive) return missingHotel(visit, world)

    const path = pathTo(visit, world, hotel, giftBoxCode)
    const [sentPath = '', sentQuery] = visit.path.split('?', 2)
    // One address for each hotel: a name that has changed, or was mistyped, leads to the right one.
    if (sentPath !== path) return visit.redirect(path + (sentQuery ? `?${sentQuery}` : ''), 301)
    // What native controls sent is put into the words of a link that can be passed on.
    if (read.ok && Object.keys(visit.query).some((name) => name.startsWith(NATIVE_PREFIX)))
      return visit.redirect(`${path}?${writeHotelPageQuery(asked)}`)

    const form = read.ok
      ? { values: { ...writeStay(asked.stay), ...writeRooms(asked.rooms) }, problems: [] }
      : {
          values: keptValues(values, read.problems),
          problems: shownProblems(read.problems),
        }
    const page = { hotel, path, today, values, asked, query, form }
    const parts = { memory: world, store, tokens, tiles, childRules }
    const data = await hotelPageData(parts, visit, page)
    const head = hotelHead(visit, world, hotel, data, publicUrl)
    return visit.page(<HotelPage {...data} />, head, read.ok ? 200 : 422)
  }
}

/** A link that names no dates means the next weekend; a voucher stands in the path. */
function askedValues(visit: Visit, today: Day, giftBoxCode: string): FormValues {
  const values = formValues(visit.query)
  const hasDates = [HOTEL_FIELDS.checkIn, HOTEL_FIELDS.checkOut].some((field) => values[field])
  return {
    ...values,
    ...(!hasDates && writeStay(nextWeekend(today))),
    ...(giftBoxCode && { [HOTEL_FIELDS.giftBoxCode]: giftBoxCode }),
  }
}

function pathTo(
  visit: Visit,
  { geography }: SearchMemory,
  hotel: EngineHotel,
  giftBoxCode: string,
): string {
  const { id, cityId, hiddenOfferId } = hotel
  const uri = hotelPath(visit.site, geography, cityId, id, nameOnSite(hotel, visit))
  return hotelLink({ uri, hiddenOfferId }, visit.site, { giftBoxCode })
}

const LARGEST_ID = 2_147_483_647

function voucherIn(code: string | undefined): string {
  if (code !== undefined && !VOUCHER_CODE.test(code)) throw new Failure('page-not-found')
  return code ?? ''
}

/** `{slug}-{id}`; 0 for anything else. */
function idIn(slug: string): number {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1] ?? 0)
  return id <= LARGEST_ID ? id : 0
}
