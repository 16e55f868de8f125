/**
 * The timetable of the demo world, by seed: demand between airports, airlines that share it, and
 * flights that carry it. The same seed and number of airports give the same flights, whatever the
 * day: only the years of a season move on.
 */
import type { Geography } from '../../src/places/geography/geography.ts'
import { type Day, dayOf, partsOf, weekdayOf } from '../../src/site/calendar-day.ts'
import { type Dice, makeDice, spread } from '../../src/site/dice.ts'
import { offsetAt } from '../../src/products/flights/timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  type Cabin,
  type TimetableFlight,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { type DemoAirline, demoAirlines } from './airline-table.ts'
import { Carriers, type Service } from './carriers.ts'
import { type AirportPair, demandPairs } from './demand.ts'
import { demoSeats } from './demo-seats.ts'
import { departures, waves } from './schedule.ts'
import { type Season, type WorldAirport, worldAirports } from './world-airports.ts'

export interface DemoTimetableOptions {
  geography: Geography
  seed: number
  /** How many of the busiest airports have flights. */
  airports: number
  /** Seasons that ended before it are over. */
  firstDay: Day
}

export function demoTimetable({ geography, seed, airports: most, firstDay }: DemoTimetableOptions) {
  const airlines = demoAirlines(seed)
  const airports = worldAirports(geography, most)
  const { flights, loads } = new FlightPlan(geography, seed, airports, airlines, firstDay)
  const seats = (flight: TimetableFlight, cabin: Cabin, from: Day) =>
    demoSeats(flight, cabin, loads[flight.id - 1]!, from, seed)
  return { airlines, flights, seats }
}

/** Of the year's flights, those that one season only has; in holiday places and elsewhere. */
const SEASONAL = { holiday: 0.16, summer: 0.03, winter: 0.05 } as const

/** On how many days a week: bits from Monday on, as evenly as the week allows. */
const WEEKDAYS = [0, 0b0000001, 0b0001001, 0b0010101, 0b1010101, 0b1011101, 0b1111101, 0b1111111]

const FIRST_YEAR: Day = dayOf(2000, 1, 1)
const LAST_DAY: Day = dayOf(2099, 12, 31)
const TAXI_MINUTES = 28

class FlightPlan {
  private readonly geography: Geography
  private readonly seed: number
  private readonly airports: readonly WorldAirport[]
  private readonly airlines: readonly DemoAirline[]
  private readonly firstDay: Day
  private readonly carriers: Carriers
  private readonly waves = new Map<WorldAirport, number[]>()
  /** By group: the airports where its flights wait for each other. */
  private readonly hubs = new Map<string, Set<string>>()
  private readonly numbers = new Map<string, number>()
  readonly flights: TimetableFlight[] = []
  /** How full they are without anybody's doing, of 1000. */
  readonly loads: number[] = []

  constructor(
    geography: Geography,
    seed: number,
    airports: readonly WorldAirport[],
    airlines: readonly DemoAirline[],
    firstDay: Day,
  ) {
    this.geography = geography
    this.seed = seed
    this.airports = airports
    this.airlines = airlines
    this.firstDay = firstDay
    this.carriers = new Carriers(airports, airlines)
    for (const { group, hubs, isLowCost } of airlines)
      if (!isLowCost) this.hubs.set(group, new Set([...(this.hubs.get(group) ?? []), ...hubs]))
    for (const pair of demandPairs(this.airports, this.airlines)) {
      const dice = makeDice(spread(spread(this.seed + pair.from) + pair.to))
      for (const service of this.carriers.servicesOf(pair, dice)) this.plan(pair, service, dice)
    }
  }

  private plan(pair: AirportPair, service: Service, dice: Dice): void {
    const [one, other] = [this.airports[pair.from]!, this.airports[pair.to]!]
    const masks = weekdayMasks(service.flightsAWeek, dice)
    const seasons = masks.map(() => seasonOf(one, other, dice))
    const operator = this.operatorOf(pair, service, dice)
    const number = this.numbers.get(service.airline.code) ?? 100
    this.numbers.set(service.airline.code, number + 2 * masks.length)
    for (const isBack of [false, true]) {
      const [from, to] = isBack ? [other, one] : [one, other]
      const minutes = blockMinutes(service, pair.km, from, to)
      const ahead = this.offset(to) - this.offset(from)
      const hubs = this.hubs.get(service.airline.group)
      const isFromHub = hubs?.has(from.code) ?? false
      const isToHub = hubs?.has(to.code) ?? false
      const planned = { from, to, isFromHub, isToHub, minutes, ahead }
      const times = departures(planned, masks.length, (at) => this.wavesOf(at), dice)
      times.forEach((departs, nth) => {
        const flight = {
          id: 0,
          airline: service.airline.code,
          operator,
          number: ((number + 2 * nth + Number(isBack) - 1) % 9_999) + 1,
          origin: from.code,
          destination: to.code,
          departs,
          minutes,
          weekdays: masks[nth]!,
          firstDay: FIRST_YEAR,
          lastDay: LAST_DAY,
          aircraft: service.aircraft,
          originTerminal: terminalOf(from, service.airline.group),
          destinationTerminal: terminalOf(to, service.airline.group),
        } satisfies TimetableFlight
        const season = seasons[nth]!
        if (season === null) this.add(flight, service.loadPermille)
        // One for the years of even number and one for the others: of each, the next is known.
        else
          for (const parity of [0, 1])
            this.add(
              { ...flight, ...seasonDays(season, parity, this.firstDay) },
              service.loadPermille,
            )
      })
    }
  }

