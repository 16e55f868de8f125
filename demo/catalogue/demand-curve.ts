/**
 * The demand of a city's guests of one kind on every day of a window.
 *
 * Demand is put on a scale of levels two percent apart. All hotels of a city that live from the
 * same guests share the level of each day; what a level costs is a hotel's own. So a room type's
 * prices are a table of some sixty numbers, and the 731 positions in it are copied, not computed.
 */
import { mixed } from './chances.ts'
import {
  DAYS_PER_YEAR,
  type DayWindow,
  HOLIDAYS,
  isShifted,
  type Rhythm,
  type RhythmName,
  RHYTHMS,
  seasonLogarithms,
  seasonOf,
  SOUTHERN_SHIFT,
} from './seasons.ts'
import type { DemoCity } from './demo-city.ts'
import type { Setting } from './place-kinds.ts'

export interface DemandCurve {
  /** What each level multiplies the price of an ordinary night by, the lowest first. */
  levels: Float64Array
  /** Position in `levels`, for each day. */
  indexes: Uint8Array
  /** About 0 for nobody and 1 for everybody, for each day. */
  pressure: Float64Array
}

const STEP = Math.log(1.02)
const LOWEST = -50
const HIGHEST = 75
/** Prices of one week against the next, for reasons that nobody knows. */
const WEEKLY_UNREST = 0.05

/** Prices rise because rooms fill, and by less than they would have to. */
const PRESSURE_PER_RISE = 0.6

const FAIRS_PER_YEAR = 5
const SHORTEST_FAIR = 3
const FAIR_RISE = 0.55

export function demandCurve(
  city: DemoCity,
  setting: Setting,
  rhythmName: RhythmName,
  window: DayWindow,
): DemandCurve {
  const rhythm = RHYTHMS[rhythmName]
  const season = seasonOf(setting, city)
  // Factors multiply, so their logarithms add up, and those of a year and a week are few.
  const seasonal = seasonLogarithms(season)
  const weekly = rhythm.week.map(Math.log)
  const shift = isShifted(season, city.latitude) ? SOUTHERN_SHIFT : 0
  const holidays = holidayFactors(rhythm).map(Math.log)
  const fairs = city.hasTradeFairs && rhythm.fairs > 0 ? fairRises(city.id, window) : null
  const scale = new Int16Array(window.days)
  const pressure = new Float64Array(window.days)
  let unrest = 0
  for (let day = 0; day < window.days; day++) {
    const weekday = window.weekdays[day]!
    if (weekday === 0 || day === 0)
      unrest = WEEKLY_UNREST * (mixed(city.id, window.firstDay + day - weekday) / 2147483648 - 1)
    let logarithm =
      seasonal[(window.yearDays[day]! + shift) % DAYS_PER_YEAR]! +
      weekly[weekday]! +
      holidays[window.holidays[day]!]! +
      unrest
    if (fairs && fairs[day]! > 0) logarithm += Math.log(1 + rhythm.fairs * fairs[day]!)
    pressure[day] = 0.5 + PRESSURE_PER_RISE * logarithm
    scale[day] = Math.min(HIGHEST, Math.max(LOWEST, Math.round(logarithm / STEP)))
  }
  return { ...usedLevels(scale), pressure }
}

/** By the numbers of `HOLIDAYS`. */
function holidayFactors(rhythm: Rhythm): number[] {
  const factors = [1, 1, 1, 1]
  factors[HOLIDAYS.easter] = rhythm.easter
  factors[HOLIDAYS.newYear] = rhythm.newYear
  factors[HOLIDAYS.longWeekend] = rhythm.longWeekend
  return factors
}

/** Only the levels that some day has, so that no calendar stores a price it never asks. */
function usedLevels(scale: Int16Array): Pick<DemandCurve, 'levels' | 'indexes'> {
  const position = new Int16Array(HIGHEST - LOWEST + 1)
  for (const level of scale) position[level - LOWEST] = 1
  const levels: number[] = []
  for (let at = 0; at < position.length; at++)
    if (position[at] === 1) position[at] = levels.push(Math.exp((at + LOWEST) * STEP)) - 1
  const indexes = new Uint8Array(scale.length)
  for (let day = 0; day < scale.length; day++) indexes[day] = position[scale[day]! - LOWEST]!
  return { levels: Float64Array.from(levels), indexes }
}

/** A city's trade fairs and congresses: a few days in spring and autumn, every year others. */
function fairRises(cityId: number, window: DayWindow): Float32Array {
  const rises = new Float32Array(window.days)
  for (const { year, firstDay } of window.years)
    for (let fair = 0; fair < FAIRS_PER_YEAR; fair++) {
      const draw = mixed(cityId + fair * 7_919, year)
      const yearDay = draw & 1 ? 30 + ((draw >>> 1) % 140) : 252 + ((draw >>> 1) % 80)
      const from = firstDay + yearDay - window.firstDay
      const days = SHORTEST_FAIR + ((draw >>> 12) % 3)
      const rise = 0.15 + (FAIR_RISE - 0.15) * ((draw >>> 20) / 4096)
      rises.fill(rise, Math.max(0, from), Math.max(0, from + days))
    }
  return rises
}
