/** A booked trip on other days, or after the airline changed it: looked at, chosen, paid. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Booking, CheckoutOutcome } from '../../../../booking/rules/booking.ts'
import { revisionOf } from '../../../../booking/store/booking-change.ts'
import type { BookingParts } from '../../../../booking/routes/checkout-parts.ts'
import { ORDERS } from '../../../../booking/routes/checkout-routes.ts'
import { fieldsOf } from '../../../../booking/routes/checkout-values.ts'
import { leave, originOf, SHOWN_CARDS } from '../../../../booking/routes/checkout.tsx'
import { askWhose, visitedBooking } from '../../../../booking/routes/trips-access.ts'
import { newCheckoutKey } from '../../../../booking/service/desk-parts.ts'
import { todayIn } from '../../../../http/clock.ts'
import { Failure } from '../../../../http/failures.tsx'
import { statusOf } from '../../../../http/http-statuses.ts'
import { answer, type Handler, type Visit } from '../../../../http/visit.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { PageRenderer } from '../../../../rendering/routes/page-renderer.tsx'
import { brandOf } from '../../../../site/brands.ts'
import { CHECKOUT_FIELDS } from '../../../../site/booking-fields.ts'
import { type Day, readIsoDay, writeIsoDay } from '../../../../site/calendar-day.ts'
import { fieldReader } from '../../../../site/form-values.ts'
import { type CurrencyRates, formatMoneyExactly } from '../../../../site/money.ts'
import { problem, type Problem, type Read, unreadable } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import { longDay, shortDay } from '../../../../site/text/day-words.ts'
import type { BookedLine } from '../../../line.ts'
import { BRAND_TERMS } from '../../fares/rules/fares.ts'
import { NO_FLIGHT_FILTERS } from '../../list/rules/flight-list-state.ts'
import type { FlightMemory } from '../../list/rules/flight-searcher.ts'
import { TIMETABLE_DAYS } from '../../timetable/rules/timetable.ts'
import {
  type ChangeRow,
  FlightChangePage,
  type FlightChangePageData,
} from '../pages/flight-change-page.tsx'
import {
  canChangeDate,
  type ChangeCost,
  changeCost,
  chosenOf,
  FLIGHT_CHANGE_FIELDS as FIELDS,
  moneyBack,
  readLegs,
  REBOOKING_DAYS,
  withJourney,
  writeLegs,
} from '../rules/flight-change.ts'
import {
  type ChosenLeg,
  type FlightLine,
  isFlightLine,
  seatsOf,
  type SoldLeg,
} from '../rules/flight-line.ts'
import { flightPlaces } from '../service/flight-places.ts'
import { newsSentences, tripNews, type WayNews } from '../service/flight-news.ts'
import { tripWords } from '../service/flight-words.ts'
import { storedTrip } from '../store/stored-trip.ts'

export type FlightChangeParts = BookingParts & {
  geography: () => Geography
  flights: () => FlightMemory
  rates: () => CurrencyRates
}

/** Beside the pages of a booking: none of these answers may be kept by anybody. */
export function answerFlightChanges(
  routes: FastifyInstance,
  renderer: PageRenderer,
  parts: FlightChangeParts,
): void {
  answer(routes, renderer, 'GET', 'flightChange', showChange(parts))
  answer(routes, renderer, 'POST', 'flightChange', sendChange(parts), ORDERS)
  answer(routes, renderer, 'GET', 'flightChangeReturn', returnToChange(parts))
}

/** So many journeys of a day are enough to choose from. */
const MAX_FOUND = 12

interface VisitedTrip {
  booking: Booking
  line: FlightLine & BookedLine
  /** Its place in the booking, from 1 on. */
  number: number
  news: WayNews[]
  today: Day
  now: number
}

async function tripOf(
  { store, geography }: FlightChangeParts,
  { parameters, site }: Visit,
  booking: Booking,
): Promise<VisitedTrip> {
  const number = Number(parameters['line'])
  const line = booking.items[number - 1]
  if (!line || !isFlightLine(line)) throw new Failure('page-not-found')
  const now = Date.now()
  const isOpen = booking.state === 'confirmed'
  const news = isOpen ? await tripNews(flightPlaces(geography()), store().db, line, now) : []
  return { booking, line, number, news, today: todayIn(site.edition.timeZone), now }
}

