/**
 * What flying costs. A fare is a price per kilometre of the way as the crow flies, of the airline
 * that flies the longest leg, times what the day, the lead time and the seats that are left make of
 * it. Fares are told in whole euros; who pays in another currency pays the sum, rounded once.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { partsOf, weekdayOf } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'
import type { Cabin } from '../../timetable/rules/timetable.ts'

/** The brands under which a seat is sold, the cheapest first. */
export const BRANDS = ['light', 'standard', 'flex'] as const
export type Brand = (typeof BRANDS)[number]

/** Of an airline; money in cents of a euro, for an adult, one way. */
export interface FareModel {
  /** What every flight costs, and what a way of 1,000 km adds; longer ways cost less per km. */
  fixed: MinorUnits
  perThousandKm: MinorUnits
  /** A way that is bought alone, against half of a return: 1000 for the same. */
  oneWayPermille: number
  brands: Readonly<Record<Brand, BrandExtra>>
}

/** What a brand costs more than light, for a short way and for 1,000 km more. */
export interface BrandExtra {
  fixed: MinorUnits
  perThousandKm: MinorUnits
}

/** How dear a flight becomes as its seats sell: the cheapest step is 0. */
export const STEP_PERMILLE = [1000, 1130, 1280, 1450, 1650, 1880, 2150, 2450] as const

/** Of 16 seats, so many are sold at each step, the cheapest first. */
const STEP_SIXTEENTHS = [3, 2, 2, 2, 2, 2, 2, 1] as const

/** Of a cabin with so many seats: the step of the next seat, and how many have it. */
export function stepOf(seats: number, left: number): { step: number; atStep: number } {
  let sold = seats - left
  for (let step = 0; step < STEP_SIXTEENTHS.length; step++) {
    const size = sizeOfStep(seats, step)
    if (sold < size) return { step, atStep: Math.min(size - sold, left) }
    sold -= size
  }
  return { step: STEP_SIXTEENTHS.length - 1, atStep: left }
}

/** Rounded sums, so that the steps of a cabin add up to its seats. */
function sizeOfStep(seats: number, step: number): number {
  const before = STEP_SIXTEENTHS.slice(0, step).reduce((sum, each) => sum + each, 0)
  const after = before + STEP_SIXTEENTHS[step]!
  return Math.round((seats * after) / 16) - Math.round((seats * before) / 16)
}

/** The step that a party pays, all of them the same: that of the dearest seat it takes. */
export function stepForParty(seats: number, left: number, party: number): number {
  return stepOf(seats, left - party + 1).step
}

/** 1000 is a quiet weekday that is far away. */
export function dayPermille(day: Day, today: Day): number {
  const season = SEASON_PERMILLE[partsOf(day).month - 1]!
  const weekday = WEEKDAY_PERMILLE[weekdayOf(day) - 1]!
  return (season * weekday * leadPermille(day - today)) / 1_000_000
}

const SEASON_PERMILLE = [920, 930, 980, 1040, 1010, 1090, 1220, 1240, 1030, 990, 930, 1130] as const
const WEEKDAY_PERMILLE = [1010, 960, 960, 1000, 1080, 1000, 1090] as const

/** From so many days ahead on, the longest first. */
const LEAD_PERMILLE = [
  [60, 1000],
  [30, 1060],
  [21, 1130],
  [14, 1240],
  [7, 1420],
  [3, 1680],
  [0, 1900],
] as const

function leadPermille(daysAhead: number): number {
  return (LEAD_PERMILLE.find(([from]) => daysAhead >= from) ?? LEAD_PERMILLE.at(-1)!)[1]
}

const CABIN_PERMILLE: Readonly<Record<Cabin, number>> = {
  economy: 1000,
  premium: 1750,
  business: 3400,
  first: 6200,
}

/** Longer ways cost less per kilometre: 8,000 km are paid as some 4,800. */
export function paidThousandKm(km: number): number {
  return (km / 1000) ** 0.75
}

export interface FareQuestion {
  model: FareModel
  /** Between the ends of the journey, as the crow flies. */
  km: number
  cabin: Cabin
  /** The dearest of its legs. */
  step: number
  dayPermille: number
  /** Bought with the way back, from the same group. */
  isHalfOfReturn: boolean
}

/** What an adult pays for a journey, light; in cents, whole euros. */
export function lightFare(asked: FareQuestion): MinorUnits {
  const { model, km, cabin, step, dayPermille: day, isHalfOfReturn } = asked
  return fareAt(model, paidThousandKm(km), fareFactor(step, cabin, day), isHalfOfReturn)
}

/** What step, cabin and day make of a fare, for who computes many of them. */
export function fareFactor(step: number, cabin: Cabin, day: number): number {
  return (STEP_PERMILLE[step]! * CABIN_PERMILLE[cabin] * day) / 1e9
}

export function fareAt(
  { fixed, perThousandKm, oneWayPermille }: FareModel,
  paid: number,
  factor: number,
  isHalfOfReturn: boolean,
): MinorUnits {
  const way = isHalfOfReturn ? 1 : oneWayPermille / 1000
  return wholeEuros((fixed + perThousandKm * paid) * factor * way)
}

/** What a brand adds for each adult and child, in cents, whole euros. */
export function brandExtra(model: FareModel, brand: Brand, km: number): MinorUnits {
  return extraAt(model.brands[brand], paidThousandKm(km))
}

export function extraAt(extra: BrandExtra, paid: number): MinorUnits {
  return wholeEuros(extra.fixed + extra.perThousandKm * paid)
}

function wholeEuros(cents: number): MinorUnits {
  return Math.round(cents / 100) * 100
}

/** Who flies. Children have a seat of their own; infants, under two, sit on an adult's lap. */
export interface Passengers {
  adults: number
  children: number
  infants: number
}

export function seatsFor({ adults, children }: Passengers): number {
  return adults + children
}

/** Children pay three quarters of the fare, infants a tenth; both in whole euros. */
export function fareOfParty(
  { adults, children, infants }: Passengers,
  light: MinorUnits,
  extra: MinorUnits,
): MinorUnits {
  const ofAdults = adults * (light + extra)
  if (children + infants === 0) return ofAdults
  const perChild = wholeEuros(light * 0.75)
  const perInfant = wholeEuros(light * 0.1)
  return ofAdults + children * (perChild + extra) + infants * perInfant
}

/** What comes with a brand. A bag in the cabin of the aircraft is under a seat or above it. */
export interface BrandTerms {
  smallBag: boolean
  cabinBag: boolean
  checkedBags: number
  seatChoice: boolean
  /** What a change of date costs beside the difference of fares, of the fare; null for not at all. */
  changePermille: number | null
  /** What is lost of the fare when cancelling before the first departure; null for all of it. */
  cancelPermille: number | null
}

export const BRAND_TERMS: Readonly<Record<Brand, BrandTerms>> = {
  light: {
    smallBag: true,
    cabinBag: false,
    checkedBags: 0,
    seatChoice: false,
    changePermille: null,
    cancelPermille: null,
  },
  standard: {
    smallBag: true,
    cabinBag: true,
    checkedBags: 1,
    seatChoice: true,
    changePermille: 250,
    cancelPermille: null,
  },
  flex: {
    smallBag: true,
    cabinBag: true,
    checkedBags: 1,
    seatChoice: true,
    changePermille: 0,
    cancelPermille: 0,
  },
}
