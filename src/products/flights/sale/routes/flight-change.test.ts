/** Trips that are changed after they were booked, by an airline or by who travels, as whole requests. */
import { afterEach, expect, test, vi } from 'vitest'
import { PASSWORD } from '../../../../../tests/fixtures/accounts.ts'
import { browserOn } from '../../../../../tests/fixtures/browser.ts'
import { eachDatabase, type OpenDatabase } from '../../../../../tests/fixtures/databases.ts'
import { formFor } from '../../../../../tests/fixtures/filled-form.ts'
import { formBrowser, type FormBrowser } from '../../../../../tests/fixtures/form-browser.ts'
import { flightPlaces } from '../../../../../tests/fixtures/small-flights.ts'
import {
  flightGeography,
  JFK_MAD,
  LIS_JFK,
  MAD_LIS,
  MAD_LIS_OTHER,
  openTimetable,
  seatsSold,
} from '../../../../../tests/fixtures/small-timetable.ts'
import { buildTestApp, TEST_KEY } from '../../../../../tests/fixtures/test-app.ts'
import { hashPassword } from '../../../../accounts/service/passwords.ts'
import { auditEntries } from '../../../../accounts/store/audit-log.ts'
import { addPerson } from '../../../../accounts/store/people.ts'
import type { CheckoutPageData } from '../../../../booking/pages/checkout/checkout-page.tsx'
import type { ConfirmationPageData } from '../../../../booking/pages/confirmation/confirmation-page.tsx'
import { TEST_CARDS } from '../../../../booking/payments/sandbox-payments.ts'
import { tokensWith } from '../../../../booking/service/checkout-token.ts'
import { todayIn } from '../../../../http/clock.ts'
import { type Day, writeIsoDay } from '../../../../site/calendar-day.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { allProducts } from '../../../registry.ts'
import { FlightEngine } from '../../engine/flight-engine.ts'
import type { Brand } from '../../fares/rules/fares.ts'
import { buildTimetableMemory } from '../../service/timetable-memory.ts'
import type { FlightChangePageData } from '../pages/flight-change-page.tsx'
import { type ChosenLeg, FLIGHT_KIND, writeFlightChoice } from '../rules/flight-line.ts'

vi.setConfig({ testTimeout: 120_000 })

const today = todayIn('Europe/Madrid')
const DAY = today + 10
const BACK = today + 14
const OUT: ChosenLeg[] = [{ flightId: MAD_LIS, day: DAY }]
const OVER_LISBON: ChosenLeg[] = [...OUT, { flightId: LIS_JFK, day: DAY }]
const HOME: ChosenLeg[] = [{ flightId: JFK_MAD, day: BACK }]
const geography = flightGeography()

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

