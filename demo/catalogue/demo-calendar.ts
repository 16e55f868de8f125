/**
 * The calendar of one demo room type.
 *
 * Everything in it is a function of the day itself, never of its place in the window: made again
 * for a later first day, it says the same of the days that both cover. A catalogue is therefore
 * rolled forward by making calendars anew from the hotel's id (see `demo-catalogue.ts`).
 */
import { packCalendarParts } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import type { PriceSteps } from './country-markets.ts'
import type { DayWindow } from './seasons.ts'
import type { DemandCurve } from './demand-curve.ts'
import type { StayRules } from './stay-rules.ts'

/** What all calendars of a hotel share. */
export interface HotelDemand {
  window: DayWindow
  curve: DemandCurve
  /** The prices of the curve's levels: a hotel may follow demand more or less than its city. */
  levelPrices: Float64Array
  /** Added to the share of rooms that others have taken. */
  busyness: number
  rules: StayRules
  steps: PriceSteps
}

export interface RoomSupply {
  roomTypeId: number
  /** For an ordinary night. */
  euros: number
  /** Rooms on sale when nobody has booked, 1 to 15. */
  rooms: number
}

export function hotelDemand(
  hotel: Omit<HotelDemand, 'levelPrices'> & { sensitivity: number },
): HotelDemand {
  const { sensitivity, ...demand } = hotel
  return { ...demand, levelPrices: demand.curve.levels.map((level) => level ** sensitivity) }
}

export function roomCalendar(demand: HotelDemand, supply: RoomSupply): Uint8Array {
  const { window, curve, rules } = demand
  return packCalendarParts({
    firstDay: window.firstDay,
    distinctPrices: prices(demand, supply.euros),
    priceIndexes: curve.indexes,
    rooms: roomsLeft(demand, supply),
    minimumStayRuns: rules.minimumStayRuns,
    closedRuns: rules.closedRuns,
  })
}

function prices({ levelPrices, steps }: HotelDemand, euros: number): Uint32Array {
  const base = euros * steps.stepsPerEuro
  const rounded = new Uint32Array(levelPrices.length)
  for (let level = 0; level < rounded.length; level++)
    rounded[level] = Math.max(1, Math.round(base * levelPrices[level]!)) * steps.minorUnitsPerStep
  return rounded
}

/** Groups stay for some days, so what is taken swells and ebbs over blocks of four. */
const BLOCK_BITS = 2
const BLOCK_DAYS = 1 << BLOCK_BITS
const TIDE = 1.15
const RIPPLE = 0.16
const PRESSURE = 0.95
const UINT32 = 4294967296

/** Filled anew for each room type and packed at once: a million of them would be garbage. */
let scratch = new Uint8Array(0)

function roomsLeft({ window, curve, busyness }: HotelDemand, supply: RoomSupply): Uint8Array {
  const { days, firstDay } = window
  if (scratch.length !== days) scratch = new Uint8Array(days)
  // The id has more than 32 bits; the hotel's part and the room's are mixed apart.
  const seed = Math.imul(Math.floor(supply.roomTypeId / 8), 0x27d4eb2f) + (supply.roomTypeId % 8)
  const { rooms } = supply
  const { pressure } = curve
  const filled = scratch
  const most = 1 - busyness + (TIDE + RIPPLE) / 2
  let day = 0
  let after = noise(seed, firstDay >> BLOCK_BITS)
  while (day < days) {
    const block = (firstDay + day) >> BLOCK_BITS
    const before = after
    after = noise(seed, block + 1)
    const rise = (TIDE * (after - before)) / BLOCK_DAYS
    const end = Math.min(days, ((block + 1) << BLOCK_BITS) - firstDay)
    for (; day < end; day++) {
      const date = firstDay + day
      const tide = TIDE * before + rise * (date & (BLOCK_DAYS - 1))
      // A few bits of the date itself make each day a little different.
      const ripple = ((seed ^ Math.imul(date, 0x9e3779b1)) >>> 28) * (RIPPLE / 15)
      const free = rooms * (most - PRESSURE * pressure[day]! - tide - ripple)
      filled[day] = free <= 0 ? 0 : free >= rooms ? rooms : Math.ceil(free)
    }
  }
  return filled
}

/** 0 to 1. */
function noise(seed: number, block: number): number {
  let mixed = Math.imul(seed ^ Math.imul(block, 0x85ebca6b), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / UINT32
}
