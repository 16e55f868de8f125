interface HotelGalleryProps {
  hotelId: number
  hiddenOfferId: number | null
  name: string
  onClose: () => void
}

export default function HotelGallery({ name, onClose }: HotelGalleryProps) {
  return <button onClick={onClose}>{name}</button>
}