eachDatabase((open) => {
  test('who booked a flight that is cancelled is told, and flies with another', async () => {
    const { database, staff, booked, changePage, renew, together } = await world(open)
    const office = await staff()
    const traveller = await booked([OUT], 'light')
    const other = await booked([OUT], 'light')
    for (const query of ['number=qv101', 'origin=mad&destination=lis'])
      expect(
        (await office.get(`/office/flights/?${query}&day=${writeIsoDay(DAY)}`)).body,
      ).toContain(`/office/flights/${MAD_LIS}/${writeIsoDay(DAY)}/`)
    const path = `/office/flights/${MAD_LIS}/${writeIsoDay(DAY)}/`
    expect((await office.get(path)).body).toContain(traveller.locator)
    const form = { form: 'flight-cancelled', departs: '480' }
    const [one, two] = await Promise.all([office.post(path, form), office.post(path, form)])
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([303, 409])
    const subject = `flight ${MAD_LIS} ${writeIsoDay(DAY)}`
    const [entry] = await auditEntries(database, { subject, most: 5 })
    expect(entry).toMatchObject({ action: 'flight-cancelled', email: office.email })
    const feed = await database.db
      .selectFrom('changes')
      .selectAll()
      .where('kind', '=', 'flight')
      .execute()
    expect(feed).toMatchObject([{ subject_id: MAD_LIS, from_day: DAY, to_day: DAY + 1 }])
    const mails = await database.db
      .selectFrom('outgoing_mail')
      .select(['subject', 'text'])
      .where('subject', 'like', 'Tu vuelo QV 101 está cancelado%')
      .execute()
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain(`/mis-viajes/${traveller.locator}/flight/1/`)
    await renew()

    await traveller.open(`/confirmacion/${traveller.locator}/`)
    expect(traveller.payload).toContain('El vuelo QV 101 de Madrid a Lisboa')
    expect(await sold(MAD_LIS)).toBe(2)
    const page = await changePage(traveller)
    expect(page.accepted).toBeNull()
    expect(page.found!.map(({ journey }) => journey)).toEqual([`${MAD_LIS_OTHER}-${DAY}`])
    const chosen = chooseFields(page, `${MAD_LIS_OTHER}-${DAY}`)
    // The same form in two tabs, and another one in a third.
    const answers = await together(traveller, [
      chosen,
      chosen,
      chooseFields(page, `${MAD_LIS}-${DAY + 1}`),
    ])
    expect(await sold(MAD_LIS)).toBe(1)
    const taken = [await sold(MAD_LIS_OTHER), await sold(MAD_LIS, DAY + 1)]
    expect(taken.toSorted()).toEqual([0, 1])
    // What is not done is not said to be.
    const done = answers.filter(({ headers }) =>
      String(headers['location']).includes('?done=changed'),
    )
    expect(done).toHaveLength(taken[0] === 1 ? 2 : 1)
    await traveller.open(`/confirmacion/${traveller.locator}/`)
    expect(traveller.payload).not.toContain('QV 101 de Madrid a Lisboa')
    expect(await moneyOf(traveller)).toMatchObject({ refunded: 0, total: traveller.total })
    // Beyond three days it is not for nothing.
    const late = chooseFields(await changePage(other), `${MAD_LIS}-${DAY + 4}`)
    await other.send(pathOf(other), late)
    expect(other.status).toBe(409)

    async function sold(flight: number, day = DAY) {
      return seatsSold(database, flight, day)
    }
  })

  test('all the money comes back once, whatever else is asked for at once', async () => {
    const { database, staff, booked, changePage, move, renew, together } = await world(open)
    const traveller = await booked([OVER_LISBON, HOME], 'standard')
    await move(await staff(), LIS_JFK, DAY, '45')
    await renew()
    const page = await changePage(traveller)
    expect(page.news.join()).toContain('sale ahora a las 11:45, no a las 11:00')
    expect(page.accepted!.join()).toContain('11:45 Lisboa (LIS)')
    expect(page.refund!.amount).toBe(traveller.total)
    const asked = { revision: '0', way: '0' }
    const refund = { ...asked, what: 'refund', due: String(-traveller.total) }
    const answers = await together(traveller, [refund, refund, { ...asked, what: 'accept' }])
    const { state, refunded } = await moneyOf(traveller)
    const seats = await Promise.all(
      [MAD_LIS, LIS_JFK].map((flight) => seatsSold(database, flight, DAY)),
    )
    const isCancelled = state === 'cancelled'
    expect(refunded).toBe(isCancelled ? traveller.total : 0)
    expect(seats).toEqual(isCancelled ? [0, 0] : [1, 1])
    expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true)
    const due = await database.db.selectFrom('refunds').select(['amount', 'state']).execute()
    expect(due).toEqual(isCancelled ? [{ amount: traveller.total, state: 'done' }] : [])
  })

  test('new times are accepted, unless one would miss the next flight', async () => {
    const { staff, booked, changePage, move, renew, database } = await world(open)
    const office = await staff()
    const traveller = await booked([OVER_LISBON, HOME], 'light')
    await move(office, MAD_LIS, DAY, '150')
    await renew()
    const missed = await changePage(traveller)
    expect(missed.accepted).toBeNull()
    await traveller.send(pathOf(traveller), { what: 'accept', revision: '0', way: '0' })
    expect(traveller.status).toBe(409)
    await move(office, MAD_LIS, DAY, '-120', '630')
    await renew()
    expect((await changePage(traveller)).accepted!.join()).toContain('08:30 Madrid (MAD)')
    await traveller.send(pathOf(traveller), { what: 'accept', revision: '0', way: '0' })
    expect(traveller.status).toBe(303)
    await traveller.follow()
    expect(traveller.payload).toContain('Tu reserva está cambiada')
    expect(traveller.payload).toContain('08:30 Madrid (MAD) – 08:50 Lisboa (LIS)')
    expect(traveller.payload).not.toContain('no a las 08:00')
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(1)
    const kinds = await database.db.selectFrom('outgoing_mail').select('subject').execute()
    expect(kinds.map(({ subject }) => subject.split(':')[0])).toContain('Reserva cambiada')
    // A second time, the same form finds it done.
    await traveller.send(pathOf(traveller), { what: 'accept', revision: '0', way: '0' })
    expect(traveller.status).toBe(303)
  })

  test('a standard fare changes its date for a quarter of it and the difference', async () => {
    const { booked, changePage, database, together } = await world(open)
    const traveller = await booked([OUT], 'standard')
    const start = await changePage(traveller)
    expect(start.found).toBeNull()
    expect(traveller.payload).toContain('25 % de la tarifa')
    // Nearer, and so dearer.
    const dear = today + 2
    const list = await changePage(traveller, `?way=0&day=${writeIsoDay(dear)}`)
    expect(list.found!.map(({ journey }) => journey)).toContain(`${MAD_LIS}-${dear}`)
    const { confirm } = await changePage(traveller, `?way=0&journey=${MAD_LIS}-${dear}`)
    const fee = Math.round(traveller.total / 4)
    expect(confirm!.due).toBeGreaterThan(fee)
    const fields = changeFields(confirm!, 0, 'change-key-0000001')
    await traveller.send(pathOf(traveller), { ...fields, due: '100' })
    expect(traveller.status).toBe(409)
    await traveller.send(pathOf(traveller), { ...fields, card_number: TEST_CARDS.declined })
    expect(traveller.status).toBe(402)
    expect(traveller.payload).toContain('Tu reserva sigue como estaba')
    expect(await seatsSold(database, MAD_LIS, DAY)).toBe(1)

    const again = { ...fields, checkout_key: 'change-key-0000002' }
    const answers = await together(traveller, [again, again])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await moneyOf(traveller)).toMatchObject({
      total: traveller.total + confirm!.due,
      paid: traveller.total + confirm!.due,
      refunded: 0,
    })
    expect([
      await seatsSold(database, MAD_LIS, DAY),
      await seatsSold(database, MAD_LIS, dear),
    ]).toEqual([0, 1])
    // Back to a cheaper day: nothing comes back, and the quarter is of the fare alone.
    const cheap = today + 11
    const back = await changePage(traveller, `?way=0&journey=${MAD_LIS}-${cheap}`)
    expect(back.confirm!.due).toBe(Math.round((traveller.total + confirm!.due - fee) / 4))
  })

  test('a flexible fare pays the difference by card, or gets it back', async () => {
    const { booked, changePage, database, together } = await world(open)
    const near = today + 2
    const traveller = await booked([[{ flightId: MAD_LIS, day: near }]], 'flex')
    const { confirm } = await changePage(traveller, `?way=0&journey=${MAD_LIS}-${DAY}`)
    expect(confirm!.due).toBeLessThan(0)
    const fields = changeFields(confirm!, 0, 'change-key-0000003')
    const answers = await together(traveller, [fields, fields])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await moneyOf(traveller)).toMatchObject({
      refunded: -confirm!.due,
      total: traveller.total + confirm!.due,
    })

    // The bank asks, and the visitor comes back.
    const dearer = await changePage(traveller, `?way=0&journey=${MAD_LIS}-${today + 3}`)
    const asked = {
      ...changeFields(dearer.confirm!, 1, 'change-key-0000004'),
      card_number: TEST_CARDS.challenge,
    }
    await traveller.send(pathOf(traveller), asked)
    expect(traveller.headers['location']).toContain('/reserva/bank/?payment=')
    const payment = String(traveller.headers['location']).split('payment=')[1]!
    await traveller.follow()
    expect(await seatsSold(database, MAD_LIS, today + 3)).toBe(0)
    await traveller.send('/reserva/bank/', { payment, answer: 'yes' })
    expect(traveller.headers['location']).toContain('/flight/1/return/?key=')
    await traveller.follow()
    await traveller.follow()
    expect(traveller.payload).toContain('Tu reserva está cambiada')
    expect(await seatsSold(database, MAD_LIS, today + 3)).toBe(1)
    // All that was paid, by either card, comes back with a free cancellation.
    await traveller.open(`/mis-viajes/${traveller.locator}/cancel/`)
    await traveller.send(`/mis-viajes/${traveller.locator}/cancel/`, { cancellation_fee: '0' })
    const { paid, refunded, state } = await moneyOf(traveller)
    expect([state, refunded]).toEqual(['cancelled', paid])
  })

  test('of two changes that are paid at once, one is made and one is not charged', async () => {
    const { booked, changePage, database, together } = await world(open)
    const traveller = await booked([OUT], 'standard')
    const forms: Record<string, string>[] = []
    for (const day of [today + 5, today + 6]) {
      const { confirm } = await changePage(traveller, `?way=0&journey=${MAD_LIS}-${day}`)
      forms.push(changeFields(confirm!, 0, `change-key-1000${day}`))
    }
    const answers = await together(traveller, forms)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const seats = await Promise.all(
      [DAY, today + 5, today + 6].map((day) => seatsSold(database, MAD_LIS, day)),
    )
    expect([seats[0], seats[1]! + seats[2]!]).toEqual([0, 1])
    const payments = await database.db.selectFrom('payments').select('state').execute()
    // Who comes late enough is not even asked for the card.
    const states = payments.map(({ state }) => state).toSorted()
    expect(states.slice(0, 2)).toEqual(['captured', 'captured'])
    expect(states.slice(2).every((state) => state === 'voided')).toBe(true)
  })

  test('a light fare is not changed, and nobody changes what is not theirs', async () => {
    const { booked, app } = await world(open)
    const traveller = await booked([OUT], 'light')
    await traveller.open(pathOf(traveller))
    expect(traveller.headers['location']).toBe(`/confirmacion/${traveller.locator}/`)
    const fields = {
      what: 'change',
      revision: '0',
      way: '0',
      journey: `${MAD_LIS}-${DAY + 1}`,
      due: '0',
    }
    await traveller.send(pathOf(traveller), fields)
    expect(traveller.headers['location']).toBe(`/confirmacion/${traveller.locator}/`)
    await traveller.send(pathOf(traveller), { ...fields, what: 'refund' }, { withToken: false })
    expect(traveller.status).toBe(403)
    const stranger = formBrowser(app)
    await stranger.open(pathOf(traveller))
    expect(stranger.headers['location']).toContain('/mis-viajes/?locator=')
  })
})

