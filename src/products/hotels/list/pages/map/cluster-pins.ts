/**
 * Pins that would lie over each other, gathered into one mark.
 *
 * A pin takes up all free ones whose mark would touch its own, in the order of the pins; then
 * marks that have come to touch by that are gathered in the same way. The whole zoom is gathered at
 * once and from fixed cells, so moving the map changes no mark.
 */
import { worldPixels } from '../../../../../places/rules/map-projection.ts'
import type { MapPins } from './map-pins.ts'

/** How wide and high a mark is, in pixels. */
const MARK_WIDTH = 66
const MARK_HEIGHT = 46

/** From here on only what stands at the same door is gathered. */
const STREET_ZOOM = 16
const STREET_SHARE = 0.4

/** After so many the few marks that still touch may overlap a little. */
const ROUNDS = 4

export interface PinCluster {
  /** Indexes of its pins; one that stands alone is a cluster of one. */
  members: number[]
  x: number
  y: number
  /** Of its cheapest pin. */
  price: number
}

export function clusterPins(pins: MapPins, zoom: number): PinCluster[] {
  const share = zoom >= STREET_ZOOM ? STREET_SHARE : 1
  const scale = worldPixels(zoom)
  const size = { width: (MARK_WIDTH * share) / scale, height: (MARK_HEIGHT * share) / scale }
  let clusters = pins.id.map((_, at): PinCluster => {
    return { members: [at], x: pins.x[at]!, y: pins.y[at]!, price: pins.price[at]! }
  })
  for (let round = 0; round < ROUNDS; round++) {
    const gathered = gatherTouching(clusters, size)
    if (gathered.length === clusters.length) break
    clusters = gathered
  }
  return clusters
}

function gatherTouching(
  clusters: readonly PinCluster[],
  { width, height }: { width: number; height: number },
): PinCluster[] {
  const columnOf = ({ x }: PinCluster) => Math.floor(x / width)
  const rowOf = ({ y }: PinCluster) => Math.floor(y / height)
  const cells = Map.groupBy(clusters, (cluster) => cellKey(columnOf(cluster), rowOf(cluster)))
  const taken = new Set<PinCluster>()
  const gathered: PinCluster[] = []
  for (const cluster of clusters) {
    if (taken.has(cluster)) continue
    const together: PinCluster[] = []
    for (let row = rowOf(cluster) - 1; row <= rowOf(cluster) + 1; row++)
      for (let column = columnOf(cluster) - 1; column <= columnOf(cluster) + 1; column++)
        for (const other of cells.get(cellKey(column, row)) ?? []) {
          const [east, south] = [Math.abs(other.x - cluster.x), Math.abs(other.y - cluster.y)]
          if (taken.has(other) || east >= width || south >= height) continue
          taken.add(other)
          together.push(other)
        }
    gathered.push(together.length === 1 ? cluster : joined(together))
  }
  return gathered
}

/** Columns and rows of the world at the nearest zoom stay far below this. */
function cellKey(column: number, row: number): number {
  return row * 2 ** 26 + column
}

function joined(clusters: readonly PinCluster[]): PinCluster {
  const members = clusters.flatMap((cluster) => cluster.members)
  const mean = (valueOf: (cluster: PinCluster) => number) =>
    clusters.reduce((sum, each) => sum + valueOf(each) * each.members.length, 0) / members.length
  return {
    members,
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    price: Math.min(...clusters.map(({ price }) => price)),
  }
}
