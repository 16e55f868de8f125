/**
 * What the counts of each filter group are called in the list call's answer. Three names are the
 * specification's own; the others are those under which the groups are asked for.
 */
import { type FacetKey, FACETS } from '../rules/facets.ts'

const OWN_NAMES: Partial<Record<FacetKey, string>> = {
  categories: 'categoryId',
  segments: 'segments',
  services: 'servicesGroup',
}

export function aggregateName(key: FacetKey): string {
  return OWN_NAMES[key] ?? FACETS[key].name
}
