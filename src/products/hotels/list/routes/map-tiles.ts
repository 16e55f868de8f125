/**
 * Maps without a map service: tiles, and small pictures of destinations, drawn from packaged data.
 * Drawing takes about a millisecond; those asked for last are kept, since visitors look at the same
 * coasts.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../../../site/locales.ts'
import { MIN_ZOOM, MAX_ZOOM } from '../../../../places/rules/map-projection.ts'
import { PREVIEW_SIZE } from '../rules/map-view.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { destinationView } from '../../../../places/tiles/destination-view.ts'
import { WorldMap } from '../../../../places/tiles/draw-map.ts'
import { readMapFile } from '../../../../places/tiles/map-file.ts'
import { MAP_SCHEMES, type MapScheme } from '../../../../places/tiles/map-palette.ts'
import { type MapView, tileView } from '../../../../places/tiles/map-view.ts'
import { MAP_FILE } from '../../../../rendering/routes/built-files.ts'
import { Failure } from '../../../../http/failures.tsx'
import { resultsPlace } from './results-place.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Handler, Visit } from '../../../../http/visit.ts'

const KEEP = 'public, max-age=604800'

/** About four kilobytes each. */
const MAX_KEPT = 1_500

interface Drawing {
  svg: string
  tag: string
}

export function mapTile(memory: () => SearchMemory): Handler {
  const draw = drawer(memory)
  return (visit) => {
    const { z, x, y } = visit.parameters
    const [zoom, column, row] = [whole(z), whole(x), whole(y)]
    const isTile = zoom >= MIN_ZOOM && zoom <= MAX_ZOOM && column < 2 ** zoom && row < 2 ** zoom
    if (!isTile) throw new Failure('page-not-found')
    return draw(visit, `${zoom}/${column}/${row}`, () => tileView(zoom, column, row))
  }
}

export function mapPreview(memory: () => SearchMemory): Handler {
  const draw = drawer(memory)
  return (visit) => {
    const { kind = '', destination = '' } = visit.parameters
    const { geography } = memory()
    const place = resultsPlace(geography, visit.site.edition, kind, destination)
    if (!place) throw new Failure('page-not-found')
    return draw(visit, `${kind}/${destination}`, () =>
      destinationView(geography, place.id, PREVIEW_SIZE),
    )
  }
}

function drawer(memory: () => SearchMemory) {
  const kept = new Map<string, Drawing>()
  return (visit: Visit, what: string, view: () => MapView): FastifyReply => {
    const scheme = schemeOf(visit.query['scheme'])
    const language = languageOf(visit.site.edition.locale)
    const key = `${what} ${scheme} ${language}`
    let drawing = kept.get(key)
    if (!drawing) {
      const svg = worldMap(memory().geography).draw(view(), { language, scheme })
      drawing = { svg, tag: tagOf(svg) }
    }
    // Entries stand in the order in which they were last asked for.
    kept.delete(key)
    kept.set(key, drawing)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
    return send(visit.reply, drawing)
  }
}

function send(reply: FastifyReply, { svg, tag }: Drawing): FastifyReply {
  reply.header('cache-control', KEEP).header('etag', tag)
  const { headers }: FastifyRequest = reply.request
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  return (
    reply
      .type('image/svg+xml')
      // Opened by itself an SVG is a document; it may not load or run anything.
      .header('content-security-policy', "default-src 'none'")
      .send(svg)
  )
}

/** One for each geography, opened when the first map is asked for. */
const worldMaps = new WeakMap<Geography, WorldMap>()

function worldMap(geography: Geography): WorldMap {
  let map = worldMaps.get(geography)
  if (!map) {
    map = new WorldMap(geography, readMapFile(MAP_FILE, geography))
    worldMaps.set(geography, map)
  }
  return map
}

/** Another word is somebody else's link: the usual colours will do. */
function schemeOf(asked: unknown): MapScheme {
  return MAP_SCHEMES.find((scheme) => scheme === asked) ?? 'light'
}

function whole(written = ''): number {
  return /^\d{1,6}$/.test(written) ? Number(written) : Number.NaN
}

function tagOf(svg: string): string {
  return `"${createHash('sha1').update(svg).digest('base64url').slice(0, 20)}"`
}
