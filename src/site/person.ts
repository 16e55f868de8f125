/** Somebody who is signed in, as pages and handlers know them. */
import type { Avatar } from './avatar.ts'
import type { KnownFavourites } from '../products/hotels/favourites/rules/favourites.ts'

/** Everybody but customers works in the back office; see accounts/rules/staff.ts. */
export type PersonRole = 'customer' | 'support' | 'administrator'

export interface SignedInPerson {
  id: number
  email: string
  name: string
  role: PersonRole
  /** Names the person's own picture; null when there is none. */
  pictureHash: string | null
  /** Whether they have shown that the mailbox is theirs. */
  isEmailVerified: boolean
}

/** What every page shows of them. */
export interface ShownPerson {
  name: string
  avatar: Avatar
}

/** And what its scripts know of them. */
export interface PagePerson extends ShownPerson {
  id: number
  favourites: KnownFavourites
}
