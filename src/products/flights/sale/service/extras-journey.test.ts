/** From the trip page to the e-ticket with bags, seats and two fares, by a browser without scripts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { filledIn } from '../../../../../tests/fixtures/filled-checkout.ts'
import { type FormBrowser, formBrowser } from '../../../../../tests/fixtures/form-browser.ts'
import {
  flightGeography,
  MAD_LIS,
  openTimetable,
  seatsSold,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { temporaryStore } from '../../../../../tests/fixtures/temporary-store.ts'
import { buildTestApp } from '../../../../../tests/fixtures/test-app.ts'
import type { CartPageData } from '../../../../booking/pages/cart/cart-page.tsx'
import type { CheckoutPageData } from '../../../../booking/pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../../../../booking/pages/confirmation/confirmation-page.tsx'
import { todayIn } from '../../../../http/clock.ts'
import { SuggestIndex } from '../../../../places/memory/suggest-index.ts'
import { readSettings } from '../../../../settings.ts'
import { guestFields } from '../../../../site/booking-fields.ts'
import { partsOf, writeDay } from '../../../../site/calendar-day.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import type { Database } from '../../../../store/database.ts'
import { EngineBuilder } from '../../../hotels/engine/columns/engine-builder.ts'
import { searchMemory } from '../../../hotels/service/search-memory.ts'
import { suggestAirports, suggestEntries } from '../../../hotels/service/suggest-entries.ts'
import { stepOf } from '../../fares/rules/fares.ts'
import type { FlightMemory } from '../../list/rules/flight-searcher.ts'
import { buildTimetableMemory, flightMemory } from '../../service/timetable-memory.ts'
import { AIRCRAFT, seatsId } from '../../timetable/rules/timetable.ts'

const today = todayIn('Europe/Madrid')
const DAY = today + 20
const SEATS = AIRCRAFT['320'].seats.economy
/** Two are left at the lowest step. */
const SOLD = stepOf(SEATS, SEATS).atStep - 2
const geography = flightGeography()
const store = temporaryStore()
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-extras-'))
let database: Database
let app: FastifyInstance
let flights: FlightMemory

beforeAll(async () => {
  database = await store.open()
  await openTimetable(database, { firstDay: today })
  const world = new EngineBuilder({
    geography: geography.columns,
    chains: [],
    counts: { hotels: 0, roomTypes: 0, ratePlans: 0 },
    firstDay: today,
  })
  const airports = suggestAirports(geography)
  const suggest = SuggestIndex.build(suggestEntries(geography, [], []), airports)
  const bytes = { columns: world.freeze(), suggest: suggest.bytes }
  const memory = searchMemory(bytes, geography, SAMPLE_RATES)
  app = await buildTestApp({
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    store: () => database,
    memory: () => memory,
    flights: () => flights,
  })
})
beforeEach(async () => {
  await database.db.deleteFrom('cart_items').execute()
  await sold(SOLD)
  const { columns } = await buildTimetableMemory(database, geography, today)
  flights = flightMemory(columns.bytes)
})
afterAll(async () => {
  await app.close()
  await store.remove()
  rmSync(dataDir, { recursive: true })
})

async function sold(count: number): Promise<void> {
  const row = { seats_id: seatsId(MAD_LIS, 'economy'), day: DAY, allotment: SEATS, sold: count }
  await database.db
    .insertInto('sold_seats')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seats_id', 'day']).doUpdateSet({ sold: count }))
    .execute()
}

async function atTrip(people: string, brand = 'light'): Promise<FormBrowser> {
  const browser = formBrowser(app)
  const way = `tipo_viaje=ida&origen=MAD&destino=LIS&fecha_ida=${writeDay(DAY)}&cabina=economy`
  const chosen = `trayecto=${MAD_LIS}.${DAY}&tarifa=${brand}`
  await browser.open(`/vuelos/viaje/?${way}&${people}&${chosen}`)
  expect(browser.status).toBe(200)
  return browser
}

interface TripProps {
  price: number
  checkoutToken: string
  split: { token: string; saves: string } | null
}

