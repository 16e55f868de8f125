/**
 * An operator's days laid over what is stored of a room type: its calendar, and what each plan asks
 * of which guests.
 *
 * Prices are compared and laid over each other as the operator wrote them, and only then told as
 * differences to the calendar's price (products/hotels/rates/rules/rate-sheet.ts). A day that was never priced is closed,
 * whatever else is told about it: nobody may book it for nothing. Its first price opens it, unless
 * the same file closes it.
 */
import type { Day } from '../../site/calendar-day.ts'
import type { RatePlan } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { MinorUnits } from '../../site/money.ts'
import { OLDEST_CHILD } from '../../search/rules/occupancy.ts'
import {
  CALENDAR_DAYS,
  packCalendar,
  unpackCalendar,
  type Calendar,
} from '../../products/hotels/rates/rules/packed-calendar.ts'
import {
  NOT_SOLD,
  PLAIN_TARIFF,
  type RateSheet,
  type Tariff,
} from '../../products/hotels/rates/rules/rate-sheet.ts'

/** What changes on these days, the last one included; null leaves what is stored. */
export interface OperatorDays {
  firstDay: Day
  lastDay: Day
  /** Whose prices these are, by its place among the plans of the file; null without a price. */
  plan: number | null
  /** Per room and night for `baseAdults`. */
  price: MinorUnits | null
  baseAdults: number | null
  /** For one adult alone. */
  singlePrice: MinorUnits | null
  extraAdult: MinorUnits | null
  children: ChildPrice[]
  boardPerRoom: MinorUnits | null
  boardPerPerson: MinorUnits | null
  rooms: number | null
  /** Of which some may be sold already, and then count as well. */
  roomsLeft: number | null
  minimumStay: number | null
  closed: boolean | null
}

export interface ChildPrice {
  fromAge: number
  toAge: number
  price: MinorUnits
}

export interface StoredDays {
  calendar: Uint8Array
  sheet: RateSheet | null
}

export interface MergedCalendar {
  calendar: Calendar
  packed: Uint8Array
  sheet: RateSheet | null
  /** The first and the day after the last that differ from what was stored; null when none does. */
  changed: { from: Day; until: Day } | null
  isOtherSheet: boolean
  /** Some days lie beyond the calendar's last and were left out. */
  goesBeyond: boolean
}

/** All that a plan asks on a day, beside its price, as the operator wrote it. */
interface Terms {
  baseAdults: number
  single: MinorUnits | null
  extraAdult: MinorUnits
  boardPerRoom: MinorUnits
  boardPerPerson: MinorUnits
  children: MinorUnits[]
}

/** Of one plan, by day; a price of 0 is none. */
interface PlanDays {
  prices: Float64Array
  terms: Terms[]
}

type PlanPrice = Pick<RatePlan, 'number' | 'boardSupplement' | 'pricePermille'> & {
  /** Nothing is stored of it. */
  isNew: boolean
}

const PLAIN_TERMS: Terms = {
  baseAdults: PLAIN_TARIFF.baseAdults,
  single: null,
  extraAdult: 0,
  boardPerRoom: 0,
  boardPerPerson: 0,
  children: [],
}

/** As wide as a packed calendar keeps them. */
const MAX_ROOMS = 255

/**
 * `plans` are all of the hotel in the order of their numbers, as they are stored; `planOf` finds
 * the number of a plan of the file. Where days overlap, the later entry counts.
 */
