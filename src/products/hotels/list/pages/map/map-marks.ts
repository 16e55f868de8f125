/** Which marks the map shows: price tags and clusters around what is seen. */
import { onGlobe, pointAt } from '../../../../../places/rules/map-projection.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import { type CurrencyCode, formatMoney } from '../../../../../site/money.ts'
import type { Text } from '../../../../../site/messages/catalogue.ts'
import { formatNumber } from '../../../../../site/messages/format-message.ts'
import { isWithin, type MapMark, type MapPins, type PinCluster } from './map-pins.ts'

export interface MarkWords {
  text: Text
  currency: CurrencyCode
  conventions: string
  /** The names of hotels as far as they are known. */
  nameOf: (hotelId: number) => string | undefined
  /** More than 1 when the pins are only every n-th match. */
  matchesPerPin: number
}

export interface MarkActions {
  onPin: (at: number) => void
  onCluster: (members: readonly number[]) => void
}

export interface SeenPins {
  pins: MapPins
  clusters: readonly PinCluster[]
  zoom: number
  bounds: MapBounds
  /** Index of the pin whose pop-up is open, or −1. It always has a tag of its own. */
  chosen: number
}

/** A little beyond the edges, so that a short move finds its marks there already. */
const MARGIN_SHARE = 0.2

export function mapMarks(seen: SeenPins, words: MarkWords, actions: MarkActions): MapMark[] {
  const { pins, clusters, zoom, chosen } = seen
  const around = widened(seen.bounds)
  const marks: MapMark[] = []
  for (const cluster of clusters) {
    const [only] = cluster.members
    if (cluster.members.length === 1 && only === chosen) continue
    const spot = pointAt(cluster.x, cluster.y)
    if (!isWithin(around, spot)) continue
    if (cluster.members.length === 1) marks.push(pinMark(pins, only!, false, words, actions))
    else marks.push({ ...spot, ...clusterMark(pins, cluster, zoom, words, actions) })
  }
  if (chosen >= 0) marks.push(pinMark(pins, chosen, true, words, actions))
  return marks
}

function pinMark(
  pins: MapPins,
  at: number,
  isChosen: boolean,
  { text, currency, nameOf }: MarkWords,
  { onPin }: MarkActions,
): MapMark {
  const price = formatMoney(pins.price[at]!, currency)
  const name = nameOf(pins.id[at]!)
  return {
    key: String(pins.id[at]!),
    kind: 'pin',
    latitude: pins.latitude[at]!,
    longitude: pins.longitude[at]!,
    text: price,
    note: '',
    name: name ? text('map.pin', { name, price }) : text('map.pin-unnamed', { price }),
    isChosen,
    onClick: () => onPin(at),
  }
}

function clusterMark(
  pins: MapPins,
  { members, price }: PinCluster,
  zoom: number,
  { text, currency, conventions, matchesPerPin }: MarkWords,
  { onCluster }: MarkActions,
) {
  const count = Math.round(members.length * matchesPerPin)
  const least = formatMoney(price, currency)
  return {
    key: `${zoom}:${pins.id[members[0]!]}:${members.length}`,
    kind: 'cluster' as const,
    text: formatNumber(count, conventions),
    note: least,
    name: text('map.cluster', { count, price: least }),
    isChosen: false,
    onClick: () => onCluster(members),
  }
}

function widened({ south, west, north, east }: MapBounds): MapBounds {
  const up = (north - south) * MARGIN_SHARE
  const width = west <= east ? east - west : east - west + 360
  const across = width * MARGIN_SHARE
  if (width + 2 * across >= 360)
    return { south: south - up, north: north + up, west: -180, east: 180 }
  return {
    south: south - up,
    north: north + up,
    west: onGlobe(west - across),
    east: onGlobe(east + across),
  }
}
