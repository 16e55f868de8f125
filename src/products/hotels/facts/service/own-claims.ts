/** The shop's claims on a site, from what the catalogue in memory makes true. */
import type { ClaimsOn } from '../../../../site/own-claims.ts'
import {
  type CatalogueFacts,
  type ClaimSetting,
  ownClaims,
  type OwnClaims,
} from '../../../../site/own-claims.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

/** Hotels are opened and closed; counting half a million of them takes a millisecond. */
const KEEP_MS = 60_000

/** While there is no world, pages say nothing of it: they must be there whatever happens. */
export function claimsFrom(
  memory: () => SearchMemory,
  settings: readonly ClaimSetting[],
): ClaimsOn {
  let facts: CatalogueFacts | null = null
  let until = 0
  return ({ edition }) => {
    if (performance.now() >= until)
      try {
        facts = memory().engine.catalogueFacts()
        until = performance.now() + KEEP_MS
      } catch {
        until = 0
      }
    return ownClaims(facts, edition.accommodationsClaim, settings)
  }
}

/** A description for search engines, with what holds at its end. */
export function withClaims(description: string, text: Text, { held }: OwnClaims): string {
  return [description, held.map((claim) => text(`splash.claim.${claim}`)).join(' · ')]
    .filter(Boolean)
    .join(' ')
}