function isOpen({ booking, line, news, today }: VisitedTrip): boolean {
  return booking.state === 'confirmed' && (news.length > 0 || canChangeDate(line, today))
}

function confirmationOf({ site }: Visit, { locator, state }: Booking, isDone: boolean): string {
  const done = state === 'cancelled' ? 'cancelled' : 'changed'
  return `${pathOf(site, 'confirmation', { locator })}${isDone ? `?done=${done}` : ''}`
}

function showChange(parts: FlightChangeParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const trip = await tripOf(parts, visit, booking)
    if (!isOpen(trip)) return visit.redirect(confirmationOf(visit, booking, false))
    return changePage(parts, visit, trip, { sent: visit.query, problems: [] })
  }
}

const WHAT = ['accept', 'choose', 'refund', 'change'] as const
type What = (typeof WHAT)[number]

interface AskedChange {
  what: What
  revision: number
  way: number
  legs: ChosenLeg[]
  due: number
}

function readAsked(body: unknown): AskedChange {
  const reader = fieldReader(body)
  const what = WHAT.find((each) => each === reader.text(FIELDS.what))
  const revision = reader.shaped(FIELDS.revision, /^\d{1,4}$/)
  const way = reader.shaped(FIELDS.way, /^[0-3]$/)
  const journey = reader.text(FIELDS.journey)
  const due = reader.shaped(FIELDS.due, /^-?\d{1,12}$/)
  const read = reader.finish(true)
  if (!read.ok || !what || revision === '') throw new Failure('field-unreadable')
  return {
    what,
    revision: Number(revision),
    way: Number(way),
    legs: readLegs(journey) ?? [],
    due: Number(due),
  }
}

function sendChange(parts: FlightChangeParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit), 303)
    const trip = await tripOf(parts, visit, booking)
    const asked = readAsked(visit.body)
    if (isDoneAlready(trip, asked)) return visit.redirect(confirmationOf(visit, booking, true), 303)
    if (!isOpen(trip)) return visit.redirect(confirmationOf(visit, booking, false), 303)
    const outcome =
      revisionOf(trip.line) === asked.revision
        ? await doChange(parts, visit, trip, asked)
        : unreadable([problem('already-done')])
    return afterChange(parts, visit, trip, asked, outcome)
  }
}

/** A form that was sent twice, or in two tabs: it is as it asks for. */
function isDoneAlready({ booking, line, news }: VisitedTrip, asked: AskedChange): boolean {
  if (revisionOf(line) === asked.revision) return false
  if (asked.what === 'refund') return booking.state === 'cancelled' || line.ended !== undefined
  if (booking.state === 'cancelled' || line.ended) return false
  if (asked.what === 'accept') return news.every(({ way }) => way !== asked.way)
  const legs = line.journeys[asked.way]
  return legs !== undefined && writeLegs(chosenOf(legs)) === writeLegs(asked.legs)
}

async function doChange(
  parts: FlightChangeParts,
  visit: Visit,
  trip: VisitedTrip,
  asked: AskedChange,
): Promise<Read<CheckoutOutcome>> {
  const { booking, line, now } = trip
  const planned = await planOf(parts, trip, asked)
  if ('code' in planned) return unreadable([planned])
  const { site } = visit
  const { locator } = booking
  const idempotencyKey = fieldReader(visit.body).text(CHECKOUT_FIELDS.key)
  const origin = originOf(visit, parts.publicUrl)
  const back = pathOf(site, 'flightChangeReturn', { locator, line: trip.number })
  const key = new URLSearchParams({ key: idempotencyKey })
  const payment = {
    values: fieldsOf(visit.body),
    site,
    idempotencyKey,
    pages: {
      back: `${origin}${back}?${key}`,
      challenge: origin + pathOf(site, 'bankQuestion'),
    },
  }
  return parts.desk.changeLine(booking, { before: line, ...planned, payment }, now)
}

