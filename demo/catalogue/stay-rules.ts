/** When a demo hotel is closed, and when it takes long stays only: runs of days, every year. */
import type { DayRun } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import type { Dice } from '../../src/site/dice.ts'
import { type DayWindow, seasonOf, type SeasonPlace, SOUTHERN_SHIFT } from './seasons.ts'
import type { AccommodationKind } from './hotel-class.ts'
import type { Setting } from './place-kinds.ts'

export interface StayRules {
  minimumStayRuns: DayRun[]
  closedRuns: DayRun[]
}

/** From and until day of the year (the next year's beyond 365), both included. */
type Period = readonly [from: number, until: number, nights: number]

const SEASONAL_BEACH = 0.3
const SEASONAL_SKI = 0.35
const SEASONAL_COUNTRYSIDE = 0.08
const LONG_STAYS_BEACH = 0.6
const LONG_STAYS_SKI = 0.65
const LONG_STAYS_CITY = 0.35
/** Flats in town that are never let for one night. */
const TWO_NIGHT_FLATS = 0.4

export function stayRules(
  dice: Dice,
  window: DayWindow,
  hotel: { setting: Setting; kind: AccommodationKind; city: SeasonPlace },
): StayRules {
  const season = seasonOf(hotel.setting, hotel.city)
  const shift = hotel.city.latitude < 0 && season !== 'tropicalBeach' ? SOUTHERN_SHIFT : 0
  const isFlat = hotel.kind === 'apartment' || hotel.kind === 'house'
  const nights = isFlat ? dice.whole(4, 7) : dice.pick([3, 3, 4, 5, 7])
  const strays = dice.whole(-9, 9)
  let closed: Period[] = []
  let longStays: Period[] = []
  if (season === 'summerBeach') {
    if (dice.chance(SEASONAL_BEACH)) closed = [[303 + strays, 365 + 84 - strays, 1]]
    if (dice.chance(LONG_STAYS_BEACH))
      longStays = [
        [160 + strays, 184 + strays, Math.max(2, nights - 2)],
        [185 + strays, 238 + strays, nights],
        [239 + strays, 258 + strays, Math.max(2, nights - 2)],
      ]
  } else if (season === 'ski') {
    if (dice.chance(SEASONAL_SKI))
      closed = [
        [107 + strays, 160 - strays, 1],
        [276 + strays, 326 - strays, 1],
      ]
    if (dice.chance(LONG_STAYS_SKI))
      longStays = [
        [32, 75 + strays, 2],
        [356, 369, nights],
      ]
  } else if (hotel.setting === 'countryside') {
    if (dice.chance(SEASONAL_COUNTRYSIDE)) closed = [[8, 44 + strays, 1]]
    if (dice.chance(LONG_STAYS_CITY)) longStays = [[360, 366, 2]]
  } else if (hotel.setting === 'beach') {
    if (dice.chance(LONG_STAYS_BEACH)) longStays = [[354, 368, nights]]
  } else if (isFlat && dice.chance(TWO_NIGHT_FLATS)) longStays = [[0, 365, 2]]
  else if (dice.chance(LONG_STAYS_CITY)) longStays = [[362, 365, dice.whole(2, 3)]]
  // New Year is in December on both halves of the world.
  const isAboutNewYear = hotel.setting === 'city' || hotel.setting === 'airport'
  return {
    minimumStayRuns: runsIn(window, longStays, isAboutNewYear ? 0 : shift),
    closedRuns: runsIn(window, closed, shift),
  }
}

/** The days of the window on which a period of any year falls. */
function runsIn(window: DayWindow, periods: readonly Period[], shift: number): DayRun[] {
  const runs: DayRun[] = []
  for (const { firstDay } of window.years)
    for (const [first, last, value] of periods) {
      const from = Math.max(0, firstDay + first + shift - window.firstDay)
      const until = Math.min(window.days - 1, firstDay + last + shift - window.firstDay)
      const previous = runs.at(-1)
      // A period that runs through every year must not meet its own next year twice.
      const start = previous ? Math.max(from, previous.from + previous.days) : from
      if (start <= until) runs.push({ from: start, days: until - start + 1, value })
    }
  return runs
}
