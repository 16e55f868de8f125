/**
 * The invented timetable in figures, against what it is meant to be: how many flights, how well
 * airports hang together, what a ticket costs. Journeys are looked for in the plainest way, on one
 * ticket, as the engine does it in a thousandth of the time.
 */
import path from 'node:path'
import { DEMO_SEED } from '../../demo/catalogue/demo-catalogue.ts'
import { demoTimetable } from '../../demo/flights/demo-timetable.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { distanceKm } from '../../src/places/rules/distance.ts'
import {
  dayPermille,
  lightFare,
  stepForParty,
} from '../../src/products/flights/fares/rules/fares.ts'
import { utcOf } from '../../src/products/flights/timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  fliesOn,
  firstSeatsDay,
  type TimetableFlight,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { dayOf, type Day } from '../../src/site/calendar-day.ts'

const geography = openGeography(path.resolve('dist/geography.bin'))
const { airports: places, zones } = geography.columns
const today = Math.floor(Date.now() / 86_400_000)
const started = process.cpuUsage().user
const { airlines, flights, seats } = demoTimetable({
  geography,
  seed: DEMO_SEED,
  airports: Infinity,
  firstDay: firstSeatsDay(today),
})
const seconds = (process.cpuUsage().user - started) / 1e6
const airlineOf = new Map(airlines.map((airline) => [airline.code, airline]))
const groupOf = (flight: TimetableFlight) => airlineOf.get(flight.airline)!.group
const seatsKnown = new Map<TimetableFlight, Uint8Array>()
const byOrigin = Map.groupBy(flights, ({ origin }) => origin)

say('planned in', `${seconds.toFixed(1)} s of processor time`, 'at most 10')
say('rows', number(flights.length), 'about 138,000')
for (const [name, day] of [
  ['a Wednesday of winter', dayOf(2027, 2, 10)],
  ['a Saturday of winter', dayOf(2027, 2, 13)],
  ['a Wednesday of summer', dayOf(2027, 7, 14)],
] as const)
  say(`flights on ${name}`, number(flightsOn(day)), '100,000 ± 8 %')
say('airlines, airports', `${airlines.length}, ${number(byOrigin.size)}`, 'about 70, about 3,200')
const passengers = busiest(400)
say(
  'destinations of the ten busiest',
  passengers
    .slice(0, 10)
    .map((code) => `${code} ${destinations(code)}`)
    .join(', '),
  '200 to 260',
)
const { share, direct, lost } = reachable(passengers)
say('pairs of the 400 busiest, at most two stops', percent(share), 'at least 99 %')
say('  of them without a stop', percent(direct), '')
if (lost.length > 0) say('  the worst linked', lost.join(', '), '')

const DAYS_AHEAD = [60, 67, 75, 82, 90]
for (const [from, to] of [
  ['BKK', 'PMI'],
  ['PMI', 'BKK'],
  ['MAD', 'JFK'],
  ['MAD', 'BCN'],
  ['VLC', 'SYD'],
] as const) {
  const counts = DAYS_AHEAD.map((ahead) => journeys(from, to, today + ahead).length)
  say(`journeys a day ${from}–${to}`, counts.join(', '), 'at least 15')
}
const bcn = DAYS_AHEAD.map((ahead) => fares('MAD', 'BCN', today + ahead, false))
say('MAD–BCN one way, cheapest', euros(bcn.map((list) => list[0]!.cents)), '25 to 60')
say('  and the middle one', euros(bcn.map((list) => list[list.length >> 1]!.cents)), '45 to 120')
say(
  'MAD–JFK return, cheapest',
  euros(DAYS_AHEAD.map((d) => cheapestReturn('MAD', 'JFK', d))),
  '300 to 560',
)
say(
  'PMI–BKK return, cheapest',
  euros(DAYS_AHEAD.map((d) => cheapestReturn('PMI', 'BKK', d))),
  '450 to 800',
)

function flightsOn(day: Day): number {
  return flights.filter((flight) => fliesOn(flight, day)).length
}

/** By seats that leave in a week. */
function busiest(most: number): string[] {
  const leaving = new Map<string, number>()
  for (const { origin, aircraft, weekdays } of flights) {
    const days = weekdays.toString(2).replaceAll('0', '').length
    leaving.set(origin, (leaving.get(origin) ?? 0) + AIRCRAFT[aircraft].seats.economy * days)
  }
  return [...leaving]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([code]) => code)
}

function destinations(code: string): number {
  return new Set(byOrigin.get(code)!.map(({ destination }) => destination)).size
}

