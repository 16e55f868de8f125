/** Every name of the list call's answer, as the specification spells it, from a whole request. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { readListAnswer } from '../pages/read-list-answer.ts'
import { todayIn } from '../../../../http/clock.ts'

const today = todayIn('Europe/Madrid')

/** Section 3: hotel. */
const HOTEL =
  'id oid name uri category_id category_name address location_id iso_code city_name province_name ' +
  'country_name continent_name latitude longitude hidden thumbnail description well_situated ' +
  'photos_count photos packet_sale_options packet_sale_options_shown packet_sale_type reviews ' +
  'supplement_codes grouped_services minRate maxRate minPrice minPricePrevious goodPriceShown ' +
  'noAvailableShown zip has_cancel_free payment_label rooms_left rooms_left_shown rates providers ' +
  'active'
/** Of a rate, as section 3 spells what pays for it; and what it leaves open. */
const RATE =
  'boardCode boardName price priceNightRoom originalPrice originalPriceNightRoom offers ' +
  'payment_method has_minimum_retail_price has_discount_offers first_payment_date ' +
  'apply_discount_for_subscribers subscribers_percent discount free_cancellation_until'
/** Three names of section 7, then those of the filter state. */
const AGGREGATE =
  'categoryId segments servicesGroup boards locations supplements chains providers prices ' +
  'ratingRanges showOnlyCancelFree id pois xclp names'

// oxlint-disable-next-line typescript/no-explicit-any
let answer: any
let app: FastifyInstance
beforeAll(async () => {
  const memory = travelMemory(today)
  app = await buildTestApp({ memory: () => memory })
  const payload = new URLSearchParams({
    location_id: String(PLACES.seville),
    location_type: 'city',
    fecha_entrada: writeDay(today + 2),
    fecha_salida: writeDay(today + 4),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const asked = { method: 'POST', headers, payload: String(payload) } as const
  answer = (await visitor(app)('es.localhost/hoteles/ajaxList', asked)).json()
})
afterAll(() => app.close())

test.each<[string, (written: typeof answer) => object, string]>([
  ['page', (it) => it.infoPage, 'total limit pages page packetSalesFound multiThread'],
  ['status', (it) => it.status, 'complete tt cachedAt mt'],
  ['first aggregate', (it) => it.aggregates[0], AGGREGATE],
  ['names', (it) => it.aggregates[0].names, 'id chains locations pois'],
  ['hotel', (it) => hotelOf(it), `${HOTEL} amount_currency distance distance_to_poi`],
  ['photos', (it) => hotelOf(it).photos, 'pictures thumbnails'],
  ['reviews', (it) => hotelOf(it).reviews, 'own travelReviewSite bookingPartner'],
  ['score', (it) => hotelOf(it).reviews.own, 'rating number showOnResults'],
  ['cheapest rate', (it) => hotelOf(it).minRate, RATE],
  ['dearest rate', (it) => hotelOf(it).maxRate, RATE],
])('the %s has the specified names', (_, part, names) => {
  expect(Object.keys(part(answer)).toSorted()).toEqual(names.split(' ').toSorted())
})

test('days are written as everywhere', () => {
  for (const { minRate } of answer.accommodations.results)
    for (const day of [minRate.first_payment_date, minRate.free_cancellation_until])
      expect(day ?? '01-01-2027').toMatch(/^\d\d-\d\d-\d{4}$/)
})

test('the browser reads all of it back', () => {
  const { summary, hotels } = readListAnswer(answer)!.results
  expect(Object.keys(summary.counts)).toContain('freeCancellation')
  expect(summary.names).toMatchObject({ chains: { 31: 'Hoteles Giralda' } })
  expect(hotels[0]!.reviews.own).toMatchObject({ isShownOnResults: expect.any(Boolean) })
  expect(JSON.stringify(hotels)).not.toContain('showOnResults')
})

function hotelOf(written: typeof answer) {
  return written.accommodations.results[0]
}
