/** Draws that the demo catalogue needs besides the plain ones of a dice. */
import { makeDice, spread, type Dice } from '../../src/site/dice.ts'

/**
 * Each aspect of a hotel has a dice of its own, so that one more draw for its services does not
 * change its prices.
 */
const ASPECTS = {
  place: 1,
  class: 2,
  name: 3,
  address: 4,
  services: 5,
  reviews: 6,
  price: 7,
  rooms: 8,
  plans: 9,
  demand: 10,
  history: 11,
} as const

export type DiceFor = (aspect: keyof typeof ASPECTS) => Dice

/** The facts of a hotel depend on nothing but the seed, its city and its place in it. */
export function hotelDice(seed: number, cityId: number, place: number): DiceFor {
  const hotel = spread(spread(spread(seed) + cityId) + place)
  return (aspect) => makeDice(hotel + ASPECTS[aspect] * 0x9e3779b1)
}

/** A whole number from 0 to 4294967295 that two others decide. */
export function mixed(one: number, other: number): number {
  return spread(spread(one) + Math.imul(other, 0x9e3779b1))
}

/** About normal around 0 with a deviation of 1, and never beyond ±3. */
export function bell(dice: Dice): number {
  return (dice.next() + dice.next() + dice.next() - 1.5) * 2
}

/** The position of one of the shares, each as likely as it is large. */
export function pickShare(dice: Dice, shares: readonly number[]): number {
  let left = dice.next() * total(shares)
  for (let at = 0; at < shares.length; at++) {
    left -= shares[at]!
    if (left < 0) return at
  }
  return shares.length - 1
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function total(shares: readonly number[]): number {
  let sum = 0
  for (const share of shares) sum += share
  return sum
}