export function mergeDays(
  stored: StoredDays | null,
  worldFirstDay: Day,
  entries: readonly OperatorDays[],
  plans: readonly PlanPrice[],
  planOf: (plan: number) => number,
  soldOn: (day: Day) => number = () => 0,
): MergedCalendar {
  const kept = stored && unpackCalendar(stored.calendar)
  // While a new day is being rolled in, some calendars begin on it before the world does.
  const firstDay = Math.max(worldFirstDay, kept?.firstDay ?? 0)
  const before = kept ? movedTo(kept, firstDay) : emptyCalendar(firstDay)
  const after = copyOf(before)
  const asked = new Map(
    plans.map((plan) => [plan.number, storedDays(before, stored?.sheet ?? null, plan)]),
  )
  // Days that have passed make the stored one longer, but no other.
  const sheetBefore = stored?.sheet ? sheetOf(before, asked) : null
  const wasUnpriced = before.prices.map((price) => price === 0)
  for (const entry of entries) {
    const ofPlan = entry.plan === null ? null : asked.get(planOf(entry.plan))!
    const changedTerms = new Map<Terms, Terms>()
    const first = Math.max(0, entry.firstDay - firstDay)
    const last = Math.min(CALENDAR_DAYS - 1, entry.lastDay - firstDay)
    for (let at = first; at <= last; at++) {
      if (ofPlan) {
        const old = ofPlan.terms[at]!
        if (!changedTerms.has(old)) changedTerms.set(old, laidOver(old, entry))
        ofPlan.terms[at] = changedTerms.get(old)!
        if (entry.price !== null) {
          ofPlan.prices[at] = entry.price
          if (wasUnpriced[at]) after.closed[at] = false
        }
      }
      if (entry.rooms !== null) after.rooms[at] = entry.rooms
      if (entry.roomsLeft !== null)
        after.rooms[at] = Math.min(MAX_ROOMS, entry.roomsLeft + soldOn(firstDay + at))
      if (entry.minimumStay !== null) after.minimumStays[at] = entry.minimumStay
      if (entry.closed !== null) {
        after.closed[at] = entry.closed
        wasUnpriced[at] = false
      }
    }
  }
  for (let at = 0; at < CALENDAR_DAYS; at++) {
    after.prices[at] = firstPrice(asked, at)
    if (after.prices[at] === 0) after.closed[at] = true
  }
  const sheet = sheetOf(after, asked)
  return {
    calendar: after,
    packed: packCalendar(after),
    sheet,
    changed: changedDays(before, after),
    isOtherSheet: JSON.stringify(sheet) !== JSON.stringify(sheetBefore),
    goesBeyond: entries.some(({ lastDay }) => lastDay >= firstDay + CALENDAR_DAYS),
  }
}

/** What a stored plan asks. Without a sheet every plan is sold, at its share of the price. */
function storedDays(calendar: Calendar, sheet: RateSheet | null, plan: PlanPrice): PlanDays {
  const prices = new Float64Array(CALENDAR_DAYS)
  const terms = Array.from({ length: CALENDAR_DAYS }, () => PLAIN_TERMS)
  if (plan.isNew) return { prices, terms }
  if (!sheet) {
    const { boardSupplement: boardPerPerson, pricePermille } = plan
    const ofPlan = boardPerPerson === 0 ? PLAIN_TERMS : { ...PLAIN_TERMS, boardPerPerson }
    calendar.prices.forEach((price, at) => {
      prices[at] = Math.round((price * pricePermille) / 1000)
    })
    return { prices, terms: terms.fill(ofPlan) }
  }
  const known = new Map<string, Terms>()
  const runs = sheet.plans[plan.number] ?? []
  let run = -1
  for (let at = 0; at < CALENDAR_DAYS; at++) {
    while (run + 1 < runs.length && runs[run + 1]!.from <= calendar.firstDay + at) run++
    const position = runs[run]?.tariff ?? NOT_SOLD
    const price = calendar.prices[at]!
    if (position === NOT_SOLD || price === 0) continue
    const tariff = sheet.tariffs[position]!
    prices[at] = price + tariff.room
    const key = tariff.single === 0 ? `${position}` : `${position} ${prices[at]}`
    if (!known.has(key)) known.set(key, termsOf(tariff, prices[at]!))
    terms[at] = known.get(key)!
  }
  return { prices, terms }
}

function termsOf(tariff: Tariff, price: MinorUnits): Terms {
  const { room: _room, single, ...rest } = tariff
  return { ...rest, single: single === 0 ? null : price + single }
}

function laidOver(old: Terms, entry: OperatorDays): Terms {
  return {
    baseAdults: entry.baseAdults ?? old.baseAdults,
    single: entry.singlePrice ?? old.single,
    extraAdult: entry.extraAdult ?? old.extraAdult,
    boardPerRoom: entry.boardPerRoom ?? old.boardPerRoom,
    boardPerPerson: entry.boardPerPerson ?? old.boardPerPerson,
    children: childrenOver(old.children, entry.children),
  }
}

function childrenOver(old: MinorUnits[], told: readonly ChildPrice[]): MinorUnits[] {
  if (told.length === 0) return old
  const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => old[age] ?? 0)
  for (const { fromAge, toAge, price } of told) ages.fill(price, fromAge, toAge + 1)
  return ages.every((price) => price === 0) ? [] : ages
}

/** That of the first plan which is sold on the day. */
function firstPrice(asked: Map<number, PlanDays>, at: number): MinorUnits {
  for (const { prices } of asked.values()) if (prices[at]! > 0) return prices[at]!
  return 0
}

/**
 * Null where the calendar alone tells all prices. Days without any price stay with the first plan
 * that the room is sold under, so that whoever prices one in the back office sells it.
 */
