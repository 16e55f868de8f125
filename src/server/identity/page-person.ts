/** What pages show of the person who is signed in. */
import { avatarOf } from '../../core/avatar.ts'
import { type KnownFavourites, NO_FAVOURITES } from '../../core/favourites.ts'
import type { PagePerson, ShownPerson, SignedInPerson } from '../../core/identity/person.ts'
import { pathOf } from '../../core/routes.ts'
import type { Site } from '../../core/site.ts'

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
