/** A still map with a pin, drawn by the server. With scripts it can be turned into a living one. */
import { useRef, useState } from 'react'
import explore from 'icon:map'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import type { MapTiles } from '../../rules/hotel-page.ts'
import { TILE_PIXELS, worldX, worldY } from '../../../../../places/rules/map-projection.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { Icon } from '../../../../../ui/icon.tsx'
import { latePart, PartFailure } from '../../../../../ui/late-part.tsx'
import styles from './detail-map.module.css'
import type { LivingMapProps } from './living-map.tsx'
import { DETAIL_ZOOM } from '../../../list/rules/map-view.ts'

/** The tiles of a still map, and where a place lies on them. */
const BLOCK_COLUMNS = 3
const BLOCK_ROWS = 2

export interface TileBlock {
  /** Row by row. */
  tiles: { z: number; x: number; y: number }[]
  /** In pixels of the block. */
  pin: { x: number; y: number }
  /** How far the frame, half as large as the block, is moved over it, in quarters of itself. */
  shift: { x: number; y: number }
}

/** The place comes to lie in the middle column, and not far from the middle of the height. */
export function tileBlock({ latitude, longitude }: GeoPoint): TileBlock {
  const size = 2 ** DETAIL_ZOOM
  const column = worldX(longitude) * size
  const row = worldY(latitude) * size
  const left = Math.floor(column) - 1
  const top = Math.min(size - BLOCK_ROWS, Math.max(0, Math.floor(row - 0.5)))
  const tiles = Array.from({ length: BLOCK_COLUMNS * BLOCK_ROWS }, (_, index) => ({
    z: DETAIL_ZOOM,
    // The world goes on where it ends.
    x: (left + (index % BLOCK_COLUMNS) + size) % size,
    y: top + Math.floor(index / BLOCK_COLUMNS),
  }))
  const [across, down] = [column - left, row - top]
  return {
    tiles,
    pin: { x: Math.round(across * TILE_PIXELS), y: Math.round(down * TILE_PIXELS) },
    shift: { x: quarters(across / BLOCK_COLUMNS), y: quarters(down / BLOCK_ROWS) },
  }
}

/** Brings a place at this share of the block about to the middle of the frame. */
function quarters(share: number): number {
  return Math.min(4, Math.max(0, Math.round((2 * share - 0.5) * 4)))
}

interface DetailMapProps {
  name: string
  place: GeoPoint
  /** Null for the tiles that the server draws. */
  tiles: MapTiles | null
}

const LivingMap = latePart<LivingMapProps>(async () => {
  const { LivingMap: Map } = await import('./living-map.tsx')
  return Map
})

const WIDTH = BLOCK_COLUMNS * TILE_PIXELS
const HEIGHT = BLOCK_ROWS * TILE_PIXELS

export function DetailMap({ name, place, tiles }: DetailMapProps) {
  const { text } = usePage()
  const [isLiving, setLiving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const block = tileBlock(place)
  return (
    <figure className={styles.map} aria-label={text('hotel.map', { name })}>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.sheet} data-x={block.shift.x} data-y={block.shift.y}>
          {block.tiles.map((tile) => (
            <Tile key={`${tile.x}-${tile.y}`} tile={tile} source={tiles} />
          ))}
          <svg className={styles.pins} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            <path
              className={styles.pin}
              transform={`translate(${block.pin.x} ${block.pin.y}) scale(0.75)`}
              d="M0 0C-6-16-24-24-24-44a24 24 0 1 1 48 0C24-24 6-16 0 0Z"
            />
            <circle className={styles.hole} cx={block.pin.x} cy={block.pin.y - 33} r="7" />
          </svg>
        </div>
      </div>
      {isLiving ? (
        <div className={styles.living}>
          <LivingMap.Part
            name={name}
            place={place}
            tiles={tiles}
            onPartFailed={() => {
              setLiving(false)
              setFailed(true)
            }}
          />
        </div>
      ) : (
        <button
          ref={opener}
          type="button"
          className={`${buttons.quiet} ${styles.explore}`}
          onPointerEnter={LivingMap.fetchAhead}
          onFocus={LivingMap.fetchAhead}
          onClick={() => {
            setLiving(true)
            setFailed(false)
          }}
        >
          <Icon of={explore} size={18} />
          {text('hotel.map.open')}
        </button>
      )}
      {hasFailed && (
        <div className={styles.failure}>
          <PartFailure
            onClose={() => {
              setFailed(false)
              opener.current?.focus()
            }}
          />
        </div>
      )}
      {/* The living map has them written on it. */}
      {!isLiving && (
        <figcaption className={styles.sources}>
          {tiles ? tiles.attribution : text('map.sources')}
        </figcaption>
      )}
    </figure>
  )
}

function Tile({
  tile: { z, x, y },
  source,
}: {
  tile: { z: number; x: number; y: number }
  source: MapTiles | null
}) {
  const { site } = usePage()
  const own = pathOf(site, 'mapTile', { z, x, y })
  const src = source
    ? source.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
    : own
  return (
    <picture className={styles.tile}>
      {!source && <source media="(prefers-color-scheme: dark)" srcSet={`${own}?scheme=dark`} />}
      <img src={src} width={TILE_PIXELS} height={TILE_PIXELS} alt="" loading="lazy" />
    </picture>
  )
}
