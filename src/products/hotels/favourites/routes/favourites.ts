/** The calls behind the hearts of whoever is signed in: what is liked, and changes of it. */
import type { FavouriteHotel } from '../rules/favourites.ts'
import { readFavouriteChanges } from '../rules/favourite-changes.ts'
import type { KnownFavourites } from '../../../../site/person.ts'
import { problem } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import { changeFavourites, favouritesOf } from '../store/favourites.ts'
import { Failure } from '../../../../http/failures.tsx'
import { languageOf } from '../../../../site/locales.ts'
import { photoPath } from '../../../../ui/rules/photo-sizes.ts'
import type { Site } from '../../../../site/site.ts'
import { namedHotel } from '../../catalogue/routes/hotel-by-id.ts'
import { placeWords } from '../../../../places/service/place-words.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'
import type { IdentityParts } from '../../../../accounts/routes/identity-parts.ts'
import type { Handler } from '../../../../http/visit.ts'

/** What an account shows of each. */
export function favouritesCall({ store, memory, signedIn }: IdentityParts): Handler {
  return async (visit) => {
    if (visit.wantsPage) return visit.redirect(pathOf(visit.site, 'account'))
    const person = await signedIn.now(visit.reply)
    if (!person) throw new Failure('sign-in-needed')
    const ids = await favouritesOf(store(), person.id)
    return visit.data({ hotels: favouriteHotels(memory, visit.site, ids) })
  }
}

/** All of the changes, or none and everything that is wrong with them. */
export function changeFavouritesCall({ store, memory, signedIn }: IdentityParts): Handler {
  return async (visit) => {
    const person = await signedIn.now(visit.reply)
    if (!person) throw new Failure('sign-in-needed')
    const read = readFavouriteChanges(visit.body)
    if (!read.ok) return visit.problems(read.problems)
    const { added } = read.value
    // A hotel that is no longer there can still be taken off.
    const world = added.length > 0 ? memory() : null
    const unknown = added.filter((id) => world && !namedHotel(world, visit.site, String(id)))
    if (unknown.length > 0)
      return visit.problems(unknown.map((id) => problem('hotel-unknown', `added.${id}`)))
    const ids = await changeFavourites(store(), person.id, read.value, Date.now())
    const now: KnownFavourites = { ids, at: Date.now() }
    return visit.data(now)
  }
}

// Hotels that somebody likes, as their account shows them.

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
