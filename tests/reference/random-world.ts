/** Small worlds and searches by seed, in which everything that can go wrong is likely. */
import type {
  CatalogueHotel,
  RatePlan,
  RoomType,
  SegmentCode,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { SEGMENTS } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { CURRENCIES, type CurrencyCode, type CurrencyRates } from '../../src/site/money.ts'
import { packCalendar } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { NOT_SOLD, type RateSheet } from '../../src/products/hotels/rates/rules/rate-sheet.ts'
import type { ReviewScore } from '../../src/products/hotels/reviews/rules/reviews.ts'
import { SERVICES } from '../../src/products/hotels/catalogue/rules/services.ts'
import type { EngineGeography } from '../../src/products/hotels/engine/columns/engine-geography.ts'
import { Chance } from './chance.ts'
import { type SlowPlace, typicalPrice, type SlowWorld } from './slow-world.ts'

export const FIRST_DAY = 20_800
const DAYS = 20

const CURRENCIES_USED: CurrencyCode[] = ['EUR', 'EUR', 'EUR', 'USD', 'COP', 'CLP']
const CATEGORIES = ['1', '2', '3', '4', '4', '4E', '5', 'HO2', 'APT3', 'APT', 'OT']
const BOARDS = ['SA', 'SA', 'HD', 'MP', 'HR', 'PC', 'TI', 'AL', 'CE', 'OT', 'XX']
const PACKETS = ['FF', 'RL', 'PAI', 'EN', 'ZZ']
const OFFERS = ['DISCOUNT_VIP', 'DISCOUNT_MOBILE', 'EARLY', 'HIDDEN']
const WORDS = ['Hotel', 'Sol', 'Mar', 'Ñandú', 'Palacio', 'Größe', 'del', 'Río']

export const CURRENCY_RATES: CurrencyRates = {
  date: FIRST_DAY,
  perEuro: {
    ...(Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, 1])) as Record<
      CurrencyCode,
      number
    >),
    USD: 1.0837,
    COP: 4_512.3,
    CLP: 1_031.7,
  },
}

export function randomWorld(seed: number, hotels: number): SlowWorld {
  const chance = new Chance(seed)
  const places = randomPlaces(chance)
  const cities = places.filter(({ level }) => level === 4)
  const chains = [1, 2, 3].map((id) => ({ id, name: `Cadena ${WORDS[id]}` }))
  const window = { firstDay: FIRST_DAY, days: DAYS }
  const list = Array.from({ length: hotels }, (_, at) =>
    randomHotel(chance, 900 - at * 7, places, cities),
  )
  return {
    places,
    chains,
    hotels: list,
    coasts: [1, 2].map((id) => ({
      id,
      memberIds: chance.some(cities, 0.4).map((city) => city.id),
    })),
    points: Array.from({ length: chance.whole(0, 30) }, (_, at) => {
      const city = chance.pick(cities)
      const popularity = chance.whole(1, 6)
      return { id: 5_000 + at, cityId: city.id, popularity, ...near(chance, city) }
    }),
    ...window,
    roomsLeft: new Map(),
    typicalPrices: new Map(list.map((hotel) => [hotel.id, typicalPrice(window, hotel)])),
  }
}

/** A tree in preorder, in a region of some fifty kilometres. */
function randomPlaces(chance: Chance): SlowPlace[] {
  const places: SlowPlace[] = []
  const grow = (parentId: number | null, level: number) => {
    const isRegion = level === 3
    const id = 1_000 + ((places.length * 37) % 911)
    places.push({
      id,
      level,
      parentId,
      latitude: Math.fround(40 + chance.between(-0.1, 0.1)),
      longitude: Math.fround(-3 + chance.between(-0.1, 0.1)),
    })
    // Provinces and islands are regions in regions.
    if (isRegion && chance.is(0.3)) grow(id, 3)
    const least = level < 4 ? 1 : 0
    if (level < 5) for (let child = chance.whole(least, 2); child > 0; child--) grow(id, level + 1)
  }
  grow(null, 1)
  if (chance.is(0.5)) grow(null, 1)
  return places
}

function near(chance: Chance, { latitude, longitude }: SlowPlace) {
  return {
    latitude: Math.fround(latitude + chance.between(-0.03, 0.03)),
    longitude: Math.fround(longitude + chance.between(-0.03, 0.03)),
  }
}

