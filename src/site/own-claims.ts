/**
 * What the shop says of itself: on every page's foot, on the home pages, while one waits. Each claim
 * is said only while the catalogue makes it true, and while whoever runs the shop stands by it.
 */
import type { Site } from './site.ts'

export const OWN_CLAIMS = ['reviews', 'price', 'cancellation'] as const

export type OwnClaim = (typeof OWN_CLAIMS)[number]

/** What an operator may stand by, as the setting spells it. */
export const CLAIM_SETTINGS = [
  'reviews',
  'best-price',
  'free-cancellation',
  /** That children cost less, also for hotels whose prices we do not make. */
  'child-rules',
] as const

export type ClaimSetting = (typeof CLAIM_SETTINGS)[number]

/** Child rules are the hotels' own, so nobody answers for them without being asked. */
export const DEFAULT_CLAIMS: readonly ClaimSetting[] = CLAIM_SETTINGS.filter(
  (claim) => claim !== 'child-rules',
)

export interface CatalogueFacts {
  /** Open, with a room and a rate. */
  hotelsOnSale: number
  /** Of those. */
  hotelsWithReviews: number
  hotelsFreeToCancel: number
}

export interface OwnClaims {
  /** "Over so many accommodations"; 0 when they are too few to boast of. */
  accommodations: number
  held: OwnClaim[]
}

/** Fewer are not counted on a page: "over 26 places to stay" sells nothing. */
const FEWEST_TOLD = 100

const SETTING_OF: Record<OwnClaim, ClaimSetting> = {
  reviews: 'reviews',
  price: 'best-price',
  cancellation: 'free-cancellation',
}

const HOLDS: Record<OwnClaim, (facts: CatalogueFacts) => boolean> = {
  reviews: ({ hotelsWithReviews }) => hotelsWithReviews > 0,
  // A promise of the shop's, kept by its claims desk.
  price: () => true,
  // "In most hotels".
  cancellation: ({ hotelsOnSale, hotelsFreeToCancel }) => hotelsFreeToCancel * 2 > hotelsOnSale,
}

/** `most` is what the edition claims; `facts` are null while the catalogue is not known. */
export function ownClaims(
  facts: CatalogueFacts | null,
  most: number,
  settings: readonly ClaimSetting[],
): OwnClaims {
  if (!facts) return { accommodations: 0, held: [] }
  return {
    accommodations: claimedNumber(facts.hotelsOnSale, most),
    held: OWN_CLAIMS.filter((claim) => settings.includes(SETTING_OF[claim]) && HOLDS[claim](facts)),
  }
}

/** Two digits and noughts, and always fewer than there are: "over 29,000" of 30,000. */
function claimedNumber(onSale: number, most: number): number {
  if (onSale > most) return most
  const below = onSale - 1
  if (below < FEWEST_TOLD) return 0
  const unit = 10 ** (String(below).length - 2)
  return Math.floor(below / unit) * unit
}

export type ClaimsOn = (site: Pick<Site, 'edition'>) => OwnClaims
