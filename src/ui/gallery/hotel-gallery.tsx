/** All photos of a hotel from the list, fetched when they are asked for. */
import { usePage } from '../page-context.tsx'
import { Lightbox } from './lightbox.tsx'
import { useHotelPhotos } from './use-hotel-photos.ts'

interface HotelGalleryProps {
  hotelId: number
  hiddenOfferId: number | null
  /** Empty for a hotel that is sold without it. */
  name: string
  onClose: () => void
}

export default function HotelGallery({ hotelId, hiddenOfferId, name, onClose }: HotelGalleryProps) {
  const { text } = usePage()
  const { photos, hasFailed, retry } = useHotelPhotos(hotelId, hiddenOfferId)
  return (
    <Lightbox
      name={name || text('card.hidden-name')}
      photos={photos}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={onClose}
    />
  )
}
