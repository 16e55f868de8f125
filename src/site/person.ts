/** Somebody who is signed in, as pages and handlers know them. */

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

// The picture of a logged-in visitor: their own, else the first letter of a name, else an icon.

export type Avatar =
  | { kind: 'image'; url: string }
  | { kind: 'initial'; letter: string }
  | { kind: 'default-icon' }

export function avatarOf({ imageUrl, name }: { imageUrl: string; name: string }): Avatar {
  if (imageUrl !== '') return { kind: 'image', url: imageUrl }
  const letter = FIRST_LETTER.exec(name.normalize('NFC'))?.[0].toUpperCase()
  return letter === undefined ? { kind: 'default-icon' } : { kind: 'initial', letter }
}

const FIRST_LETTER = /\p{L}/u

/** What an account held at a moment, by which an older word is told from a newer one. */
export interface KnownFavourites {
  ids: readonly number[]
  at: number
}

export const NO_FAVOURITES: KnownFavourites = { ids: [], at: 0 }
