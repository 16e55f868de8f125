/** All photos of a hotel, each with a text that says what is to be seen. */
import type { HotelPhoto } from '../rules/hotel.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { PhotographedHotel } from '../store/hotel-photos.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'
import { photoFacts } from '../../../../../demo/photos/photo-facts.ts'
import { scenesOf } from '../../../../../demo/photos/scenes-of.ts'

/** The name is the one that the page may tell; what an operator's own picture shows, nobody said. */
export function hotelPhotoList(hotel: PhotographedHotel, name: string, text: Text): HotelPhoto[] {
  const { id, photosCount, pictures } = hotel
  const scenes = scenesOf(photoFacts(hotel), photosCount, id)
  return Array.from({ length: photosCount }, (_, index) => {
    const position = index + 1
    const scene = pictures.has(position) ? 'other' : (scenes[index]?.scene ?? 'other')
    return {
      picture: photoPath(id, position, 'full'),
      thumbnail: photoPath(id, position, 'thumb'),
      description: text(`gallery.alt.${scene}`, { name }),
    }
  })
}
