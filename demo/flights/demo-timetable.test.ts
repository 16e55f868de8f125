import { expect, test } from 'vitest'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { distanceKm } from '../../src/places/rules/distance.ts'
import { localOf, utcOf } from '../../src/products/flights/timetable/rules/local-time.ts'
import {
  AIRCRAFT,
  fliesOn,
  SEATS_DAYS,
  type TimetableFlight,
} from '../../src/products/flights/timetable/rules/timetable.ts'
import { dayOf } from '../../src/site/calendar-day.ts'
import { demoAirlines } from './airline-table.ts'
import { demandPairs, wantedADay } from './demand.ts'
import { demoTimetable } from './demo-timetable.ts'
import { worldAirports } from './world-airports.ts'

const geography = openGeography('dist/geography.bin')
const small = { geography, seed: 7, airports: 60, firstDay: dayOf(2026, 11, 5) }
const { airlines, flights, seats } = demoTimetable(small)

test('the same seed gives the same timetable', () => {
  const again = demoTimetable(small)
  expect(again.airlines).toEqual(airlines)
  expect(again.flights).toEqual(flights)
  expect(demoTimetable({ ...small, seed: 8 }).flights).not.toEqual(flights)
})

test('on another day the same flights go, in the seasons of that day', () => {
  const later = demoTimetable({ ...small, firstDay: dayOf(2027, 5, 1) }).flights
  expect(later.map(withoutSeason)).toEqual(flights.map(withoutSeason))
  const wednesdays = [dayOf(2027, 7, 14), dayOf(2028, 1, 12)]
  for (const day of wednesdays)
    expect(later.filter((flight) => fliesOn(flight, day)).length).toBeGreaterThan(
      flights.length * 0.6,
    )
  expect(later.every(({ lastDay }) => lastDay >= dayOf(2027, 5, 1))).toBe(true)
})

test('ids count on from 1, and numbers tell the flights of an airline apart', () => {
  expect(flights.map(({ id }) => id)).toEqual(flights.map((_, at) => at + 1))
  const wednesday = flights.filter((flight) => fliesOn(flight, dayOf(2027, 7, 14)))
  const written = wednesday.map(({ airline, number }) => `${airline} ${number}`)
  expect(new Set(written).size).toBe(written.length)
})

test('every flight is within the range of its aircraft, and neither too slow nor too quick', () => {
  const odd = flights.filter(({ origin, destination, aircraft, minutes }) => {
    const { kmh, rangeKm } = AIRCRAFT[aircraft]
    const km = distanceKm(spot(origin), spot(destination))
    const speed = (km / minutes) * 60
    return km > rangeKm || speed > kmh * 1.04 || speed < 100
  })
  expect(odd).toEqual([])
})

test('hardly anybody has to be at an airport in the dead of night', () => {
  const night = flights.filter((flight) => {
    const leaves = utcOf(zones(), zoneOf(flight.origin), dayOf(2027, 7, 14), flight.departs)
    const arrives = localOf(zones(), zoneOf(flight.destination), leaves + flight.minutes).minute
    return isNight(flight.departs) || isNight(arrives)
  })
  expect(night.length / flights.length).toBeLessThan(0.03)
})

test('whoever flies somewhere can fly back', () => {
  const lanes = new Set(flights.map((each) => `${each.airline} ${each.origin} ${each.destination}`))
  const lost = flights.filter(
    (each) => !lanes.has(`${each.airline} ${each.destination} ${each.origin}`),
  )
  expect(lost).toEqual([])
})

test('every airport has as many passengers as it is known for', () => {
  const airports = worldAirports(geography, 60)
  const sums = airports.map(() => 0)
  for (const { from, to, passengers } of demandPairs(airports, demoAirlines(7))) {
    sums[from]! += passengers
    sums[to]! += passengers
  }
  airports.forEach((airport, at) =>
    expect(sums[at]! / wantedADay(airport, airports.length)).toBeCloseTo(1, 1),
  )
})

test('seats are on sale on the days of a flight, and the same whenever they are asked for', () => {
  const [first, later] = [small.firstDay, small.firstDay + 28]
  for (const flight of flights.slice(0, 100)) {
    const known = seats(flight, 'economy', first)
    expect(known.length).toBe(SEATS_DAYS)
    expect([...known].every((left, at) => left === 0 || fliesOn(flight, first + at))).toBe(true)
    expect(Math.max(...known)).toBeLessThanOrEqual(AIRCRAFT[flight.aircraft].seats.economy)
    const rolled = seats(flight, 'economy', later)
    expect(rolled.subarray(0, SEATS_DAYS - 28)).toEqual(known.subarray(28))
  }
})

test('the names and codes of airlines are there once, and their hubs are airports', () => {
  const all = demoAirlines(7)
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  const lost = all.flatMap(({ hubs }) => hubs).filter((hub) => geography.airportByCode(hub) < 0)
  expect(lost).toEqual([])
})

function isNight(minute: number): boolean {
  return minute >= 90 && minute < 270
}

function withoutSeason(flight: TimetableFlight) {
  return { ...flight, firstDay: 0, lastDay: 0 }
}

function zones() {
  return geography.columns.zones
}

function zoneOf(code: string): number {
  return geography.columns.airports.zone[geography.airportByCode(code)]!
}

function spot(code: string) {
  const at = geography.airportByCode(code)
  const { latitude, longitude } = geography.columns.airports
  return { latitude: latitude[at]!, longitude: longitude[at]! }
}