  private add(flight: TimetableFlight, load: number): void {
    this.flights.push({ ...flight, id: this.flights.length + 1 })
    this.loads.push(load)
  }

  /** Between hubs of one alliance, partners fly for each other. */
  private operatorOf({ from, to }: AirportPair, { airline }: Service, dice: Dice): string {
    if (airline.alliance === '' || !dice.chance(0.25)) return airline.code
    const partner = this.airlines.find(
      (each, at) =>
        each.alliance === airline.alliance &&
        each !== airline &&
        this.carriers.strength(at, from) + this.carriers.strength(at, to) > 0.5,
    )
    return partner?.code ?? airline.code
  }

  private wavesOf(airport: WorldAirport): number[] {
    let known = this.waves.get(airport)
    if (!known) this.waves.set(airport, (known = waves(airport, this.seed)))
    return known
  }

  /** In the summer of the north, when most fly; any year does. */
  private offset({ zone }: WorldAirport): number {
    return offsetAt(this.geography.columns.zones, zone, dayOf(2026, 7, 15) * 1440)
  }
}

function weekdayMasks(flightsAWeek: number, dice: Dice): number[] {
  const daily = Math.floor(flightsAWeek / 7)
  const masks = Array.from({ length: daily }, () => WEEKDAYS[7]!)
  // On Saturdays hardly anybody flies to a meeting.
  const SATURDAY = 1 << 5
  for (let at = 2; at < masks.length; at += 4) if (dice.chance(0.5)) masks[at]! ^= SATURDAY
  const rest = flightsAWeek % 7
  if (rest > 0) masks.push(turnedWeek(WEEKDAYS[rest]!, dice.whole(0, 6)))
  return masks
}

function turnedWeek(mask: number, by: number): number {
  return ((mask << by) | (mask >> (7 - by))) & 0b1111111
}

function seasonOf(one: WorldAirport, other: WorldAirport, dice: Dice): Season | null {
  const holiday = one.season ?? other.season
  const draw = dice.next()
  if (holiday !== null) return draw < SEASONAL.holiday ? holiday : null
  if (draw < SEASONAL.summer) return 'summer'
  return draw < SEASONAL.summer + SEASONAL.winter ? 'winter' : null
}

/** The first and last day of the next season of a kind in a year of a parity. */
function seasonDays(season: Season, parity: number, from: Day): { firstDay: Day; lastDay: Day } {
  for (let year = partsOf(from).year - 1; ; year++) {
    if (year % 2 !== parity) continue
    const firstDay = season === 'summer' ? lastSunday(year, 3) : lastSunday(year, 10)
    const lastDay = (season === 'summer' ? lastSunday(year, 10) : lastSunday(year + 1, 3)) - 1
    if (lastDay >= from) return { firstDay, lastDay }
  }
}

/** Timetables change when the clocks of Europe do. */
function lastSunday(year: number, month: number): Day {
  const last = dayOf(year, month + 1, 0)
  return last - (weekdayOf(last) % 7)
}

/** From gate to gate, with the winds of the middle latitudes against those who fly west. */
function blockMinutes({ aircraft }: Service, km: number, from: WorldAirport, to: WorldAirport) {
  const { kmh } = AIRCRAFT[aircraft]
  const east = ((to.longitude - from.longitude + 540) % 360) - 180
  const wind = Math.abs(from.latitude) > 20 ? Math.sign(east) * 0.035 : 0
  return Math.round((TAXI_MINUTES + (km / (kmh * (1 + wind))) * 60) / 5) * 5
}

function terminalOf({ code, terminals }: WorldAirport, group: string): number {
  if (terminals === 0) return 0
  let sum = 0
  for (const character of code + group) sum = spread(sum + character.charCodeAt(0))
  return 1 + (sum % terminals)
}
