/**
 * Destination ids, which are kept in bookings and URLs for ever.
 * Cities and districts that GeoNames knows keep its id (all below 20,000,000). Everything else gets
 * an id computed from its own lasting key, in a range of its own, so that adding or removing one
 * place never renumbers another. Two keys that fall on the same number are told apart by trying
 * the next one, in key order.
 */

export const ID_RANGES = {
  geonames: [1_000, 19_999_999],
  continent: [1, 7],
  /** 100 + 26 × first letter + second letter. */
  country: [100, 775],
  region: [20_000_000, 39_999_999],
  island: [40_000_000, 49_999_999],
  resort: [50_000_000, 59_999_999],
  district: [60_000_000, 99_999_999],
  /** Places of the newer snapshot, which comes without GeoNames ids. */
  newcomer: [100_000_000, 499_999_999],
  point: [500_000_000, 599_999_999],
} as const

type ComputedRange = 'region' | 'island' | 'resort' | 'district' | 'newcomer' | 'point'

export function countryId(code: string): number {
  return ID_RANGES.country[0] + (code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65)
}

/** Hands out ids of one range; ask in a lasting order (sorted keys), or collisions would swap. */
export class IdRange {
  private readonly first: number
  private readonly size: number
  private readonly taken = new Set<number>()

  constructor(range: ComputedRange) {
    const [first, last] = ID_RANGES[range]
    this.first = first
    this.size = last - first + 1
  }

  idFor(key: string): number {
    let id = this.first + (fnv1a(key) % this.size)
    while (this.taken.has(id)) id = id + 1 < this.first + this.size ? id + 1 : this.first
    this.taken.add(id)
    return id
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