function randomHotel(
  chance: Chance,
  id: number,
  places: SlowPlace[],
  cities: SlowPlace[],
): CatalogueHotel {
  const city = chance.pick(cities)
  const districts = places.filter(({ parentId }) => parentId === city.id)
  const spot = chance.is(0.95) ? near(chance, city) : { latitude: 0, longitude: 0 }
  const ratePlans = Array.from({ length: chance.pick([0, 1, 2, 3, 4, 5, 6]) }, (_, at) =>
    randomPlan(chance, at + 1),
  )
  const sheets = chance.pick([0, 0, 0.7, 1])
  const hotel: CatalogueHotel = {
    id,
    origin: 'operator',
    originId: `o${id}`,
    name: Array.from({ length: chance.whole(1, 3) }, () => chance.pick(WORDS)).join(' '),
    categoryId: chance.pick(CATEGORIES),
    chainId: chance.whole(0, 3),
    cityId: chance.is(0.97) ? city.id : 77,
    districtId: districts.length > 0 && chance.is(0.8) ? chance.pick(districts).id : 0,
    address: 'Calle Mayor, 3',
    postalCode: '41001',
    ...spot,
    currency: chance.pick(CURRENCIES_USED),
    hiddenOfferId: chance.is(0.1) ? id * 3 : null,
    isWellSituated: chance.is(0.3),
    photosCount: chance.whole(0, 20),
    serviceCodes: [...chance.some(Object.keys(SERVICES).map(Number), 0.5), 99],
    segmentCodes: chance.some(Object.keys(SEGMENTS) as SegmentCode[], 0.25),
    reviews: {
      own: randomScore(chance),
      travelReviewSite: randomScore(chance),
      bookingPartner: randomScore(chance),
    },
    popularity: chance.whole(0, 10) * 100,
    isActive: chance.is(0.93),
    ratePlans,
    roomTypes: Array.from({ length: chance.pick([0, 1, 2, 3, 3, 4]) }, (_, at) => ({
      ...randomRoomType(chance, id * 8 + 7 - at),
      sheet: chance.is(sheets) ? randomSheet(chance, ratePlans) : null,
    })),
  }
  return hotel.hiddenOfferId === null ? hotel : asSeen(hotel, places)
}

/** A hidden hotel as visitors may see it: without a secret, in the middle of its district or city. */
function asSeen(hotel: CatalogueHotel, places: SlowPlace[]): CatalogueHotel {
  const own = [hotel.districtId, hotel.cityId].flatMap((id) =>
    places.filter((place) => place.id === id),
  )[0]
  const isPlaced = own && hotel.latitude !== 0
  return {
    ...hotel,
    originId: '',
    name: '',
    chainId: 0,
    address: '',
    postalCode: '',
    photosCount: 0,
    latitude: isPlaced ? degrees(own.latitude) : 0,
    longitude: isPlaced ? degrees(own.longitude) : 0,
    reviews: {
      own: seenScore(hotel.reviews.own),
      travelReviewSite: seenScore(hotel.reviews.travelReviewSite),
      bookingPartner: seenScore(hotel.reviews.bookingPartner),
    },
  }
}

function degrees(exact: number): number {
  return Math.round(exact * 1_000) / 1_000
}

/** No random number has four digits. */
function seenScore({ rating, number, ...score }: ReviewScore): ReviewScore {
  const unit = number < 10 ? 1 : number < 100 ? 10 : 100
  return { ...score, rating: Math.floor(rating * 2) / 2, number: number - (number % unit) }
}

function randomScore(chance: Chance) {
  return {
    rating: chance.whole(30, 100) / 10,
    number: chance.whole(0, 3) * chance.whole(0, 40),
    isShownOnResults: chance.is(0.6),
  }
}

function randomPlan(chance: Chance, number: number): RatePlan {
  return {
    number,
    boardCode: chance.pick(BOARDS),
    boardSupplement: chance.pick([0, 0, 700, 1_234]),
    pricePermille: chance.pick([1000, 1000, 880, 905, 1017]),
    freeCancellationDays: chance.is(0.5) ? chance.whole(0, 9) : null,
    paymentMethod: chance.pick(['O', 'D', 'P'] as const),
    firstPaymentDays: chance.is(0.3) ? chance.whole(0, 30) : null,
    providerId: chance.whole(1, 4),
    hasMinimumRetailPrice: chance.is(0.2),
    offers: chance.some(OFFERS, 0.2).map((code) => ({
      code,
      amountType: 'percent',
      amount: chance.pick([5, 8, 13]),
      isVisible: code !== 'HIDDEN',
    })),
    packetSale: chance.is(0.25) ? { code: chance.pick(PACKETS), supplement: 1_999 } : null,
  }
}