/** What stands beside a control, or beside one of its choices. */
function priceBeside(html: string, name: string, value: string): number {
  const control = new RegExp(`<(input|select)[^>]*name="${name}"[\\s\\S]*?(?:</select>|/>)`)
  const [written = ''] = control.exec(html) ?? []
  const choice = new RegExp(`<(?:input|option)[^>]*value="${value}"[^>]*>`).exec(written)?.[0]
  return Number(/data-price="(\d+)"/.exec(choice ?? '')?.[1])
}

async function confirmed(browser: FormBrowser, ages: number[][]): Promise<ConfirmationPageData> {
  await browser.open('/reserva/')
  const guests = ages.flatMap((line, item) =>
    line.map((age, at) => {
      const fields = guestFields(item + 1, at + 1)
      return {
        [fields.firstName]: `Nombre ${item}.${at}`,
        [fields.lastName]: 'Viajero',
        [fields.birthDate]: `${partsOf(DAY).year - age}-01-01`,
      }
    }),
  )
  const form = filledIn(browser.data<CheckoutPageData>())
  await browser.send('/reserva/', Object.assign({}, form, ...guests) as Record<string, string>)
  expect(browser.status).toBe(303)
  await browser.follow()
  return browser.data<ConfirmationPageData>()
}

/** Pages put other spaces before the euro than people type. */
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')

const EXTRAS = { extra_1_1_cabin_bag: '1', extra_1_1_seat: 'window', extra_1_3_checked_bags: '2' }

