/** The prices under the days of a date picker, as whole requests. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallHotel, smallRoomType } from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../../tests/fixtures/small-geography.ts'
import { buildTestApp, visitor } from '../../../../../tests/fixtures/test-app.ts'
import { writeDay } from '../../../../site/calendar-day.ts'
import { EngineBuilder } from '../../engine/columns/engine-builder.ts'
import { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { todayIn } from '../../../../http/clock.ts'
import { suggestEntries } from '../../service/suggest-entries.ts'
import { searchMemory } from '../../service/search-memory.ts'

const today = todayIn('Europe/Madrid')
const geography = smallGeography()

let app: FastifyInstance
beforeAll(async () => {
  const hotels = [8, 16].map((roomTypeId, index) =>
    smallHotel(index + 1, {
      cityId: SEVILLE,
      roomTypes: [smallRoomType(roomTypeId, 5, today)],
    }),
  )
  const builder = new EngineBuilder({
    geography: geography.columns,
    chains: [],
    counts: { hotels: 2, roomTypes: 2, ratePlans: 4 },
    firstDay: today,
  })
  for (const hotel of hotels) builder.add(hotel)
  const suggest = SuggestIndex.build(suggestEntries(geography, [], hotels))
  const shared = { columns: builder.freeze(), suggest: suggest.bytes }
  const memory = searchMemory(shared, geography, SAMPLE_RATES)
  app = await buildTestApp({ memory: () => memory })
})
afterAll(() => app.close())

const ASKED = {
  id_destino: String(SEVILLE),
  fecha_entrada: writeDay(today + 2),
  num_noches: '2',
  num_dias: '3',
}

describe('prices by check-in day', () => {
  test('are per room and night, for every day asked for', async () => {
    const answer = await ask(ASKED)
    const { prices } = answer.json()
    expect(prices.map(({ day }: { day: string }) => day)).toEqual(
      [2, 3, 4].map((later) => writeDay(today + later)),
    )
    // The list says 149.60 for the two nights.
    expect(prices[0]).toEqual({ day: writeDay(today + 2), price: 7_500, text: '75\u00a0€' })
  })

  test('are of one room, however many are asked for', async () => {
    const rooms = { num_habitaciones: '2', num_adultos_1: '2', num_adultos_2: '2' }
    const { prices } = (await ask({ ...ASKED, ...rooms })).json()
    const ofOne = (await ask(ASKED)).json().prices
    // A total is whole, so its parts may differ by cents.
    expect(texts(prices)).toEqual(texts(ofOne))
  })

  test('may be kept for five minutes', async () => {
    const { headers } = await ask(ASKED)
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=300', vary: 'cookie' })
  })

  test('are in the currency of the edition', async () => {
    const { prices } = (await ask(ASKED, 'us.localhost/hotels/calendario/precios')).json()
    expect(prices[0].text).toMatch(/^\$\d+$/)
  })

  test('are null where nothing is free, and two months at most', async () => {
    const { num_dias: _, ...asked } = ASKED
    const { prices } = (await ask({ ...asked, id_destino: '999' })).json()
    expect(prices).toHaveLength(62)
    expect(prices[0]).toEqual({ day: writeDay(today + 2), price: null, text: '' })
  })

  test.each<[string, Record<string, string>]>([
    ['of a hotel', { id_destino: '', id_hotel: '1' }],
    ['of a coast nobody knows', { id_destino: '', id_costa: 'cid999' }],
    ['of a chain nobody knows', { id_destino: '', id_marca: '999' }],
    ['for many rooms', { num_habitaciones: '5', num_adultos_1: '8' }],
  ])('%s are answered', async (_what, change) => {
    expect((await ask({ ...ASKED, ...change })).statusCode).toBe(200)
  })
})

test.each<[string, Record<string, string>, string]>([
  ['no destination', { id_destino: '' }, 'destination-missing'],
  ['yesterday', { fecha_entrada: writeDay(today - 1) }, 'date-not-after-today'],
  ['a day that no calendar has', { fecha_entrada: '31-02-2027' }, 'date-unreadable'],
  ['more than thirty nights', { num_noches: '31' }, 'stay-too-long'],
  ['more than two months', { num_dias: '63' }, 'field-unreadable'],
  ['a million nights', { num_noches: '1000000' }, 'field-unreadable'],
  ['tags for an id', { id_destino: '<b>' }, 'destination-missing'],
])('%s is refused with its code', async (_what, change, code) => {
  const answer = await ask({ ...ASKED, ...change })
  const codes = answer.json().problems.map((each: { code: string }) => each.code)
  expect([answer.statusCode, codes]).toEqual([422, expect.arrayContaining([code])])
})

test('a field that comes twice is refused', async () => {
  const query = `${new URLSearchParams(ASKED)}&num_noches=3`
  const answer = await visitor(app)(`es.localhost/hoteles/calendario/precios?${query}`)
  expect([answer.statusCode, answer.json().problems[0].code]).toEqual([422, 'field-repeated'])
})

function ask(fields: Record<string, string>, address = 'es.localhost/hoteles/calendario/precios') {
  return visitor(app)(`${address}?${new URLSearchParams(fields)}`)
}

function texts(prices: { text: string }[]): string[] {
  return prices.map(({ text }) => text)
}