function randomRoomType(chance: Chance, id: number): RoomType {
  const maxAdults = chance.pick([1, 2, 2, 3, 4])
  return {
    id,
    kind: 'double',
    name: '',
    maxAdults,
    maxChildren: chance.whole(0, 3),
    maxPersons: maxAdults + chance.whole(0, 2),
    singlePermille: chance.pick([1000, 820, 777]),
    extraAdultPermille: chance.pick([300, 0, 333]),
    childPermille: chance.pick([200, 0, 117]),
    calendar: randomCalendar(chance),
    sheet: null,
    priceChanges: Array.from({ length: chance.pick([0, 0, 1, 2]) }, () => ({
      changedOn: FIRST_DAY - chance.whole(0, 40),
      previousPermille: chance.pick([900, 1100, 1120, 1333]),
    })),
  }
}

/** Some plans are sold on some days only, and some amounts take more off than a room costs. */
function randomSheet(chance: Chance, ratePlans: readonly RatePlan[]): RateSheet {
  const tariffs = Array.from({ length: chance.whole(1, 4) }, () => ({
    room: chance.pick([0, 0, 1_250, -900, 333, -6_000]),
    baseAdults: chance.pick([1, 2, 2, 3]),
    single: chance.pick([0, -1_500, 250]),
    extraAdult: chance.pick([0, 2_100, 999]),
    boardPerRoom: chance.pick([0, 0, 1_800]),
    boardPerPerson: chance.pick([0, 0, 650]),
    children: chance.is(0.5)
      ? []
      : Array.from({ length: 13 }, (_, age) => (age < 2 ? 0 : age < 7 ? 800 : 1_501)),
  }))
  const runs = () => {
    let from = FIRST_DAY - chance.whole(0, 9)
    return Array.from({ length: chance.whole(1, 4) }, () => {
      const tariff = chance.is(0.12) ? NOT_SOLD : chance.whole(0, tariffs.length - 1)
      const run = { from, tariff }
      from += chance.whole(1, 12)
      return run
    })
  }
  const sold = ratePlans.filter(() => chance.is(0.85))
  return { tariffs, plans: Object.fromEntries(sold.map(({ number }) => [number, runs()])) }
}

/** Calendars need not begin or end with the window of the engine. */
export function randomCalendar(chance: Chance): Uint8Array {
  const days = Array.from({ length: chance.whole(14, 30) }, (_, day) => day)
  const prices = chance.pick([
    () => 100 * chance.whole(40, 300),
    () => chance.whole(4_000, 30_000),
    () => chance.whole(70_000, 9_000_000),
    () => chance.pick([0, 5_000]),
    () => 5_000,
  ])
  const maxRooms = chance.pick([1, 2, 4, 6, 80])
  return packCalendar({
    firstDay: FIRST_DAY + chance.whole(-4, 3),
    prices: days.map(prices),
    rooms: days.map(() => (chance.is(0.03) ? 0 : chance.whole(1, maxRooms))),
    minimumStays: days.map(() => (chance.is(0.1) ? chance.pick([2, 3, 5, 40]) : 1)),
    closed: days.map(() => chance.is(0.02)),
  })
}

export function geographyOf({ places, coasts, points }: SlowWorld): EngineGeography {
  const indexOf = (id: number | null) => places.findIndex((place) => place.id === id)
  const isInside = (at: number, outer: number): boolean =>
    at === outer || (at >= 0 && isInside(indexOf(places[at]!.parentId), outer))
  const starts = coasts.map((_, coast) =>
    coasts.slice(0, coast).reduce((sum, { memberIds }) => sum + memberIds.length, 0),
  )
  const members = coasts.flatMap(({ memberIds }) => memberIds.map(indexOf))
  return {
    destinations: {
      id: Int32Array.from(places, ({ id }) => id),
      level: Uint8Array.from(places, ({ level }) => level),
      parent: Int32Array.from(places, ({ parentId }) => indexOf(parentId)),
      end: Int32Array.from(
        places,
        (_, outer) => outer + places.filter((_, at) => isInside(at, outer)).length,
      ),
      latitude: Float32Array.from(places, ({ latitude }) => latitude),
      longitude: Float32Array.from(places, ({ longitude }) => longitude),
    },
    coasts: {
      id: Uint16Array.from(coasts, ({ id }) => id),
      memberStart: Uint32Array.from([...starts, members.length]),
      members: Int32Array.from(members),
    },
    points: {
      id: Int32Array.from(points, ({ id }) => id),
      latitude: Float32Array.from(points, ({ latitude }) => latitude),
      longitude: Float32Array.from(points, ({ longitude }) => longitude),
      popularity: Float32Array.from(points, ({ popularity }) => popularity),
      destination: Int32Array.from(points, ({ cityId }) => indexOf(cityId)),
    },
  }
}