/** The line as it is asked for, and what is to be paid. */
async function planOf(
  parts: FlightChangeParts,
  trip: VisitedTrip,
  { what, way, legs, due }: AskedChange,
): Promise<{ after: FlightLine; due: number } | Problem> {
  const { line, news, now, today } = trip
  const own = news.find((each) => each.way === way)
  switch (what) {
    case 'refund': {
      if (news.length === 0) return problem('already-done')
      const refund = moneyBack(line, now)
      if (due !== -refund) return problem('price-changed')
      return { after: { ...line, ended: { at: now, refund } }, due }
    }
    case 'accept':
      return own?.accepted ? { after: own.accepted, due: 0 } : problem('already-done')
    case 'choose': {
      const after = own && (await chosenInstead(parts, trip, way, legs))
      return after ? { after, due: 0 } : problem('sold-out')
    }
    case 'change': {
      const changed = canChangeDate(line, today) && (await priced(parts, trip, way, legs))
      if (!changed) return problem('sold-out')
      if (changed.cost.due !== due) return problem('price-changed')
      return { after: changed.line, due }
    }
  }
}

/** For nothing, a few days around the one that was booked; null for any other journey. */
async function chosenInstead(
  parts: FlightChangeParts,
  trip: VisitedTrip,
  way: number,
  legs: readonly ChosenLeg[],
): Promise<FlightLine | null> {
  const { line } = trip
  const sold = line.journeys[way]
  const { price, fareTotal } = line
  if (!sold || legs.length === 0) return null
  const quote = await storedTrip(
    flightPlaces(parts.geography()),
    parts.store().db,
    { ...choiceFor(line, [[...legs]]), kept: { price, fareTotal } },
    askerOf(parts, trip),
  )
  const journey = quote?.journeys[0]
  if (!journey || !isSameWay(sold, journey)) return null
  const daysAway = Math.abs(journey[0]!.departs.day - sold[0]!.departs.day)
  return daysAway <= REBOOKING_DAYS ? withJourney(line, way, journey) : null
}

/** By today's fares of the whole trip, its own seats being free to it. */
async function priced(
  parts: FlightChangeParts,
  trip: VisitedTrip,
  way: number,
  legs: readonly ChosenLeg[],
): Promise<{ line: FlightLine; cost: ChangeCost } | null> {
  const { line } = trip
  const sold = line.journeys[way]
  if (!sold || legs.length === 0) return null
  const journeys = line.journeys.map(chosenOf).with(way, [...legs])
  const quote = await storedTrip(
    flightPlaces(parts.geography()),
    parts.store().db,
    choiceFor(line, journeys),
    askerOf(parts, trip),
    seatsOf(line),
  )
  const journey = quote?.journeys[way]
  if (!quote || !journey || !isSameWay(sold, journey)) return null
  const changed = withJourney(line, way, journey)
  const cost = changeCost(line, quote.price)
  if (!changed || !cost) return null
  const { price, changeFees } = cost
  return { line: { ...changed, price, changeFees, fareTotal: quote.fareTotal }, cost }
}

function choiceFor({ passengers, cabin, brand, fareTotal }: FlightLine, journeys: ChosenLeg[][]) {
  return { journeys, passengers, cabin, brand, total: fareTotal }
}

function askerOf({ rates }: FlightChangeParts, { line, today, now }: VisitedTrip) {
  return { currency: line.currency, tax: null, rights: [], rates: rates(), today, now } as const
}

/** From the same airport to the same one, on one ticket. */
function isSameWay(sold: readonly SoldLeg[], other: readonly SoldLeg[]): boolean {
  return (
    sold[0]!.origin === other[0]!.origin &&
    sold.at(-1)!.destination === other.at(-1)!.destination &&
    new Set(other.map(({ group }) => group)).size === 1
  )
}

async function afterChange(
  parts: FlightChangeParts,
  visit: Visit,
  trip: VisitedTrip,
  asked: AskedChange,
  outcome: Read<CheckoutOutcome>,
): Promise<FastifyReply> {
  if (outcome.ok)
    return outcome.value.kind === 'challenge'
      ? leave(parts, visit, outcome.value.url, true)
      : visit.redirect(confirmationOf(visit, outcome.value.booking, true), 303)
  if (outcome.problems[0]?.code === 'try-again') throw new Failure('try-again')
  // Somebody else may have done the same a moment ago, or something else: it is looked at again.
  const booking = (await visitedBooking(parts, visit)) ?? trip.booking
  const current = await tripOf(parts, visit, booking)
  if (isDoneAlready(current, asked))
    return visit.redirect(confirmationOf(visit, booking, true), 303)
  if (!isOpen(current)) return visit.redirect(confirmationOf(visit, booking, false), 303)
  const { problems } = outcome
  return changePage(parts, visit, current, { sent: fieldsOf(visit.body), problems })
}

