/** How demand for a kind of place goes through the year and the week. */
import { isTropical, type Setting } from './place-kinds.ts'
import { type Day, dayOf, partsOf, weekdayOf } from '../../src/site/calendar-day.ts'
import { CALENDAR_DAYS } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { expectLength } from '../read-tables.ts'
import tables from './tables/seasons.json' with { type: 'json' }

/** Prices of January to December against an ordinary night, on the northern half of the world. */
type Months = readonly number[]

const SEASONS: Record<Season, Months> = tables.months
expectLength(12, ...Object.values(SEASONS))

export type Season = keyof typeof tables.months

export interface Rhythm {
  /** Monday to Sunday night. */
  week: readonly number[]
  easter: number
  newYear: number
  longWeekend: number
  /** How much of a trade fair's rise reaches it. */
  fairs: number
}

export const RHYTHMS: Record<RhythmName, Rhythm> = tables.rhythms
for (const { week } of Object.values(RHYTHMS)) expectLength(7, week)

export type RhythmName = keyof typeof tables.rhythms

export const DAYS_PER_YEAR = 366
/** Half a year: what is summer in the north is winter in the south. */
export const SOUTHERN_SHIFT = 183

/** The Canaries, Madeira, the Red Sea: guests come in winter too. */
const MILD_UNTIL = 33
const NORTHERN_FROM = 54

export interface SeasonPlace {
  latitude: number
  /** Its guests come for the sea, wherever in it they sleep. */
  isSeaside: boolean
}

/** Which season a guest looks for there. */
export function seasonOf(setting: Setting, { latitude, isSeaside }: SeasonPlace): Season {
  const away = Math.abs(latitude)
  if (setting === 'mountain') return 'ski'
  if (setting === 'countryside') return isTropical(latitude) ? 'tropicalCity' : 'countryside'
  if (setting === 'beach') {
    // The Caribbean is dry from December to April.
    if (isTropical(latitude)) return 'tropicalBeach'
    return away < MILD_UNTIL ? 'mildBeach' : 'summerBeach'
  }
  if (isTropical(latitude)) return 'tropicalCity'
  if (isSeaside && away < NORTHERN_FROM) return away < MILD_UNTIL ? 'mildBeach' : 'seasideCity'
  return away > NORTHERN_FROM ? 'northernCity' : 'city'
}

/** Beaches of the southern tropics fill in the southern summer, as those of the north in winter. */
export function isShifted(season: Season, latitude: number): boolean {
  return latitude < 0 && season !== 'tropicalBeach' && season !== 'tropicalCity'
}

const byDay = new Map<Season, Float64Array>()

/** The logarithm of the season's factor for each day of a year, months running into each other. */
export function seasonLogarithms(season: Season): Float64Array {
  let days = byDay.get(season)
  if (!days) {
    const months = SEASONS[season]
    days = Float64Array.from({ length: DAYS_PER_YEAR }, (_, day) => {
      const position = (day / DAYS_PER_YEAR) * 12 - 0.5 + 12
      const [before, share] = [Math.floor(position), position % 1]
      return Math.log(months[before % 12]! * (1 - share) + months[(before + 1) % 12]! * share)
    })
    byDay.set(season, days)
  }
  return days
}

/** The days that a calendar covers, with what every hotel of the world needs to know of them. */
export const HOLIDAYS = { none: 0, easter: 1, newYear: 2, longWeekend: 3 } as const

export interface DayWindow {
  firstDay: Day
  days: number
  /** 0 for 1 January. */
  yearDays: Uint16Array
  /** 0 for Monday. */
  weekdays: Uint8Array
  /** One of `HOLIDAYS`. */
  holidays: Uint8Array
  /** Each year that has a day in the window, the one before and the one after. */
  years: { year: number; firstDay: Day }[]
}

/** From Wednesday to Sunday night of Holy Week. */
const EASTER_NIGHTS = [-4, 0] as const
const NEW_YEAR_NIGHTS = [-4, 1] as const

export function dayWindow(firstDay: Day, days = CALENDAR_DAYS): DayWindow {
  const holidays = new Uint8Array(days)
  const mark = (holiday: number, from: Day, until: Day) =>
    holidays.fill(holiday, Math.max(0, from - firstDay), Math.max(0, until + 1 - firstDay))
  const [start, end] = [partsOf(firstDay).year - 1, partsOf(firstDay + days - 1).year + 1]
  const years: DayWindow['years'] = []
  for (let year = start; year <= end; year++) {
    const newYear = dayOf(year, 1, 1)
    const easter = easterSunday(year)
    years.push({ year, firstDay: newYear })
    mark(HOLIDAYS.longWeekend, dayOf(year, 4, 30), dayOf(year, 5, 2))
    mark(HOLIDAYS.easter, easter + EASTER_NIGHTS[0], easter + EASTER_NIGHTS[1])
    mark(HOLIDAYS.newYear, newYear + NEW_YEAR_NIGHTS[0], newYear + NEW_YEAR_NIGHTS[1])
  }
  const yearDays = new Uint16Array(days)
  for (const { firstDay: newYear } of years)
    for (let day = Math.max(0, newYear - firstDay); day < days; day++)
      yearDays[day] = firstDay + day - newYear
  return {
    firstDay,
    days,
    yearDays,
    weekdays: Uint8Array.from({ length: days }, (_, day) => weekdayOf(firstDay + day) - 1),
    holidays,
    years,
  }
}

/** By the rule of the Gregorian calendar, as Meeus, Jones and Butcher wrote it down. */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapShift = Math.floor((century + 8) / 25)
  const moonShift = Math.floor((century - leapShift + 1) / 3)
  const fullMoon = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - fullMoon - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451)
  const days = fullMoon + toSunday - 7 * correction + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}