function sheetOf(calendar: Calendar, asked: Map<number, PlanDays>): RateSheet | null {
  const tariffs: Tariff[] = []
  const positions = new Map<string, number>()
  const positionOf = (tariff: Tariff) => {
    const key = JSON.stringify(tariff)
    if (!positions.has(key)) positions.set(key, tariffs.push(tariff) - 1)
    return positions.get(key)!
  }
  const ofRoom = [...asked].find(([, { prices }]) => prices.some((price) => price > 0))
  const first = ofRoom?.[0] ?? [...asked.keys()][0]
  const plans: RateSheet['plans'] = {}
  for (const [number, { prices, terms }] of asked) {
    const unpriced = number === first ? positionOf(PLAIN_TARIFF) : NOT_SOLD
    const runs: { from: Day; tariff: number }[] = []
    let held: { terms: Terms; price: number; base: number; tariff: number } | null = null
    for (let at = 0; at <= CALENDAR_DAYS; at++) {
      const base = calendar.prices[at] ?? 0
      const price = prices[at] ?? 0
      let tariff = base === 0 ? unpriced : NOT_SOLD
      if (price > 0) {
        const ofDay = terms[at]!
        const isHeld = held && held.terms === ofDay && held.price === price && held.base === base
        if (!isHeld)
          held = { terms: ofDay, price, base, tariff: positionOf(tariffOf(ofDay, price, base)) }
        tariff = held!.tariff
      }
      if (tariff !== (runs.at(-1)?.tariff ?? NOT_SOLD))
        runs.push({ from: calendar.firstDay + at, tariff })
    }
    plans[number] = runs
  }
  const isPlain = tariffs.every((tariff) => JSON.stringify(tariff) === PLAIN)
  return asked.size <= 1 && isPlain ? null : { tariffs, plans }
}

const PLAIN = JSON.stringify(PLAIN_TARIFF)

/** Members stand in the order of PLAIN_TARIFF, by which tariffs are compared as text. */
function tariffOf(terms: Terms, price: MinorUnits, base: MinorUnits): Tariff {
  return {
    room: price - base,
    baseAdults: terms.baseAdults,
    single: terms.single === null ? 0 : terms.single - price,
    extraAdult: terms.extraAdult,
    boardPerRoom: terms.boardPerRoom,
    boardPerPerson: terms.boardPerPerson,
    children: terms.children,
  }
}

/** Copied for each new calendar, which is several times faster than filling one. */
const EMPTY: Omit<Calendar, 'firstDay'> = {
  prices: filled(0),
  rooms: filled(0),
  minimumStays: filled(1),
  closed: filled(true),
}

function emptyCalendar(firstDay: Day): Calendar {
  return copyOf({ firstDay, ...EMPTY })
}

function filled<Value>(value: Value): Value[] {
  return Array.from({ length: CALENDAR_DAYS }, () => value)
}

/** The same days in a calendar that begins on another one. */
function movedTo(calendar: Calendar, firstDay: Day): Calendar {
  const days = calendar.prices.length
  if (calendar.firstDay === firstDay && days === CALENDAR_DAYS) return calendar
  const moved = emptyCalendar(firstDay)
  const shift = calendar.firstDay - firstDay
  for (let at = Math.max(0, -shift); at < days && at + shift < CALENDAR_DAYS; at++) {
    moved.prices[at + shift] = calendar.prices[at]!
    moved.rooms[at + shift] = calendar.rooms[at]!
    moved.minimumStays[at + shift] = calendar.minimumStays[at]!
    moved.closed[at + shift] = calendar.closed[at]!
  }
  return moved
}

function copyOf(calendar: Calendar): Calendar {
  return {
    firstDay: calendar.firstDay,
    prices: calendar.prices.slice(),
    rooms: calendar.rooms.slice(),
    minimumStays: calendar.minimumStays.slice(),
    closed: calendar.closed.slice(),
  }
}

function changedDays(before: Calendar, after: Calendar): MergedCalendar['changed'] {
  const differs = (at: number) =>
    before.prices[at] !== after.prices[at] ||
    before.rooms[at] !== after.rooms[at] ||
    before.minimumStays[at] !== after.minimumStays[at] ||
    before.closed[at] !== after.closed[at]
  let first = 0
  while (first < CALENDAR_DAYS && !differs(first)) first++
  if (first === CALENDAR_DAYS) return null
  let last = CALENDAR_DAYS - 1
  while (!differs(last)) last--
  return { from: after.firstDay + first, until: after.firstDay + last + 1 }
}
