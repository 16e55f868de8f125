/** Towns on islands that are level-3 destinations of their own. */
import { IdRange } from './assigned-ids.ts'
import { draft, type Draft, type DraftCity } from './draft.ts'
import { LEVELS, TRAITS } from './geography-columns.ts'
import { ISLANDS_WITHOUT_REGION, type Island } from './tables/islands.ts'

/**
 * The island of each town that lies on one. All towns of an island take the region and province
 * of its largest, so that one misfiled village cannot tear it apart.
 */
export function islandNodes(cities: readonly DraftCity[]): Map<DraftCity, Draft> {
  const islandsOf = Map.groupBy(ISLANDS_WITHOUT_REGION, (island) => island.country)
  const towns = Map.groupBy(cities, (city) =>
    islandsOf.get(city.country)?.find((island) => isOn(island, city)),
  )
  const ids = new IdRange('island')
  const nodes = new Map<DraftCity, Draft>()
  for (const island of ISLANDS_WITHOUT_REGION) {
    const { name, names, country } = island
    const id = ids.idFor(`${country} ${name}`)
    const members = towns.get(island) ?? []
    if (members.length === 0) continue
    const largest = members.reduce((a, b) => (b.population > a.population ? b : a))
    const node = draft({ id, level: LEVELS.region, name, names, country, traits: TRAITS.island })
    for (const town of members) {
      town.region = largest.region
      town.province = largest.province
      nodes.set(town, node)
    }
  }
  return nodes
}

function isOn(island: Island, city: DraftCity): boolean {
  return (
    city.country === island.country &&
    city.latitude >= island.south &&
    city.latitude <= island.north &&
    city.longitude >= island.west &&
    city.longitude <= island.east
  )
}
