/**
 * How the types stand to each other in a list of suggestions.
 *
 * Places come before sights and chains, and those before hotels; within a tier popularity decides,
 * scaled by type, because a region counts the visitors of all its cities and would always win.
 * `share` is a type's part of twenty rows, so that no type crowds out the others.
 */
import { DESTINATION_TYPES, type DestinationType } from '../rules/destination-suggestions.ts'

interface TypeRank {
  tier: 0 | 1 | 2
  scale: number
  share: number
}

const STANDINGS: Record<DestinationType, TypeRank> = {
  city: { tier: 0, scale: 1, share: 5 },
  district: { tier: 0, scale: 0.5, share: 2 },
  region: { tier: 0, scale: 0.25, share: 2 },
  country: { tier: 0, scale: 0.5, share: 1 },
  coast: { tier: 0, scale: 1, share: 2 },
  chain: { tier: 1, scale: 1, share: 1 },
  'point-of-interest': { tier: 1, scale: 1, share: 2 },
  accommodation: { tier: 2, scale: 1, share: 5 },
}

export const TYPE_COUNT = DESTINATION_TYPES.length
export const TIERS = 3
export const TYPE_NUMBERS = Object.fromEntries(
  DESTINATION_TYPES.map((type, number) => [type, number]),
) as Record<DestinationType, number>

const BY_NUMBER = DESTINATION_TYPES.map((type) => STANDINGS[type])
const SHARED_ROWS = BY_NUMBER.reduce((sum, { share }) => sum + share, 0)

function tierOf(type: number): number {
  return BY_NUMBER[type]!.tier
}

/** Types that others may lie in. */
export function isPlace(type: number): boolean {
  return tierOf(type) === 0
}

/** Rows of a list that a type may fill while others have something to offer. */
export function shareOf(type: number, limit: number): number {
  return Math.max(1, Math.round((BY_NUMBER[type]!.share * limit) / SHARED_ROWS))
}

/**
 * Tier and popularity as one number, the best the lowest. Popularity is kept on a logarithmic
 * scale in 16 bits: two things that differ by less than a thousandth are equally popular.
 */
export function rankOf(type: number, weight: number): number {
  const { tier, scale } = BY_NUMBER[type]!
  const popularity = Number.isFinite(weight) ? Math.max(0, weight * scale) : 0
  const steps = Math.min(STEPS - 1, Math.round(Math.log2(1 + popularity) * STEPS_PER_DOUBLING))
  return tier * STEPS + (STEPS - 1 - steps)
}

/** The standing of something so many times as popular. */
export function raisedRank(standing: number, times: number): number {
  const tier = Math.floor(standing / STEPS)
  return Math.max(tier * STEPS, standing - Math.round(Math.log2(times) * STEPS_PER_DOUBLING))
}

/** The first of sorted standings that is higher, that is, worse. */
export function firstWorse(standings: Int32Array, standing: number): number {
  let low = 0
  let high = standings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (standings[middle]! <= standing) low = middle + 1
    else high = middle
  }
  return low
}

export const STEPS = 65_536
const STEPS_PER_DOUBLING = 2_000
