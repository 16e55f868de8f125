/**
 * Rate sheets: what an operator asks for a room type beside the price in its calendar, by plan and
 * day: another board, one guest alone, an extra adult, children by their age.
 *
 * Amounts are kept as differences to the calendar's price of the day. Whoever changes that price in
 * the back office so moves all of them together, and a season of daily prices with the same
 * supplements is one run of days. A room type without a sheet is priced by its shares alone.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Party } from './pricing.ts'
import type { Stay } from '../../../../site/stay.ts'

export interface Tariff {
  /** Added to the calendar's price; negative for a plan that is cheaper. */
  room: MinorUnits
  /** The adults for whom that is; those beyond pay `extraAdult`. */
  baseAdults: number
  /** Added for one adult alone, mostly negative. */
  single: MinorUnits
  extraAdult: MinorUnits
  /** Board that is paid for the room, whoever eats. */
  boardPerRoom: MinorUnits
  /** Board for everyone who eats, which babies do not. */
  boardPerPerson: MinorUnits
  /** What a child adds, by age from 0 to 12; empty where children cost nothing. */
  children: MinorUnits[]
}

/** From this day on, until the next run begins, the tariff at this position; −1 is not for sale. */
export interface TariffRun {
  from: Day
  tariff: number
}

export interface RateSheet {
  tariffs: Tariff[]
  /** By the number of the plan, in the order of days; a plan that is not here is not for sale. */
  plans: Record<number, TariffRun[]>
}

export const NOT_SOLD = -1

/** As the calendar says, for whoever fits. */
export const PLAIN_TARIFF: Tariff = {
  room: 0,
  baseAdults: 2,
  single: 0,
  extraAdult: 0,
  boardPerRoom: 0,
  boardPerPerson: 0,
  children: [],
}

/** The shares of a room type whose sheet tells all that there is to tell. */
export const PRICE_OF_ROOM = { singlePermille: 1000, extraAdultPermille: 0, childPermille: 0 }

/** What one night costs the party beside the calendar's price. */
export function tariffAmount(tariff: Tariff, { adults, children, ages }: Party): MinorUnits {
  const ofAdults =
    adults === 1 ? tariff.single : Math.max(0, adults - tariff.baseAdults) * tariff.extraAdult
  const ofChildren = ages.reduce((sum, age) => sum + (tariff.children[age] ?? 0), 0)
  const board = tariff.boardPerRoom + (adults + children) * tariff.boardPerPerson
  return tariff.room + ofAdults + ofChildren + board
}

/** All nights of a stay, added; null when the plan is not for sale on one of them. */
export function sheetSum(
  sheet: RateSheet,
  planNumber: number,
  { checkIn, checkOut }: Stay,
  party: Party,
): MinorUnits | null {
  const runs = sheet.plans[planNumber] ?? []
  let sum = 0
  for (let day = checkIn; day < checkOut; day++) {
    const position = runs.findLast(({ from }) => from <= day)?.tariff ?? NOT_SOLD
    if (position === NOT_SOLD) return null
    sum += tariffAmount(sheet.tariffs[position]!, party)
  }
  return sum
}
