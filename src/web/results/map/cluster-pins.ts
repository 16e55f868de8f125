/**
 * Pins that would lie over each other, gathered into one mark.
 *
 * A pin takes up all free ones whose price tag would touch its own, in the order of the pins. The
 * whole zoom is gathered at once and from fixed cells, so moving the map changes no mark.
 */
import { worldPixels } from '../../../core/map-projection.ts'
import type { MapPins } from './map-pins.ts'

/** How wide and high a price tag is, in pixels. */
const TAG_WIDTH = 74
const TAG_HEIGHT = 40

/** From here on only what stands at the same door is gathered. */
const STREET_ZOOM = 16
const STREET_SHARE = 0.4

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
  const [width, height] = [(TAG_WIDTH * share) / scale, (TAG_HEIGHT * share) / scale]
  const { x, y } = pins
  const columnOf = (at: number) => Math.floor(x[at]! / width)
  const rowOf = (at: number) => Math.floor(y[at]! / height)
  const cells = new Map<string, number[]>()
  for (let at = 0; at < x.length; at++) {
    const key = `${columnOf(at)} ${rowOf(at)}`
    const cell = cells.get(key)
    if (cell) cell.push(at)
    else cells.set(key, [at])
  }
  const isTaken = new Uint8Array(x.length)
  const clusters: PinCluster[] = []
  for (let at = 0; at < x.length; at++) {
    if (isTaken[at]) continue
    const members: number[] = []
    for (let row = rowOf(at) - 1; row <= rowOf(at) + 1; row++)
      for (let column = columnOf(at) - 1; column <= columnOf(at) + 1; column++)
        for (const other of cells.get(`${column} ${row}`) ?? []) {
          const isFree = !isTaken[other]
          const touches =
            Math.abs(x[other]! - x[at]!) < width && Math.abs(y[other]! - y[at]!) < height
          if (!isFree || !touches) continue
          isTaken[other] = 1
          members.push(other)
        }
    clusters.push(clusterOf(pins, members))
  }
  return clusters
}

function clusterOf({ x, y, price }: MapPins, members: number[]): PinCluster {
  const cluster = { members, x: 0, y: 0, price: Infinity }
  for (const at of members) {
    cluster.x += x[at]! / members.length
    cluster.y += y[at]! / members.length
    cluster.price = Math.min(cluster.price, price[at]!)
  }
  return cluster
}