/** On one ticket and not by way of the other side of the world; how often a day is not asked. */
function reachable(codes: string[]) {
  const links = new Map<string, Map<string, Set<string>>>()
  for (const flight of flights) {
    const group = groupOf(flight)
    if (!links.has(group)) links.set(group, new Map())
    const from = links.get(group)!
    if (!from.has(flight.origin)) from.set(flight.origin, new Set())
    from.get(flight.origin)!.add(flight.destination)
  }
  const missing = new Map<string, number>()
  let found = 0
  let straight = 0
  for (const origin of codes) {
    // The shortest way to each place with at most three legs, of any group.
    const best = new Map<string, number>()
    for (const from of links.values()) {
      let reached = new Map([[origin, 0]])
      const shortest = new Map(reached)
      for (let leg = 0; leg < 3; leg++) {
        const next = new Map<string, number>()
        for (const [at, km] of reached)
          for (const to of from.get(at) ?? []) {
            const all = km + kmBetween(at, to)
            if (all < (shortest.get(to) ?? Infinity)) {
              shortest.set(to, all)
              next.set(to, all)
            }
          }
        reached = next
      }
      for (const [to, km] of shortest) if (km < (best.get(to) ?? Infinity)) best.set(to, km)
    }
    const nonstop = new Set(byOrigin.get(origin)!.map(({ destination }) => destination))
    for (const to of codes) {
      if (to === origin) continue
      const km = best.get(to) ?? Infinity
      if (km <= longestWay(kmBetween(origin, to))) found++
      else missing.set(to, (missing.get(to) ?? 0) + 1)
      if (nonstop.has(to)) straight++
    }
  }
  const all = codes.length * (codes.length - 1)
  const worst = [...missing].toSorted((a, b) => b[1] - a[1]).slice(0, 8)
  return {
    share: found / all,
    direct: straight / all,
    lost: worst.map(([code, times]) => `${code} ${times}`),
  }
}

function longestWay(km: number): number {
  return Math.max(1.6 * km, km + 900)
}

interface Journey {
  legs: TimetableFlight[]
  days: Day[]
}

/** Up to two stops of 45 minutes to 6 hours each, on one ticket. */
function journeys(from: string, to: string, day: Day): Journey[] {
  const found: Journey[] = []
  const limit = longestWay(kmBetween(from, to))
  const walk = (at: string, journey: Journey, km: number, ready: number) => {
    for (const flight of byOrigin.get(at) ?? []) {
      if (journey.legs.length > 0 && groupOf(flight) !== groupOf(journey.legs[0]!)) continue
      const way = km + kmBetween(at, flight.destination)
      const isLast = journey.legs.length === 2
      if (isLast && flight.destination !== to) continue
      if (way + kmBetween(flight.destination, to) > limit) continue
      for (const on of journey.legs.length === 0
        ? [day]
        : [-1, 0, 1].map((d) => Math.floor(ready / 1440) + d)) {
        if (!fliesOn(flight, on)) continue
        const leaves = utcOf(zones, zoneOf(at), on, flight.departs)
        if (journey.legs.length > 0 && (leaves < ready + 45 || leaves > ready + 360)) continue
        const next = { legs: [...journey.legs, flight], days: [...journey.days, on] }
        if (flight.destination === to) found.push(next)
        else if (!isLast && !next.legs.some(({ origin }) => origin === flight.destination))
          walk(flight.destination, next, way, leaves + flight.minutes)
      }
    }
  }
  walk(from, { legs: [], days: [] }, 0, 0)
  return found
}

interface Fare {
  group: string
  cents: number
}

/** The cheapest first. */
function fares(from: string, to: string, day: Day, isHalfOfReturn: boolean): Fare[] {
  const found: Fare[] = []
  for (const { legs, days } of journeys(from, to, day)) {
    const left = legs.map((leg, at) => seatsOn(leg, days[at]!))
    if (left.includes(0)) continue
    const steps = legs.map(({ aircraft }, at) =>
      stepForParty(AIRCRAFT[aircraft].seats.economy, left[at]!, 1),
    )
    const longest = legs.reduce((a, b) => (b.minutes > a.minutes ? b : a))
    const cents = lightFare({
      model: airlineOf.get(longest.airline)!.fares,
      km: kmBetween(from, to),
      cabin: 'economy',
      step: Math.max(...steps),
      dayPermille: dayPermille(day, today),
      isHalfOfReturn,
    })
    found.push({ group: groupOf(longest), cents })
  }
  return found.toSorted((a, b) => a.cents - b.cents)
}

/** Two weeks later back: two halves of one group, or two ways that are bought alone. */
function cheapestReturn(from: string, to: string, ahead: number): number {
  const [there, back] = [today + ahead, today + ahead + 14]
  const backByGroup = new Map<string, number>()
  for (const { group, cents } of fares(to, from, back, true).toReversed())
    backByGroup.set(group, cents)
  const halves = fares(from, to, there, true).map(
    ({ group, cents }) => cents + (backByGroup.get(group) ?? Infinity),
  )
  const alone = fares(from, to, there, false)[0]!.cents + fares(to, from, back, false)[0]!.cents
  return Math.min(alone, ...halves)
}

function seatsOn(flight: TimetableFlight, day: Day): number {
  const first = firstSeatsDay(today)
  let known = seatsKnown.get(flight)
  if (!known) seatsKnown.set(flight, (known = seats(flight, 'economy', first)))
  return known[day - first]!
}

function zoneOf(code: string): number {
  return places.zone[geography.airportByCode(code)]!
}

function kmBetween(from: string, to: string): number {
  return distanceKm(spot(from), spot(to))
}

function spot(code: string) {
  const at = geography.airportByCode(code)
  return { latitude: places.latitude[at]!, longitude: places.longitude[at]! }
}

function say(what: string, value: string, aim: string): void {
  console.log(`${what.padEnd(46)}${value}${aim && `   (${aim})`}`)
}

function number(value: number): string {
  return value.toLocaleString('en')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

function euros(cents: number[]): string {
  return cents.map((each) => `${each / 100} €`).join(', ')
}
