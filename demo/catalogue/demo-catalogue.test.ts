/** The default world, made once: what a traveller or an operator would notice if it were wrong. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '../../src/site/calendar-day.ts'
import {
  ROOM_KINDS,
  SEGMENTS,
  type CatalogueHotel,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { categoryOf } from '../../src/products/hotels/catalogue/rules/categories.ts'
import {
  CALENDAR_DAYS,
  unpackCalendar,
  unpackCalendarParts,
} from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { SERVICES } from '../../src/products/hotels/catalogue/rules/services.ts'
import { SUPPLEMENT_CODES } from '../../src/products/hotels/catalogue/rules/supplements.ts'
import { distanceKm } from '../../src/places/geography/distance.ts'
import { Land } from '../../src/places/geography/land.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { demoCatalogue } from './demo-catalogue.ts'

const FIRST_DAY = dayOf(2026, 11, 15)
const land = new Land()
const geography = openGeography('dist/geography.bin')
const catalogue = ofSize(30_000)
const hotels = [...catalogue.hotels()]
const MADRID = cityNamed('Madrid')

test('the same options give the same bytes', () => {
  const again = ofSize(30_000).hotels().take(700)
  expect(fingerprint(again)).toBe(fingerprint(hotels.slice(0, 700)))
})

test('another seed gives another world', () => {
  const other = demoCatalogue({ geography, land, size: 30_000, seed: 2, firstDay: FIRST_DAY })
  expect(fingerprint(other.hotels().take(50))).not.toBe(fingerprint(hotels.slice(0, 50)))
})

test('a larger catalogue keeps every hotel as it was', () => {
  const later = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  for (const hotel of ofSize(1_000).hotels()) expect(later.get(hotel.id)).toEqual(hotel)
})

test('every id is there once, in the order of the geography', () => {
  expect(hotels.length).toBe(30_000)
  expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length)
  const places = hotels.map(({ cityId }) => geography.byId(cityId))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test.each(['Barcelona', 'Madrid', 'Palma'])('%s has a few hundred hotels', (name) => {
  const inCity = hotels.filter(({ cityId }) => cityId === cityNamed(name))
  expect(inCity.length).toBeGreaterThan(130)
  expect(inCity.length).toBeLessThan(900)
})

test('stars are mixed as in Madrid and on Mallorca', () => {
  const madrid = [...catalogue.hotelsOf(MADRID, 2_500)]
  expect(farthestFrom([4, 25, 27, 36, 8], madrid)).toBeLessThan(3)
  const island = geography.ancestors(geography.byId(cityNamed('Palma'))).at(-1)!
  const cities = geography.children(island).map((index) => geography.destinations.id[index]!)
  const onMallorca = cities.flatMap((id) => [...catalogue.hotelsOf(id, 40)])
  expect(farthestFrom([3, 8, 31, 45, 13], onMallorca)).toBeLessThan(3)
})

test('prices in Madrid go by stars', () => {
  const madrid = [...catalogue.hotelsOf(MADRID, 2_500)]
  const medians = [1, 2, 3, 4, 5].map((stars) =>
    median(starred(madrid, stars).map((hotel) => plainNight(hotel, dayOf(2027, 2, 9)))),
  )
  const wanted = [0.74, 0.79, 1, 1.26, 2.97]
  const wrong = medians.filter((price, at) => {
    const relative = price / medians[2]! / wanted[at]!
    return relative < 0.9 || relative > 1.1
  })
  expect(wrong).toEqual([])
  expect(medians[2]! / 100).toBeGreaterThan(70)
  expect(medians[2]! / 100).toBeLessThan(100)
})

test('the islands cost most in August', () => {
  const alcudia = [...catalogue.hotelsOf(cityNamed('Alcúdia'), 60)]
  const night = (month: number) =>
    median(alcudia.map((hotel) => plainNight(hotel, dayOf(2027, month, 11))))
  expect(night(8) / night(2)).toBeGreaterThan(1.7)
})

test('no hotel stands in the sea, but where the map forgot an island', () => {
  const inSea = hotels.filter(({ latitude, longitude }) => !land.isLand(latitude, longitude))
  expect(inSea.length / hotels.length).toBeLessThan(0.004)
})

test('hotels ideal for the beach are within a kilometre of it', () => {
  const beach = hotels.filter(({ segmentCodes }) => segmentCodes.includes('BEA'))
  expect(beach.length).toBeGreaterThan(3_000)
  const far = beach.filter(
    ({ latitude, longitude }) => land.shoreDistanceKm(latitude, longitude, 2) > 1,
  )
  expect(far).toEqual([])
})

test('beach hotels are in the town that they belong to', () => {
  const far = hotels.filter(({ segmentCodes, cityId, latitude, longitude }) => {
    if (!segmentCodes.includes('BEA')) return false
    const city = geography.byId(cityId)
    const { latitude: north, longitude: east } = geography.destinations
    return distanceKm(latitude, longitude, north[city]!, east[city]!) > 8.5
  })
  expect(far).toEqual([])
})

test('review sources agree with each other', () => {
  const known = hotels.filter(({ reviews }) => reviews.own.number > 20)
  const gaps = known.map(({ reviews }) =>
    Math.abs(reviews.own.rating - reviews.bookingPartner.rating),
  )
  expect(mean(gaps)).toBeLessThan(0.4)
  expect(Math.max(...gaps)).toBeLessThan(1.6)
  const ratings = hotels
    .filter(({ reviews }) => reviews.bookingPartner.number > 0)
    .map(({ reviews }) => reviews.bookingPartner.rating)
  const middle = mean(ratings)
  expect(middle).toBeCloseTo(8.2, 1)
  expect(Math.sqrt(mean(ratings.map((rating) => (rating - middle) ** 2)))).toBeCloseTo(0.7, 1)
})

test('shares of what is rare', () => {
  expect(share(({ hiddenOfferId }) => hiddenOfferId !== null)).toBeCloseTo(0.01, 2)
  expect(share(({ chainId }) => chainId > 0)).toBeCloseTo(0.35, 1)
  expect(share(({ categoryId }) => categoryId === 'OT')).toBeCloseTo(0.03, 2)
  const rooms = hotels.flatMap(({ roomTypes }) => roomTypes)
  expect(rooms.length / hotels.length).toBeCloseTo(2.5, 0)
  expect(rooms.filter((room) => room.priceChanges.length > 0).length / rooms.length).toBeCloseTo(
    0.2,
    1,
  )
})

test('every code is used somewhere', () => {
  const plans = hotels.flatMap(({ ratePlans }) => ratePlans)
  const rooms = hotels.flatMap(({ roomTypes }) => roomTypes)
  const boards = 'SA HD AL CE TI OT MP MB HS HR HL HH PC FS FR FL FD'.split(' ')
  const categories = '1 2 3 4 5 1E 2E 3E 4E 5E HO1 HO2 APT APT1 APT2 APT3 APT4 OT'.split(' ')
  const used: [wanted: readonly unknown[], found: unknown[]][] = [
    [boards, plans.map(({ boardCode }) => boardCode)],
    [SUPPLEMENT_CODES, plans.map(({ packetSale }) => packetSale?.code)],
    [[1, 2, 3, 4, 5, 6], plans.map(({ providerId }) => providerId)],
    [['O', 'D', 'P'], plans.map(({ paymentMethod }) => paymentMethod)],
    [
      ['DISCOUNT_MOBILE', 'DISCOUNT_VIP'],
      plans.flatMap(({ offers }) => offers.map(({ code }) => code)),
    ],
    [categories, hotels.map(({ categoryId }) => categoryId)],
    [Object.keys(SERVICES).map(Number), hotels.flatMap(({ serviceCodes }) => serviceCodes)],
    [Object.keys(SEGMENTS), hotels.flatMap(({ segmentCodes }) => segmentCodes)],
    [ROOM_KINDS, rooms.map(({ kind }) => kind)],
  ]
  const missing = used.flatMap(([wanted, found]) => {
    const known = new Set(found)
    return wanted.filter((code) => !known.has(code))
  })
  expect(missing).toEqual([])
})

test('classes written 1E to 5E are Spanish and Latin American', () => {
  const countries = hotels
    .filter(({ categoryId }) => /^\dE$/.test(categoryId))
    .map(({ cityId }) => geography.countryCode(geography.byId(cityId)))
  expect(new Set(countries)).toContain('ES')
  expect(countries.filter((country) => /US|IT|GB|FR|DE|PT|BR|JP/.test(country))).toEqual([])
})

test('postal codes are of the province', () => {
  for (const [town, prefix] of [
    ['Madrid', '28'],
    ['Barcelona', '08'],
    ['Palma', '07'],
    ['Sevilla', '41'],
    ['Adeje', '38'],
    ['Benidorm', '03'],
  ] as const) {
    const codes = hotels
      .filter(({ cityId }) => cityId === cityNamed(town))
      .map(({ postalCode }) => postalCode)
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !code.startsWith(prefix))).toEqual([])
  }
})

test('every hotel can be sold', () => {
  const wrong = hotels.filter(
    ({ ratePlans, roomTypes, photosCount, popularity }) =>
      ratePlans.length < 2 ||
      ratePlans.length > 8 ||
      roomTypes.length < 1 ||
      roomTypes.length > 4 ||
      photosCount < 4 ||
      photosCount > 40 ||
      popularity < 0 ||
      popularity > 1000 ||
      ratePlans.some((plan) => (plan.paymentMethod === 'P') !== (plan.firstPaymentDays !== null)),
  )
  expect(wrong).toEqual([])
})

test('calendars keep to their ranges', () => {
  let [nights, soldOut] = [0, 0]
  for (let at = 0; at < hotels.length; at += 50)
    for (const { calendar } of hotels[at]!.roomTypes) {
      const parts = unpackCalendarParts(calendar)
      expect(parts.priceIndexes.length).toBe(CALENDAR_DAYS)
      expect(parts.distinctPrices.length).toBeLessThanOrEqual(200)
      const { prices, rooms, minimumStays } = unpackCalendar(calendar)
      expect(Math.min(...prices)).toBeGreaterThan(0)
      expect(Math.max(...rooms)).toBeLessThanOrEqual(15)
      expect(Math.max(...minimumStays)).toBeLessThanOrEqual(7)
      nights += rooms.length
      soldOut += rooms.filter((left) => left === 0).length
    }
  expect(soldOut / nights).toBeGreaterThan(0.02)
  expect(soldOut / nights).toBeLessThan(0.12)
})

test('calendars rolled forward say the same of the same days', () => {
  for (const hotel of [hotels[0]!, hotels[7_777]!, hotels.at(-1)!]) {
    const rolled = catalogue.calendarsFrom(hotel.id, FIRST_DAY + 45)
    hotel.roomTypes.forEach(({ id, calendar }, at) => {
      const [then, now] = [unpackCalendar(calendar), unpackCalendar(rolled[at]!.calendar)]
      expect(rolled[at]!.roomTypeId).toBe(id)
      expect(now.firstDay).toBe(FIRST_DAY + 45)
      for (const column of ['prices', 'rooms', 'minimumStays', 'closed'] as const)
        expect(now[column].slice(0, -45)).toEqual(then[column].slice(45))
    })
  }
})

test('price changes move on with the calendars', () => {
  const day = FIRST_DAY + 400
  const rolled = hotels
    .filter((_, at) => at % 100 === 0)
    .flatMap(({ id }) => catalogue.calendarsFrom(id, day))
  const changed = rolled.filter(({ priceChanges }) => priceChanges.length > 0)
  expect(changed.length / rolled.length).toBeCloseTo(0.2, 1)
  for (const { changedOn } of changed.flatMap(({ priceChanges }) => priceChanges))
    expect(day - changedOn).toSatisfy((ago: number) => ago >= 0 && ago < 30)
})

test('an id that no demo hotel has gives no calendars', () => {
  expect(catalogue.calendarsFrom(1, FIRST_DAY)).toEqual([])
})

function ofSize(size: number) {
  return demoCatalogue({ geography, land, size, seed: 1, firstDay: FIRST_DAY })
}

function cityNamed(name: string): number {
  return geography.destinations.id[geography.citiesNamed(name, 'ES')[0]!]!
}

function fingerprint(hotels: Iterable<CatalogueHotel>): string {
  const hash = createHash('sha256')
  for (const { roomTypes, ...facts } of hotels) {
    hash.update(JSON.stringify(facts))
    for (const { calendar, ...room } of roomTypes)
      hash.update(JSON.stringify(room)).update(calendar)
  }
  return hash.digest('hex')
}

/** How many percent of all with stars, hostels among them, the worst share is off. */
function farthestFrom(wanted: number[], hotels: CatalogueHotel[]): number {
  const counts = [1, 2, 3, 4, 5].map((stars) => starred(hotels, stars).length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return Math.max(...counts.map((count, at) => Math.abs((100 * count) / all - wanted[at]!)))
}

function starred(hotels: CatalogueHotel[], stars: number): CatalogueHotel[] {
  return hotels.filter(({ categoryId }) => {
    const { symbol, count } = categoryOf(categoryId)
    return symbol === 'star' && count === stars
  })
}

function plainNight({ roomTypes }: CatalogueHotel, day: number): number {
  const parts = unpackCalendarParts(roomTypes[0]!.calendar)
  return parts.distinctPrices[parts.priceIndexes[day - FIRST_DAY]!]!
}

function share(holds: (hotel: CatalogueHotel) => boolean): number {
  return hotels.filter(holds).length / hotels.length
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1]!
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