interface Traveller extends FormBrowser {
  locator: string
  total: number
}

function pathOf({ locator }: Traveller): string {
  return `/mis-viajes/${locator}/flight/1/`
}

function chooseFields({ revision, way }: FlightChangePageData, journey: string) {
  return { what: 'choose', revision: String(revision), way: String(way), journey }
}

function changeFields(
  { journey, due }: NonNullable<FlightChangePageData['confirm']>,
  revision: number,
  key: string,
) {
  const { card_number, card_expiry, card_code } = formFor(0)
  return {
    what: 'change',
    revision: String(revision),
    way: '0',
    journey,
    due: String(due),
    checkout_key: key,
    card_number: card_number!,
    card_expiry: card_expiry!,
    card_code: card_code!,
  }
}

async function moneyOf(traveller: Traveller) {
  await traveller.open(`/confirmacion/${traveller.locator}/`)
  return traveller.data<ConfirmationPageData>().booking
}

async function world(open: OpenDatabase) {
  const database = await open()
  await openTimetable(database, { firstDay: today, seats: 20 })
  const memory = { ...flightPlaces(today), geography, rates: SAMPLE_RATES }
  let engine = await searched()
  const app = await buildTestApp({
    store: () => database,
    memory: () => memory,
    flights: () => ({ engine, airlines: new Map() }),
  })
  closing.push(() => app.close())
  const flights = allProducts({ geography: () => geography, memory: () => memory }).of(FLIGHT_KIND)
  let people = 0

  async function searched() {
    return new FlightEngine((await buildTimetableMemory(database, geography, today)).columns)
  }

  async function booked(journeys: ChosenLeg[][], brand: Brand): Promise<Traveller> {
    const passengers = { adults: 1, children: 0, infants: 0 }
    const choice = { journeys, passengers, cabin: 'economy', brand, total: 0 } as const
    const asker = { currency: 'EUR', tax: null, rights: [], rates: SAMPLE_RATES, today } as const
    const { price } = (await flights.quote(database.db, choice, asker))!
    const token = tokensWith(() => TEST_KEY).write({
      kind: FLIGHT_KIND,
      choice: writeFlightChoice(choice),
      price,
      currency: 'EUR',
      expiresAt: Date.now() + 60_000,
    })
    const browser = formBrowser(app)
    await browser.open('/carrito/')
    await browser.send('/carrito/', { checkout_token: token })
    await browser.open('/reserva/')
    const { checkoutKey, total } = browser.data<CheckoutPageData>()
    const form = formFor(total, { isFlying: true })
    await browser.send('/reserva/', { ...form, checkout_key: checkoutKey, terms_accepted: '1' })
    await browser.follow()
    const { locator } = browser.data<ConfirmationPageData>().booking
    return Object.assign(browser, { locator, total })
  }

  /** Somebody who may cancel and move flights. */
  async function staff() {
    const email = `staff-${++people}@example.com`
    const passwordHash = await hashPassword(PASSWORD)
    await addPerson(
      database,
      { email, name: 'Staff', passwordHash, role: 'administrator' },
      Date.now(),
    )
    const own = browserOn(app, 'admin.localhost', `10.3.0.${people}`)
    await own.get('/office/sign-in/')
    await own.post('/office/sign-in/', { email, password: PASSWORD })
    return { ...own, email }
  }

  /** Forms of several tabs of one browser, sent at once. */
  async function together(traveller: Traveller, forms: readonly Record<string, string>[]) {
    return Promise.all(
      forms.map(async (fields) => {
        const tab = formBrowser(app, traveller.cookies)
        await tab.send(pathOf(traveller), fields)
        return tab
      }),
    )
  }

  return {
    database,
    app,
    booked,
    staff,
    /** As the feed would. */
    renew: async () => void (engine = await searched()),
    async changePage(traveller: Traveller, query = ''): Promise<FlightChangePageData> {
      await traveller.open(pathOf(traveller) + query)
      expect(traveller.status).toBe(200)
      return traveller.data<FlightChangePageData>()
    },
    async move(
      office: Awaited<ReturnType<typeof staff>>,
      flight: number,
      day: Day,
      minutes: string,
      departs = flight === MAD_LIS ? '480' : '660',
    ) {
      const path = `/office/flights/${flight}/${writeIsoDay(day)}/`
      await office.get(path)
      const answer = await office.post(path, { form: 'flight-moved', departs, minutes })
      expect(answer.statusCode).toBe(303)
    },
    together,
  }
}
