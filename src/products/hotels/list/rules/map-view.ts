/** The map of results: which hotels are on it, and where it opens. */
import { type GeoPoint, UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'
import { PHOTO_SIZES } from '../../../../ui/rules/photo-sizes.ts'

/** Where the map opens when no hotel can be placed on it. */
export const DEFAULT_CENTRE: GeoPoint = { latitude: 38, longitude: 18 }

export const RESULTS_ZOOM = 12
export const DETAIL_ZOOM = 14

/** The little map beside the filters. */
export const PREVIEW_SIZE = { width: 264, height: 132 } as const

export const POPUP_THUMBNAIL = PHOTO_SIZES.pin

/** A coordinate of 0 means "not known": no hotel stands on the equator by the millimetre. */
export function isOnMap({ latitude, longitude }: GeoPoint): boolean {
  return latitude !== 0 && longitude !== 0
}

/** A card's button needs a place to point at and a page whose hotels no longer move. */
export function isMapButtonShown(distanceKm: number, isPageComplete: boolean): boolean {
  return distanceKm !== UNKNOWN_DISTANCE && isPageComplete
}
