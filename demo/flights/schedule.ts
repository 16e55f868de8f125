/**
 * When flights leave. At a hub they come and go in waves, so that whoever arrives in one finds the
 * next: first all arrive, then all leave. Elsewhere they are spread over the day. Long ones go by
 * night where the clock makes that the better way.
 */
import { type Dice, spread } from '../../src/site/dice.ts'
import type { WorldAirport } from './world-airports.ts'

export interface PlannedFlight {
  from: WorldAirport
  to: WorldAirport
  /** Whether the airline, or one that it sells tickets with, connects there. */
  isFromHub: boolean
  isToHub: boolean
  minutes: number
  /** How many minutes the clock at the other end is ahead. */
  ahead: number
}

const DAY = 1440
/** Local times between which the waves of a day lie. */
const FIRST_WAVE = 7 * 60
const LAST_WAVE = 21.5 * 60

/** Where many change between continents at night. */
const NIGHT_HUBS = new Set(['IST', 'DXB', 'DOH', 'AUH', 'RUH', 'JED', 'CAI', 'ADD'])

/** Before its middle, aircraft of a wave arrive; after it, they leave. Minutes. */
const ARRIVING = [8, 70] as const
const LEAVING = [42, 100] as const

/** What it costs to be in nobody's wave at a hub, against the hours of night below. */
const MISSED_WAVE = 0.7
const SAME_WAVE = 0.45

export function waves({ code, passengers }: WorldAirport, seed: number): number[] {
  const turn = spread(
    seed + code.charCodeAt(0) * 65_536 + code.charCodeAt(1) * 256 + code.charCodeAt(2),
  )
  const shift = ((turn % 13) - 6) * 5
  const isNight = NIGHT_HUBS.has(code)
  const count = Math.max(3, Math.min(7, Math.round(passengers / 9) + 1)) + (isNight ? 1 : 0)
  const first = isNight ? 90 : FIRST_WAVE
  const step = isNight ? DAY / count : (LAST_WAVE - FIRST_WAVE) / (count - 1)
  return Array.from({ length: count }, (_, at) => Math.round(first + at * step) + shift)
}

/** When each of so many flights a day leaves, minutes after local midnight. */
export function departures(
  flight: PlannedFlight,
  count: number,
  wavesOf: (airport: WorldAirport) => readonly number[],
  dice: Dice,
): number[] {
  const { from, to, isFromHub, isToHub, minutes, ahead } = flight
  const leaving = isFromHub ? wavesOf(from) : []
  const arriving = isToHub ? wavesOf(to) : []
  const used: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const choices: number[] = []
    for (const wave of leaving) choices.push(wave + dice.whole(...LEAVING))
    for (const wave of arriving) choices.push(wave - dice.whole(...ARRIVING) - minutes - ahead)
    if (choices.length === 0)
      for (let draw = 0; draw < 4; draw++)
        choices.push(350 + ((nth + dice.next()) / count) * (isLong(minutes) ? 1_060 : 960))
    let best = 0
    let lowest = Infinity
    for (const choice of choices) {
      const leaves = onClock(choice)
      const arrives = onClock(leaves + minutes + ahead)
      let cost = nightCost(flight, leaves, arrives) + dice.next() * 0.3
      if (isFromHub && !isIn(leaving, leaves, LEAVING[0], LEAVING[1])) cost += MISSED_WAVE
      if (isToHub && !isIn(arriving, arrives, -ARRIVING[1], -ARRIVING[0])) cost += MISSED_WAVE
      for (const other of used) if (near(other, leaves) < 75) cost += SAME_WAVE
      if (cost < lowest) {
        lowest = cost
        best = leaves
      }
    }
    used.push(best)
  }
  return used.toSorted((a, b) => a - b)
}

/** To five minutes, as boards show it, within the day. */
function onClock(minute: number): number {
  const rounded = Math.round(minute / 5) * 5
  return ((rounded % DAY) + DAY) % DAY
}

function isIn(waves: readonly number[], minute: number, from: number, to: number): boolean {
  for (const wave of waves) {
    const after = ((((minute - wave) % DAY) + DAY + DAY / 2) % DAY) - DAY / 2
    if (after >= from && after <= to) return true
  }
  return false
}

function near(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, DAY - apart)
}

function isLong(minutes: number): boolean {
  return minutes >= 300
}

/** What an hour of the clock is worth to those who have to be there. */
function nightCost(flight: PlannedFlight, leaves: number, arrives: number): number {
  const { minutes, ahead, from, to } = flight
  const long = isLong(minutes)
  const [nightFrom, nightTo] = [NIGHT_HUBS.has(from.code), NIGHT_HUBS.has(to.code)]
  let cost = 0
  if (leaves < 120) cost += nightFrom ? 0 : long ? 0.4 : 2
  else if (leaves < 330) cost += nightFrom ? 0.2 : 3
  else if (leaves < 360) cost += 0.2
  else if (leaves > 1_320) cost += long ? 0 : 0.8
  if (arrives < 60) cost += nightTo ? 0 : 0.6
  else if (arrives < 270) cost += nightTo ? 0.2 : 3
  else if (arrives < 345) cost += long ? 0.1 : 0.7
  // Eastwards over an ocean the night is lost anyway: better asleep.
  if (long && ahead >= 240 && leaves > 360 && leaves < 1_000) cost += 0.5
  return cost
}
