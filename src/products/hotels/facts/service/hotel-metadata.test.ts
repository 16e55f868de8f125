/** Recorded facts on the results page and in the answer of its list call, as whole requests. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { HOTELS, PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { todayIn } from '../../../../http/clock.ts'
import { layOutFacts, priceHistory, viewKey } from './recorded-facts.ts'

const today = todayIn('Europe/Madrid')
const OWN = 'AAAABBBBCCCCDDDD'
const stay = {
  fecha_entrada: writeDay(today + 3),
  fecha_salida: writeDay(today + 5),
  num_customers: '2_0_0:1',
}

let app: FastifyInstance
beforeAll(async () => {
  const now = Date.now()
  const views = new Map(['ana', 'ben', OWN].map((who) => [viewKey(HOTELS.luz, who), now - 1_000]))
  const orders = [{ hotelId: HOTELS.luz, bookedAt: now - 1_000 }]
  const world = travelMemory(today)
  const rooms = { [HOTELS.luz * 8]: 1_250 }
  const memory = {
    ...world,
    facts: layOutFacts(views, orders),
    priceHistory: ([roomType]: readonly number[]) => rooms[roomType!] ?? null,
  }
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

test('the list call tells facts as specified, and nothing where there are none', async () => {
  const { metadata, accommodations } = await list('')
  const { minPrice } = accommodations.results.find(({ id }: { id: number }) => id === HOTELS.luz)
  expect(metadata[HOTELS.luz]).toEqual({
    visits: 3,
    orders: 1,
    ordersType: 1,
    avgPrice: minPrice * 1.25,
    roomsLite: true,
    lastRoom: false,
    // Whatever is shown is shown by the page.
    visitsShown: false,
    ordersShown: false,
    roomsLiteShown: false,
    lastRoomShown: false,
  })
  const { alba, hidden } = HOTELS
  for (const id of [alba, hidden])
    expect(metadata[id]).toMatchObject({ visits: 0, orders: 0, ordersType: 0, avgPrice: 0 })
})

test('nobody is told that they are looking themselves, as far as they may be known', async () => {
  const tracking = `tracking=${OWN}`
  const agreed = await list(`${tracking}; cookie_consent=1%3Aanalytics`)
  expect(agreed.metadata[HOTELS.luz].visits).toBe(2)
  expect((await list(tracking)).metadata[HOTELS.luz].visits).toBe(3)
})

test('the page itself begins with the same facts', async () => {
  const query = new URLSearchParams(stay).toString()
  const address = `es.localhost/hoteles/resultados/city/${PLACES.seville}/sevilla/?${query}`
  const page = await visitor(app)(address, { headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  const [, written] = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page.body)!
  const { metadata } = JSON.parse(written!).props
  expect(metadata[HOTELS.luz]).toMatchObject({ visits: 3, orders: 1, ordersType: 1 })
})

test.each([
  ['of one type', [8], 20_800, 1_020],
  ['of two types: the lower', [8, 16], 20_800, 970],
  ['without a history', [24], 20_800, null],
  ['of which one has none', [8, 24], 20_800, null],
  ['that nobody knows', [99], 20_800, null],
  ['long after', [8], 20_900, null],
])('the average of rooms %s', (_, rooms, day, average) => {
  const columns = {
    roomTypeId: Float64Array.of(16, 8, 24),
    roomTypeOrder: Int32Array.of(1, 0, 2),
    changeStart: Int32Array.of(0, 1, 2, 2),
    changeDay: Int32Array.of(20_800 - 15, 20_800 - 24),
    changePermille: Int32Array.of(940, 1_100),
  }
  expect(priceHistory(columns)(rooms, day)).toBe(average)
})

async function list(cookie: string) {
  const fields = { ...stay, location_id: String(PLACES.seville), location_type: 'city' }
  const answer = await visitor(app)('es.localhost/hoteles/ajaxList', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  })
  return answer.json()
}
