/** Hotels that somebody likes, as their account shows them. */
import type { FavouriteHotel } from '../rules/favourites.ts'
import { languageOf } from '../../../../site/locales.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { Site } from '../../../../site/site.ts'
import { namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { placeWords } from '../../../../places/routes/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/routes/suggestion-links.ts'

/** Who likes nothing needs no world to look it up in. */
export function favouriteHotels(
  memory: () => SearchMemory,
  site: Site,
  ids: readonly number[],
): FavouriteHotel[] {
  if (ids.length === 0) return []
  const world = memory()
  return ids.map((id) => favouriteHotel(world, site, id))
}

function favouriteHotel(world: SearchMemory, site: Site, id: number): FavouriteHotel {
  const hotel = namedHotel(world, site, String(id))
  if (!hotel) return { id, name: '', place: '', photo: '', href: '' }
  const { cityName, countryName } = placeWords(
    world.geography,
    languageOf(site.edition.locale),
  ).around(hotel.cityId)
  return {
    id,
    name: hotel.name,
    place: [cityName, countryName].filter(Boolean).join(', '),
    photo: hotel.photosCount > 0 ? photoPath(id, 1, 'thumb') : '',
    href: hotelPath(site, world.geography, hotel.cityId, id, hotel.name),
  }
}
