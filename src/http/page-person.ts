/** What pages show of the person who is signed in. */
import { avatarOf, type PagePerson, type ShownPerson, type SignedInPerson } from '../site/person.ts'
import { NO_FAVOURITES } from '../site/person.ts'
import type { KnownFavourites } from '../site/person.ts'
import { pathOf } from '../site/routes.ts'
import type { Site } from '../site/site.ts'

export function pagePerson(
  person: SignedInPerson | null | undefined,
  site: Site,
  favourites: KnownFavourites | null | undefined,
): PagePerson | null {
  if (!person) return null
  const { id } = person
  return { ...shownPerson(person, site), id, favourites: favourites ?? NO_FAVOURITES }
}

export function shownPerson({ name, pictureHash }: SignedInPerson, site: Site): ShownPerson {
  const imageUrl = pictureHash ? `${pathOf(site, 'accountPicture')}?v=${pictureHash}` : ''
  return { name, avatar: avatarOf({ imageUrl, name }) }
}
