/** A card that nobody can press anything on, of any hotel: what the server writes. */
import { ComparedProvider } from '../compare/compared-hotels.tsx'
import { type MapOverlay, MapOverlayProvider } from '../map/map-overlay-state.ts'
import type { CardLook } from './card-look.ts'
import { HotelCardView } from './hotel-card.tsx'

const NO_MAP: MapOverlay = { isOpen: false, hotelId: null, open: () => {}, close: () => {} }

export function CardOutline(look: CardLook) {
  return (
    <MapOverlayProvider value={NO_MAP}>
      <ComparedProvider>
        <HotelCardView {...look} />
      </ComparedProvider>
    </MapOverlayProvider>
  )
}
