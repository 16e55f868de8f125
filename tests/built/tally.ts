/** What the crowd tried and was told, over all the lives of the server. */

export interface Tally {
  /** Checkout forms sent; one that is sent again is the same. */
  tried: number
  /** Forms that were sent twice at the same moment. */
  doubled: number
  /** Forms whose answer a kill took away. */
  cutShort: number
  /** Of those, sent again after the restart. */
  cameBack: number
  /** Every locator that somebody was shown. */
  confirmed: Set<string>
  /** Those whose buyers were told that they are cancelled. */
  cancelled: Set<string>
  /** Clear refusals, by their code. */
  refused: Map<string, number>
  /** Answers that nobody should get. */
  wrong: string[]
}

export function newTally(): Tally {
  return {
    tried: 0,
    doubled: 0,
    cutShort: 0,
    cameBack: 0,
    confirmed: new Set(),
    cancelled: new Set(),
    refused: new Map(),
    wrong: [],
  }
}

export function refuse({ refused }: Tally, code: string): void {
  refused.set(code, (refused.get(code) ?? 0) + 1)
}
