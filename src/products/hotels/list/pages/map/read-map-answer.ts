/** The map call's answer, read into the rules' words. It may come from an old session's store. */
import { isOnMap } from '../../rules/map-view.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { readHotel, type WrittenHotel } from '../read-list-answer.ts'
import { type MapPins, mapPins, type PinColumns } from './map-pins.ts'

export interface MapHotel extends CardHotel {
  /** What it is and where, in words. */
  summary: string
}

/** Somebody else's tiles; null for those that the server draws. */
export interface TileSource {
  url: string
  attribution: string
}

export interface MapPinsAnswer {
  pins: MapPins
  total: number
  /** More than 1 when there are so many that they were thinned out. */
  matchesPerPin: number
  tiles: TileSource | null
}

interface WrittenMapAnswer {
  accommodations: { results: (WrittenHotel & { summary: string })[] }
  total: number
  pins: PinColumns
  tiles: TileSource | null
}

/** Null when it is no answer with pins. */
export function readPins(answer: unknown): MapPinsAnswer | null {
  const { pins, total, tiles } = (answer ?? {}) as Partial<WrittenMapAnswer>
  if (!pins || !isColumns(pins)) return null
  const placed = pins.id
    .map((_, at) => at)
    .filter((at) => isOnMap({ latitude: pins.latitude[at]!, longitude: pins.longitude[at]! }))
  const column = (values: readonly number[]) => placed.map((at) => values[at]!)
  return {
    pins: mapPins({
      id: column(pins.id),
      latitude: column(pins.latitude),
      longitude: column(pins.longitude),
      price: column(pins.price),
    }),
    total: typeof total === 'number' ? total : placed.length,
    matchesPerPin: typeof total === 'number' && total > 0 ? total / pins.id.length : 1,
    tiles: tiles ?? null,
  }
}

/** Null when it is no answer with hotels. */
export function readHotels(answer: unknown): MapHotel[] | null {
  const { accommodations } = (answer ?? {}) as Partial<WrittenMapAnswer>
  if (!Array.isArray(accommodations?.results)) return null
  return accommodations.results.map((written) => ({
    ...readHotel(written),
    summary: written.summary,
  }))
}

function isColumns({ id, latitude, longitude, price }: Partial<PinColumns>): boolean {
  return [latitude, longitude, price].every(
    (column) => Array.isArray(column) && column.length === id?.length,
  )
}