/** The visitor comes back from the bank; a reload asks the same question again. */
function returnToChange(parts: FlightChangeParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const trip = await tripOf(parts, visit, booking)
    const { locator } = booking
    const form = pathOf(visit.site, 'flightChange', { locator, line: trip.number })
    const key = fieldReader(visit.query).text('key')
    const outcome = await parts.desk.resumeChange(booking, key, Date.now())
    if (!outcome) return visit.redirect(form)
    // Whoever comes back with the question still open is shown the way, not sent.
    if (outcome.ok)
      return outcome.value.kind === 'challenge'
        ? leave(parts, visit, outcome.value.url, false)
        : visit.redirect(confirmationOf(visit, outcome.value.booking, true), 303)
    if (outcome.problems[0]?.code === 'try-again') throw new Failure('try-again')
    if (!isOpen(trip)) return visit.redirect(confirmationOf(visit, booking, false))
    return changePage(parts, visit, trip, { sent: {}, problems: outcome.problems })
  }
}

// The page.

interface SentChange {
  /** The query of a link, or the fields of a form. */
  sent: Record<string, unknown>
  problems: readonly Problem[]
}

async function changePage(
  parts: FlightChangeParts,
  visit: Visit,
  trip: VisitedTrip,
  { sent, problems }: SentChange,
): Promise<FastifyReply> {
  const { site, text } = visit
  const { booking, line, number, news } = trip
  const known = tripWords(parts.geography(), visit)
  const reader = fieldReader(sent)
  const ways = news.length > 0 ? news.map(({ way }) => way) : line.journeys.map((_, way) => way)
  const askedWay = Number(reader.shaped(FIELDS.way, /^[0-3]$/) || ways[0])
  const way = ways.includes(askedWay) ? askedWay : ways[0]!
  const own = news.find((each) => each.way === way)
  const soldDay = line.journeys[way]![0]!.departs.day
  const legs = readLegs(reader.text(FIELDS.journey))
  const askedDay = legs?.[0]?.day ?? readIsoDay(reader.text(FIELDS.day))
  const day = askedDay ?? (own ? soldDay : null)
  const money = (amount: number) => formatMoneyExactly(amount, line.currency)
  const here = pathOf(site, 'flightChange', { locator: booking.locator, line: number })
  const linkTo = (fields: Record<string, string | number>) =>
    `${here}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`
  const confirmed = !own && legs ? await priced(parts, trip, way, legs) : null
  const { conventions } = site.edition
  const wordsOf = (journey: readonly SoldLeg[]) => [
    longDay(journey[0]!.departs.day, conventions),
    ...journey.map((leg) => `${known.legTimes(leg)} · ${known.carrier(leg).join(', ')}`),
  ]
  const data: FlightChangePageData = {
    action: here,
    back: pathOf(site, 'confirmation', { locator: booking.locator }),
    title: known.title(line),
    news: news.flatMap((each) => newsSentences(parts.geography(), visit, line, each)),
    terms: own ? '' : termsText(line, visit),
    revision: revisionOf(line),
    way,
    ways: ways.map((each) => ({
      name: known.wayName(line, each),
      words: wordsOf(line.journeys[each]!),
      href: linkTo({ [FIELDS.way]: each }),
      isChosen: each === way,
    })),
    accepted: own?.accepted ? wordsOf(own.accepted.journeys[way]!) : null,
    refund: own
      ? { amount: moneyBack(line, trip.now), text: money(moneyBack(line, trip.now)) }
      : null,
    days: own
      ? around(soldDay, trip.today).map((each) => ({
          text: shortDay(each, conventions),
          href: linkTo({ [FIELDS.way]: way, [FIELDS.day]: writeIsoDay(each) }),
          isChosen: each === day,
        }))
      : [],
    dayField: own
      ? null
      : {
          value: day === null ? '' : writeIsoDay(day),
          min: writeIsoDay(trip.today + 1),
          max: writeIsoDay(trip.today + TIMETABLE_DAYS - 1),
        },
    found: day === null || confirmed ? null : await found(day),
    confirm: confirmed && {
      words: wordsOf(confirmed.line.journeys[way]!),
      journey: writeLegs(legs!),
      costs: costsOf(confirmed.cost),
      due: confirmed.cost.due,
      dueText: money(Math.abs(confirmed.cost.due)),
      otherDay: linkTo({ [FIELDS.way]: way, [FIELDS.day]: writeIsoDay(legs![0]!.day) }),
    },
    takesCards: parts.desk.takesCards,
    testCards: parts.desk.takesCards ? SHOWN_CARDS : [],
    checkoutKey: keyFor(sent, problems),
    form: { values: {}, problems: problems.filter(({ field }) => field !== '') },
    problem: problems.find(({ field }) => field === '') ?? null,
  }
  const title = text(own ? 'flight-sale.news.title' : 'flight-sale.change.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const status = problems[0] ? statusOf(problems[0].code) : 200
  return visit.page(<FlightChangePage {...data} />, head, status)

  async function found(on: Day): Promise<ChangeRow[] | null> {
    const current = writeLegs(chosenOf(line.journeys[way]!))
    const rows: ChangeRow[] = []
    const journeys = searched(parts, trip, way, on)
    if (!journeys) return null
    for (const chosen of journeys) {
      const journey = writeLegs(chosen)
      if (journey === current) continue
      if (own) {
        const instead = await chosenInstead(parts, trip, way, chosen)
        if (instead)
          rows.push({ journey, words: wordsOf(instead.journeys[way]!), price: '', href: '' })
        continue
      }
      const other = await priced(parts, trip, way, chosen)
      if (other)
        rows.push({
          journey,
          words: wordsOf(other.line.journeys[way]!),
          price: dueText(other.cost),
          href: linkTo({ [FIELDS.way]: way, [FIELDS.journey]: journey }),
        })
    }
    return rows
  }

  function dueText({ due }: ChangeCost): string {
    if (due === 0) return text('flight-sale.change.nothing')
    return text(due > 0 ? 'flight-sale.change.pay' : 'flight-sale.change.back', {
      amount: money(Math.abs(due)),
    })
  }

  function costsOf({ fee, difference }: ChangeCost): { name: string; amount: string }[] {
    const signed = (amount: number) => `${amount < 0 ? '−' : ''}${money(Math.abs(amount))}`
    return [
      { name: text('flight-sale.change.difference'), amount: signed(difference) },
      ...(fee > 0 ? [{ name: text('flight-sale.change.cost'), amount: money(fee) }] : []),
    ]
  }
}

function termsText({ brand }: FlightLine, { text }: Visit): string {
  const permille = BRAND_TERMS[brand].changePermille ?? 0
  return permille === 0
    ? text('flight-sale.change.terms.free')
    : text('flight-sale.change.terms.fee', { percent: permille / 10 })
}

/** A payment whose end nobody knows yet is asked about again by its own key. */
function keyFor(sent: Record<string, unknown>, problems: readonly Problem[]): string {
  const typed = fieldReader(sent).text(CHECKOUT_FIELDS.key)
  return typed && problems[0]?.code === 'payment-unknown' ? typed : newCheckoutKey()
}

function around(day: Day, today: Day): Day[] {
  const all = Array.from({ length: 2 * REBOOKING_DAYS + 1 }, (_, at) => day - REBOOKING_DAYS + at)
  return all.filter((each) => each >= today)
}

/** Null while nobody can search: what else can be done about a trip needs no search. */
function searched(
  { flights }: FlightChangeParts,
  { line, today, now }: VisitedTrip,
  way: number,
  day: Day,
): ChosenLeg[][] | null {
  const sold = line.journeys[way]!
  const memory = present(flights)
  if (!memory) return null
  const answered = memory.engine.searchJourneys({
    ways: [{ from: [sold[0]!.origin], to: [sold.at(-1)!.destination], day }],
    passengers: line.passengers,
    cabin: line.cabin,
    today,
    notBefore: Math.ceil(now / 60_000) + 60,
    selfTransfer: false,
    chosen: [],
    filters: NO_FLIGHT_FILTERS,
    sort: 'best',
    offset: 0,
    limit: MAX_FOUND,
  })
  return (answered?.rows ?? []).map(({ journey }) =>
    journey.legs.map(({ flightId, departs }) => ({ flightId, day: departs.day })),
  )
}

function present(flights: () => FlightMemory): FlightMemory | null {
  try {
    return flights()
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
