/** One demo hotel with everything that is needed to sell it. */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Land } from '../../src/places/geography/land.ts'
import { hotelName } from '../texts/hotel-names.ts'
import { streetAddress } from '../texts/street-address.ts'
import { bell, clamp, hotelDice } from './chances.ts'
import type { DemoCity } from './demo-city.ts'
import { type HotelClass, hotelClass } from './hotel-class.ts'
import { type HotelPlace, hotelPlace } from './hotel-place.ts'
import { type PlaceKind, placeKindOf, type Setting } from './place-kinds.ts'
import type { DayWindow, RhythmName } from './seasons.ts'
import { hotelDemand, type HotelDemand } from './demo-calendar.ts'
import { demandCurve, type DemandCurve } from './demand-curve.ts'
import { hotelId } from './hotel-ids.ts'
import { hiddenOfferId } from '../../src/products/hotels/catalogue/rules/hidden-offer.ts'
import type { ReviewScore, ReviewScores } from '../../src/products/hotels/reviews/rules/reviews.ts'
import { segmentCodes, serviceCodes } from './hotel-services.ts'
import { ratePlans } from './rate-plans.ts'
import { roomTypes } from './hotel-rooms.ts'
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
const MAX_PHOTOS = 40

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
  return Math.min(MAX_PHOTOS, Math.max(FEWEST_PHOTOS, count))
}

// What a plain double of a demo hotel costs in a night of ordinary demand, in euros.

/** Without stars, kitchens and keys. */
const KIND_PRICES: Record<HotelClass['kind'], number> = {
  hotel: 1,
  apartment: 1.05,
  hostel: 0.95,
  house: 0.95,
}
/** A bed where all want to be in the same weeks costs more than one in town. */
const SETTING_PRICES: Record<Setting, number> = {
  city: 1,
  airport: 1,
  beach: 1.12,
  mountain: 1.35,
  countryside: 1,
}
/** A guest's tenth of a point is worth about a hundredth of the price. */
const PRICE_PER_QUALITY = 0.065
const PRICE_DEVIATION = 0.16
const CENTRE_PREMIUM = 0.1
const LOSS_PER_KM = 0.03
const FARTHEST_LOSS_KM = 10
const SEAFRONT_PREMIUM = 0.12

function basePriceEuros(
  dice: Dice,
  city: DemoCity,
  {
    hotelClass,
    place,
    placeKind,
    quality,
  }: {
    hotelClass: HotelClass
    place: HotelPlace
    placeKind: PlaceKind
    quality: number
  },
): number {
  // The quality is that among houses of the same stars, so stars are not paid for twice.
  const taste = Math.exp(PRICE_PER_QUALITY * quality + PRICE_DEVIATION * bell(dice))
  return (
    city.euros *
    SETTING_PRICES[place.setting] *
    placeKind.starPrices[hotelClass.stars - 1]! *
    KIND_PRICES[hotelClass.kind] *
    locationFactor(place) *
    taste
  )
}

function locationFactor({ setting, centreKm, shoreKm }: HotelPlace): number {
  if (setting === 'beach') return shoreKm < 0.3 ? 1 + SEAFRONT_PREMIUM : 1
  return 1 + CENTRE_PREMIUM - LOSS_PER_KM * Math.min(FARTHEST_LOSS_KM, centreKm)
}

/**
 * What guests think of a demo hotel. All three sources look at the same house, so they differ
 * by a few tenths only, and the one that most guests use has the most reviews.
 */
export interface Reputation {
  /** How much better than others of its stars, in deviations. */
  quality: number
  /** 0 to 10, before any source rounds it. */
  rating: number
  /** 0 to 1000. */
  popularity: number
  reviews: ReviewScores
}

const MIDDLE_RATING = 8.1
const MIDDLE_STARS = 3.3
const RATING_PER_STAR = 0.25
const RATING_DEVIATION = 0.62
const LOWEST_RATING = 4.2
const HIGHEST_RATING = 9.8

const NEW_HOTELS = 0.04
const ONLY_PARTNER = 0.12
/** Fewer say too little to stand on a card. */
const FEWEST_SHOWN = 5

const NONE: ReviewScore = { rating: 0, number: 0, isShownOnResults: false }

function reputation(dice: Dice, stars: number, isCentral: boolean): Reputation {
  const quality = bell(dice)
  const rating = clamp(
    MIDDLE_RATING + (stars - MIDDLE_STARS) * RATING_PER_STAR + quality * RATING_DEVIATION,
    LOWEST_RATING,
    HIGHEST_RATING,
  )
  const fame = bell(dice)
  const sought = 0.45 + 0.13 * fame + 0.09 * quality + 0.04 * (stars - 3) + (isCentral ? 0.06 : 0)
  return {
    quality,
    rating,
    popularity: Math.round(1000 * clamp(sought, 0.01, 1)),
    reviews: reviewScores(dice, rating, fame, stars),
  }
}

function reviewScores(dice: Dice, rating: number, fame: number, stars: number): ReviewScores {
  const spread = dice.next()
  if (spread < NEW_HOTELS) return { own: NONE, travelReviewSite: NONE, bookingPartner: NONE }
  // A house of four stars has more beds than one of two, and so more guests to ask.
  const guests = 60 * Math.exp(0.95 * fame + 0.38 * stars + 0.3 * bell(dice))
  const bookingPartner = score(dice, rating + 0.1, guests)
  if (spread < NEW_HOTELS + ONLY_PARTNER)
    return { own: NONE, travelReviewSite: NONE, bookingPartner }
  return {
    own: score(dice, rating, guests * dice.between(0.03, 0.16)),
    travelReviewSite: score(dice, rating - 0.1, guests * dice.between(0.2, 0.7)),
    bookingPartner,
  }
}

function score(dice: Dice, rating: number, number: number): ReviewScore {
  const count = Math.round(number)
  if (count === 0) return NONE
  // Few voices stray farther from what a house deserves.
  const noise = bell(dice) * (0.12 + 0.6 / Math.sqrt(count + 2))
  return {
    rating: Math.round(clamp(rating + noise, 1, 10) * 10) / 10,
    number: count,
    isShownOnResults: count >= FEWEST_SHOWN,
  }
}
