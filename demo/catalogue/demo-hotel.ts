/** One demo hotel with everything that is needed to sell it. */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../dice.ts'
import type { Land } from '../../src/places/geography/land.ts'
import { hotelName } from '../texts/hotel-names.ts'
import { streetAddress } from '../texts/street-address.ts'
import { basePriceEuros } from './base-price.ts'
import { hotelDice } from './chances.ts'
import type { DayWindow } from './day-window.ts'
import { hotelDemand, type HotelDemand } from './demo-calendar.ts'
import { demandCurve, type DemandCurve } from './demand-curve.ts'
import type { DemoCity } from './demo-city.ts'
import { hotelClass, type HotelClass } from './hotel-class.ts'
import { hiddenOfferId, hotelId } from './hotel-ids.ts'
import { hotelPlace, type HotelPlace } from './hotel-place.ts'
import { reputation } from './hotel-reviews.ts'
import { segmentCodes, serviceCodes } from './hotel-services.ts'
import { placeKindOf, type Setting } from './place-kinds.ts'
import { ratePlans } from './rate-plans.ts'
import { roomTypes } from './room-types.ts'
import type { RhythmName } from './seasons.ts'
import { stayRules } from './stay-rules.ts'

/** A city while its hotels are made. */
export interface CityInWork {
  seed: number
  land: Land
  city: DemoCity
  cityNumber: number
  window: DayWindow
  /** Made when the first hotel needs them. */
  curves: Map<string, DemandCurve>
  /** No two hotels of a city bear one name. */
  namesTaken: Set<string>
}

const HIDDEN_OFFERS = 0.01
const BUSINESS_HOTELS = 0.45
const NAME_TRIES = 8
const FEWEST_PHOTOS = 4
const MOST_PHOTOS = 40

export function demoHotel(work: CityInWork, place: number): CatalogueHotel {
  const { city, land } = work
  const dice = hotelDice(work.seed, city.id, place)
  const spot = hotelPlace(dice('place'), city, land)
  const placeKind = placeKindOf(city, spot.setting)
  const classDice = dice('class')
  const own = hotelClass(classDice, placeKind, spot.setting, city.country)
  const isHidden = classDice.chance(HIDDEN_OFFERS)
  const photosCount = photos(classDice, own.stars)
  const serviceDice = dice('services')
  const services = serviceCodes(serviceDice, own, spot.setting)
  const isWellSituated = wellSituated(spot)
  const { quality, popularity, reviews } = reputation(dice('reviews'), own.stars, isWellSituated)
  const euros = basePriceEuros(dice('price'), city, {
    hotelClass: own,
    place: spot,
    placeKind,
    quality,
  })
  const id = hotelId(work.cityNumber, place)
  const demand = demandOf(dice('demand'), work, spot.setting, own, popularity)
  const facts = { id, hotelClass: own, setting: spot.setting, services, euros, demand }
  const address = streetAddress(dice('address'), city.country, city.placeNames)
  return {
    id,
    origin: 'demo',
    originId: `${city.id}-${place}`,
    name: freshName(dice('name'), work, spot, own),
    categoryId: own.categoryId,
    chainId: own.chainId,
    cityId: city.id,
    districtId: spot.district?.id ?? 0,
    address: address.street,
    postalCode: address.postalCode,
    latitude: spot.latitude,
    longitude: spot.longitude,
    currency: city.currency,
    hiddenOfferId: isHidden ? hiddenOfferId(id) : null,
    isWellSituated,
    photosCount,
    serviceCodes: services,
    segmentCodes: segmentCodes(serviceDice, { hotelClass: own, place: spot, services }),
    reviews,
    popularity,
    isActive: true,
    ratePlans: ratePlans(dice('plans'), city, facts),
    roomTypes: roomTypes(dice('rooms'), dice('history'), facts),
  }
}

function demandOf(
  dice: Dice,
  work: CityInWork,
  setting: Setting,
  { kind }: HotelClass,
  popularity: number,
): HotelDemand {
  const { city, window } = work
  const rhythm = rhythmOf(dice, setting, kind)
  const key = `${setting} ${rhythm}`
  let curve = work.curves.get(key)
  if (!curve) {
    curve = demandCurve(city, setting, rhythm, window)
    work.curves.set(key, curve)
  }
  return hotelDemand({
    window,
    curve,
    sensitivity: dice.between(0.8, 1.2),
    busyness: (popularity - 450) / 2500,
    rules: stayRules(dice, window, { setting, kind, city }),
    steps: city.steps,
  })
}

function rhythmOf(dice: Dice, setting: Setting, kind: HotelClass['kind']): RhythmName {
  if (setting === 'beach') return 'beach'
  if (setting === 'mountain') return 'ski'
  if (setting === 'countryside') return 'countryside'
  if (setting === 'airport') return 'business'
  return kind === 'hotel' && dice.chance(BUSINESS_HOTELS) ? 'business' : 'cityBreak'
}

/** Earlier hotels of the city exist whenever this one does, so the name is still its own. */
function freshName(dice: Dice, work: CityInWork, place: HotelPlace, own: HotelClass): string {
  const named = {
    country: work.city.country,
    cityName: work.city.name,
    districtName: place.district?.name ?? '',
    setting: place.setting,
    stars: own.stars,
    kind: own.kind,
    chainName: own.chainName,
  }
  let name = hotelName(dice, named)
  for (let tries = 0; work.namesTaken.has(name) && tries < NAME_TRIES; tries++)
    name = hotelName(dice, named)
  work.namesTaken.add(name)
  return name
}

function wellSituated({ setting, centreKm, shoreKm }: HotelPlace): boolean {
  return setting === 'beach' ? shoreKm < 0.2 : setting === 'city' && centreKm < 0.55
}

function photos(dice: Dice, stars: number): number {
  const count = Math.round(2 + stars * 4 * dice.between(0.6, 1.8))
  return Math.min(MOST_PHOTOS, Math.max(FEWEST_PHOTOS, count))
}
