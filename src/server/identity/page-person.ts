/** What pages show of the person who is signed in. */
import { avatarOf } from '../../core/avatar.ts'
import type { PagePerson, SignedInPerson } from '../../core/identity/person.ts'
import { pathOf } from '../../core/routes.ts'
import type { Site } from '../../core/site.ts'

export function pagePerson(
  person: SignedInPerson | null | undefined,
  site: Site,
): PagePerson | null {
  if (!person) return null
  const { name, pictureHash } = person
  const imageUrl = pictureHash ? `${pathOf(site, 'accountPicture')}?v=${pictureHash}` : ''
  return { name, avatar: avatarOf({ imageUrl, name }) }
}
