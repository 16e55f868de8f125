/**
 * Which names fit on the map without touching each other.
 *
 * Tiles are drawn one by one, and a name that crosses the edge of a tile must be drawn, or left
 * out, by both. So the choice may depend only on names nearby: in each round a name wins when none
 * of higher rank that is still in doubt touches it, and whatever touches a winner is out. A round
 * hands a decision on by one name at most. A tile that knows all names within so many names of its
 * edge therefore decides as its neighbour does.
 */
import { boxOf, type Label, WIDEST_LABEL } from './label.ts'
import { overlap, type Rectangle } from './outline.ts'

const ROUNDS = 3

/** How far outside a view names must be known, in pixels. */
export const REACH_X = (ROUNDS + 1) * (WIDEST_LABEL + 24)
export const REACH_Y = (ROUNDS + 1) * 56

interface Candidate {
  label: Label
  box: Rectangle
  /** Those of higher rank that it touches. */
  rivals: Candidate[]
  state: 'open' | 'shown' | 'out'
}

export function placeLabels(labels: readonly Label[]): Label[] {
  const candidates = labels
    .toSorted((one, other) => other.rank - one.rank)
    .map((label): Candidate => ({ label, box: boxOf(label), rivals: [], state: 'open' }))
  findRivals(candidates)
  for (let round = 0; round < ROUNDS; round++) {
    const winners = candidates.filter(
      ({ state, rivals }) => state === 'open' && rivals.every((rival) => rival.state === 'out'),
    )
    for (const winner of winners) winner.state = 'shown'
    for (const candidate of candidates)
      if (candidate.state === 'open' && candidate.rivals.some(({ state }) => state === 'shown'))
        candidate.state = 'out'
  }
  return candidates.filter(({ state }) => state === 'shown').map(({ label }) => label)
}

/** From the top down, so that each meets only those it can touch. */
function findRivals(byRank: Candidate[]): void {
  const byTop = byRank.map((candidate, rank) => ({ candidate, rank }))
  byTop.sort((one, other) => one.candidate.box.top - other.candidate.box.top)
  for (let at = 0; at < byTop.length; at++) {
    const { candidate, rank } = byTop[at]!
    for (let next = at + 1; next < byTop.length; next++) {
      const other = byTop[next]!
      if (other.candidate.box.top >= candidate.box.bottom) break
      if (!overlap(candidate.box, other.candidate.box)) continue
      if (other.rank < rank) candidate.rivals.push(other.candidate)
      else other.candidate.rivals.push(candidate)
    }
  }
}
