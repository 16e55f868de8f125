/** Somebody who is signed in, as pages and handlers know them. */
import type { Avatar } from '../avatar.ts'

export interface SignedInPerson {
  id: number
  email: string
  name: string
  role: 'customer' | 'administrator'
  /** Names the person's own picture; null when there is none. */
  pictureHash: string | null
}

/** What every page shows of them. */
export interface PagePerson {
  name: string
  avatar: Avatar
}
