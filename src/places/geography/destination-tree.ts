/** Hangs the towns below province or island, region, country and continent. */
import { continentDrafts, countryDraft, readContinents } from './tables/continents.ts'
import type { Draft, DraftCity } from './draft.ts'
import { LEVELS } from './geography-columns.ts'
import { readRegions } from './region-names.ts'

/** The continents that have any town, each with everything below it. */
export function destinationTree(
  cities: readonly DraftCity[],
  islandOf: ReadonlyMap<DraftCity, Draft>,
): Draft[] {
  const continents = continentDrafts()
  const continentOf = readContinents()
  const regions = readRegions()
  const provincesOf = provinceCounts(cities)
  const countries = new Map<string, Draft>()
  const placed = new Set<Draft>()
  const placeBelow = (parent: Draft, child: Draft) => {
    if (!placed.has(child)) parent.children.push(child)
    placed.add(child)
    return child
  }
  for (const city of cities) {
    let parent = countries.get(city.country)
    if (!parent) {
      parent = countryDraft(city.country)
      countries.set(city.country, parent)
      placeBelow(continents.get(continentOf.get(city.country) ?? 'OC')!, parent)
    }
    const region = regions.get(city.region)
    if (region) parent = placeBelow(parent, region)
    const province = regions.get(city.province)
    // A region of one province would only repeat its name.
    if (region && province && provincesOf.get(city.region)!.size > 1)
      parent = placeBelow(parent, province)
    const island = islandOf.get(city)
    if (island) parent = placeBelow(parent, island)
    parent.children.push(city)
  }
  const grown = [...continents.values()].filter((continent) => continent.children.length > 0)
  for (const continent of grown) summarise(continent)
  for (const region of regions.values()) shareCapitalNames(region)
  return grown
}

function provinceCounts(cities: readonly DraftCity[]): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const { region, province } of cities) {
    if (province === '') continue
    const known = counts.get(region)
    if (known) known.add(province)
    else counts.set(region, new Set([province]))
  }
  return counts
}

/**
 * Sums people and guests upwards, puts the middle of an area where its guests are, and the most
 * visited child first.
 */
function summarise(node: Draft): void {
  if (node.level < LEVELS.city) node.children.forEach(summarise)
  node.children.sort((a, b) => b.weight - a.weight || a.id - b.id)
  if (node.level >= LEVELS.city) return
  const main = node.children[0]
  let latitude = 0
  let longitude = 0
  for (const child of node.children) {
    node.weight += child.weight
    node.population += child.population
    latitude += child.latitude * child.weight
    longitude += child.longitude * child.weight
  }
  // Averages across the date line lie on the wrong side of the world; the main child does then.
  const spansDateLine =
    Math.max(...node.children.map((child) => Math.abs(child.longitude - main!.longitude))) > 180
  node.latitude = spansDateLine ? main!.latitude : latitude / node.weight
  node.longitude = spansDateLine ? main!.longitude : longitude / node.weight
}

/** The province of Sevilla is called in every language like its town. */
function shareCapitalNames(region: Draft): void {
  if (region.names && new Set(Object.values(region.names)).size > 1) return
  const capital = region.children.find((child) => child.name === region.name && child.names)
  if (capital) region.names = capital.names!
}
