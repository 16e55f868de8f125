/** One demo hotel with everything that is needed to sell it. */
import type {
  CatalogueHotel,
  PriceChange,
  RoomType,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { type Dice, makeDice } from '../../src/site/dice.ts'
import type { Land } from '../../src/places/geography/land.ts'
import { hotelName } from '../texts/hotel-names.ts'
import { streetAddress } from '../texts/street-address.ts'
import { bell, clamp, hotelDice, mixed } from './chances.ts'
import type { DemoCity } from './demo-city.ts'
import { type HotelClass, hotelClass } from './hotel-class.ts'
import { type HotelPlace, hotelPlace } from './hotel-place.ts'
import { type PlaceKind, placeKindOf, type Setting } from './place-kinds.ts'
import type { DayWindow, RhythmName } from './seasons.ts'
import { hotelDemand, type HotelDemand, roomCalendar } from './demo-calendar.ts'
import { demandCurve, type DemandCurve } from './demand-curve.ts'
import { hotelId, roomTypeId } from './hotel-ids.ts'
import { hiddenOfferId } from '../../src/products/hotels/catalogue/rules/hidden-offer.ts'
import type { ReviewScore, ReviewScores } from '../../src/products/hotels/reviews/rules/reviews.ts'
import { segmentCodes, serviceCodes } from './hotel-services.ts'
import { ratePlans } from './rate-plans.ts'
import type { Day } from '../../src/site/calendar-day.ts'
import { ROOM_FACTS, roomKinds } from './room-kinds.ts'
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

/**
 * When a demo hotel changed its prices. As with its calendars, everything is a function of the day
 * itself: asked again on a later day, the changes that are still recent are the same, older ones
 * are gone and newer ones have come.
 */
const HISTORY_DAYS = 30
/** A hotel revises its prices on one day of each round, so a quarter of all has done so lately. */
const ROUND_DAYS = 120
/** It leaves one room or another alone. */
const REVISED_ROOMS = 0.8
const SECOND_CHANGE = 0.2
/** Most who touch their prices take something off. */
const REDUCTIONS = 0.8

/** For each room type of a hotel, by its position, the changes of the last month, oldest first. */
export function priceHistory(dice: Dice, today: Day): (roomType: number) => PriceChange[] {
  const seed = dice.whole(0, 0xffffffff)
  // Rounds begin on another day in each hotel.
  const phase = seed % ROUND_DAYS
  const round = Math.floor((today - phase) / ROUND_DAYS)
  return (roomType) =>
    [round - 1, round]
      .flatMap((at) => changesOfRound(mixed(seed, at), phase + at * ROUND_DAYS, roomType))
      .filter(({ changedOn }) => changedOn <= today && changedOn > today - HISTORY_DAYS)
}

function changesOfRound(seed: number, firstDay: Day, roomType: number): PriceChange[] {
  const changedOn = firstDay + makeDice(seed).whole(0, ROUND_DAYS - 1)
  const dice = makeDice(mixed(seed, roomType + 1))
  if (!dice.chance(REVISED_ROOMS)) return []
  const latest = { changedOn, previousPermille: previousPermille(dice) }
  const earlier = changedOn - dice.whole(3, 12)
  if (earlier < firstDay || !dice.chance(SECOND_CHANGE)) return [latest]
  return [{ changedOn: earlier, previousPermille: previousPermille(dice) }, latest]
}

/** Permilles are of today's price. */
function previousPermille(dice: Dice): number {
  const share = dice.between(0.05, 0.25)
  return Math.round(dice.chance(REDUCTIONS) ? 1000 / (1 - share) : 1000 / (1 + share * 0.7))
}

// The room types of a demo hotel with their calendars and the last month's price changes.

/** Flats let by their owner: there is one of each. */
const ONLY_ONE = 0.35
const MAX_ROOMS = 15

function roomTypes(
  dice: Dice,
  historyDice: Dice,
  hotel: {
    id: number
    hotelClass: HotelClass
    setting: Setting
    /** A double in an ordinary night. */
    euros: number
    demand: HotelDemand
  },
): RoomType[] {
  const { hotelClass, demand } = hotel
  const changesOf = priceHistory(historyDice, demand.window.firstDay)
  const isFlat = hotelClass.kind === 'apartment' || hotelClass.kind === 'house'
  const size = isFlat && dice.chance(ONLY_ONE) ? 0 : dice.between(0.5, 1.4)
  return roomKinds(dice, hotelClass, hotel.setting).map((kind, at) => {
    const { price, rooms, ...limits } = ROOM_FACTS[kind]
    const id = roomTypeId(hotel.id, at + 1)
    const euros = hotel.euros * price * (at === 0 ? 1 : dice.between(0.95, 1.05))
    const onSale = clamp(Math.round(rooms * size * dice.between(0.8, 1.2)), 1, MAX_ROOMS)
    return {
      id,
      kind,
      name: '',
      ...limits,
      calendar: roomCalendar(demand, { roomTypeId: id, euros, rooms: onSale }),
      sheet: null,
      priceChanges: changesOf(at),
    }
  })
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