test('nothing is ticked in advance, and what is costs what stands beside it', async () => {
  const browser = await atTrip('adultos=2&ninos=1')
  const page = browser.payload
  expect(page).toContain('Equipaje y asientos')
  expect(page.match(/<(?:input|select)[^>]*name="extra_/g)).toHaveLength(9)
  expect(page).not.toMatch(/<input[^>]*name="extra_[^>]*checked/)
  expect(page).not.toMatch(/<option[^>]*data-price[^>]*selected/)
  const { price, checkoutToken } = browser.data<TripProps>()
  const beside = Object.entries(EXTRAS).map(([name, value]) => priceBeside(page, name, value))
  expect(beside.every((each) => each >= 400)).toBe(true)
  const added = beside.reduce((sum, each) => sum + each, 0)

  await browser.send('/carrito/', { checkout_token: checkoutToken, ...EXTRAS })
  expect(browser.status).toBe(303)
  await browser.follow()
  const [{ line }] = browser.data<CartPageData>().items as [CartPageData['items'][number]]
  expect(line.price).toBe(price + added)
  const told = line.facts.find(({ name }) => name === 'Equipaje y asientos')!
  expect(told.values.map(({ text, more = [] }) => [plain(text), ...more])).toEqual([
    ['Adulto 1', 'Ida: Maleta de cabina, Asiento elegido: ventanilla'],
    ['Niño 1', 'Ida: 2 maletas facturadas (23 kg)'],
    [`Extras: ${added / 100},00 €`],
  ])

  const { booking } = await confirmed(browser, [[40, 38, 8]])
  expect(booking.total).toBe(price + added)
  expect(browser.payload).toContain('Asiento elegido: ventanilla')
  await browser.open(`/confirmacion/${booking.locator}/voucher/`)
  expect(browser.payload).toContain('2 maletas facturadas (23 kg)')
  const [mail] = await database.db.selectFrom('outgoing_mail').select('text').execute()
  expect(mail!.text).toContain('Nombre 0.2 Viajero · Ida: 2 maletas facturadas (23 kg)')
  // The brand gives nothing back, and so nothing of what was added to it.
  await browser.open(`/mis-viajes/${booking.locator}/cancel/`)
  expect(browser.data<{ quote: object }>().quote).toMatchObject({ fee: price + added, refund: 0 })
})

test('a brand with a seat takes a wish for nothing, and gives all of it back', async () => {
  const browser = await atTrip('adultos=1', 'flex')
  expect(browser.payload).not.toContain('extra_1_1_cabin_bag')
  const { price, checkoutToken } = browser.data<TripProps>()
  const bag = priceBeside(browser.payload, 'extra_1_1_checked_bags', '1')
  const wishes = { extra_1_1_seat: 'front', extra_1_1_checked_bags: '1' }
  await browser.send('/carrito/', { checkout_token: checkoutToken, ...wishes })
  const { booking } = await confirmed(browser, [[40]])
  expect(booking.total).toBe(price + bag)
  await browser.open(`/mis-viajes/${booking.locator}/cancel/`)
  expect(browser.data<{ quote: object }>().quote).toMatchObject({ fee: 0, refund: price + bag })
})

test.each([
  ['three bags', { extra_1_1_checked_bags: '3' }],
  ['a passenger who does not fly', { extra_1_2_seat: 'aisle' }],
  ['a price of their own', { extra_1_1_price: '0' }],
])('whoever sends %s gets nothing', async (_, fields) => {
  const browser = await atTrip('adultos=1')
  const { checkoutToken } = browser.data<TripProps>()
  await browser.send('/carrito/', { checkout_token: checkoutToken, ...fields })
  expect(browser.data<CartPageData>().items).toEqual([])
  expect(await seatsSold(database, MAD_LIS, DAY)).toBe(SOLD)
})

test('at another fare what was chosen is asked for again, with its extras', async () => {
  const browser = await atTrip('adultos=2&ninos=1')
  const { price, checkoutToken } = browser.data<TripProps>()
  await sold(SOLD + 60)
  await browser.send('/carrito/', { checkout_token: checkoutToken, ...EXTRAS })
  const { notice } = browser.data<CartPageData>()
  expect(notice!.problem.code).toBe('price-changed')
  const { before, now, token, fields } = notice!.prices!
  expect(before).toBeGreaterThan(price)
  expect(fields).toEqual(EXTRAS)
  await browser.send('/carrito/', { checkout_token: token, accepted_price: String(now), ...fields })
  await browser.follow()
  expect(browser.data<CartPageData>().items.map(({ line }) => line.price)).toEqual([now])
})

test('four seats at two fares are one purchase, which is cheaper as told', async () => {
  const browser = await atTrip('adultos=4')
  const { price, split } = browser.data<TripProps>()
  const page = plain(browser.payload)
  const saves = Number(/Comprar en dos tarifas: ahorras (\d+) €/.exec(page)![1]) * 100
  expect(saves).toBeGreaterThan(0)
  const bag = priceBeside(page, 'extra_1_3_cabin_bag', '1')
  await browser.send('/carrito/', { checkout_token: split!.token, extra_1_3_cabin_bag: '1' })
  await browser.follow()
  const { items } = browser.data<CartPageData>()
  expect(items).toHaveLength(2)
  expect(items[0]!.line.tripId).toBe(items[1]!.line.tripId)
  const total = items.reduce((sum, { line }) => sum + line.price, 0)
  expect(total).toBe(price - saves + bag)
  expect(browser.payload).toContain('Es un solo viaje: se reserva y se cancela todo junto.')
  // The third of four is the first of the second two.
  const bags = items.map(({ line }) =>
    line.facts.flatMap(({ name, values }) => (name === 'Equipaje y asientos' ? values : [])),
  )
  expect(bags.map((values) => values[0]?.text)).toEqual([undefined, 'Adulto 1'])
  expect(await seatsSold(database, MAD_LIS, DAY)).toBe(SOLD + 4)

  const { booking } = await confirmed(browser, [
    [40, 41],
    [42, 43],
  ])
  expect([booking.lines.length, booking.total]).toEqual([2, total])
  await browser.open(`/mis-viajes/${booking.locator}/cancel/`)
  const { quote } = browser.data<{ quote: { fee: number } }>()
  await browser.send(`/mis-viajes/${booking.locator}/cancel/`, {
    cancellation_fee: String(quote.fee),
  })
  await browser.follow()
  expect(browser.data<ConfirmationPageData>().booking.state).toBe('cancelled')
  expect(await seatsSold(database, MAD_LIS, DAY)).toBe(SOLD)
})

test('where one fare is as cheap, two are not offered', async () => {
  const browser = await atTrip('adultos=2')
  expect(browser.data<TripProps>().split).toBeNull()
  expect(browser.payload).not.toContain('Comprar en dos tarifas')
})
