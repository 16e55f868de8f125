/** The chains of the catalogue: what they are called, and where their hotels are. */
import { decodeDictionary } from '../columns/dictionary.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { commonAncestor, continents, type EngineGeography } from '../columns/engine-geography.ts'

export class ChainDirectory {
  private readonly columns: EngineColumns
  private readonly geography: EngineGeography
  /** The first entry of the dictionary is "no chain". */
  private readonly positions: Map<number, number>
  private readonly names: string[]

  constructor(columns: EngineColumns, geography: EngineGeography) {
    const { chains } = decodeDictionary(columns.dictionary)
    this.columns = columns
    this.geography = geography
    this.names = chains.map(({ name }) => name)
    this.positions = new Map(chains.map(({ id }, position) => [id, position]))
    this.positions.delete(0)
  }

  nameOf(chainId: number): string | null {
    const position = this.positions.get(chainId)
    return position === undefined ? null : this.names[position]!
  }

  /**
   * The place in which a search for a chain looks, as an index: the smallest one that holds all
   * its hotels. A chain of the whole world is searched for in `home` if it is there, otherwise in
   * the continent where it is largest. −1 when it has no hotels.
   */
  areaOf(chainId: number, home: number): number {
    const { destinations } = this.geography
    const places = this.placesOf(chainId)
    if (places.length === 0) return -1
    // Rows, and so places, stand in preorder: the first and the last say it for all.
    const smallest = commonAncestor(destinations, places[0]!, places.at(-1)!)
    if (smallest >= 0) return smallest
    const within = (area: number) =>
      places.filter((place) => place >= area && place < destinations.end[area]!).length
    if (home >= 0 && within(home) > 0) return home
    return continents(destinations).reduce((one, other) =>
      within(other) > within(one) ? other : one,
    )
  }

  private placesOf(chainId: number): number[] {
    const position = this.positions.get(chainId)
    if (position === undefined) return []
    const { chainStart, chainRows, active, place } = this.columns
    const rows = chainRows.subarray(chainStart[position], chainStart[position + 1])
    return Array.from(rows)
      .filter((row) => active[row] === 1 && place[row]! >= 0)
      .map((row) => place[row]!)
  }
}
