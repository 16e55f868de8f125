/** Whether the map lies over the page, and which hotel it was opened for. */
import { createContext, use } from 'react'

export interface MapOverlay {
  isOpen: boolean
  /** The hotel that the map opens on; null for the whole list. */
  hotelId: number | null
  open: (hotelId: number | null) => void
  close: () => void
}

const MapOverlayContext = createContext<MapOverlay | null>(null)

export const MapOverlayProvider = MapOverlayContext.Provider

export function useMapOverlay(): MapOverlay {
  const overlay = use(MapOverlayContext)
  if (!overlay) throw new Error('The map is opened inside a MapOverlayProvider')
  return overlay
}
