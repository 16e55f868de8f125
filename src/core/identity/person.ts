/** Somebody who is signed in, as pages and handlers know them. */
import type { Avatar } from '../avatar.ts'

/** Everybody but customers works in the back office; see core/admin/staff.ts. */
export type PersonRole = 'customer' | 'support' | 'administrator'

export interface SignedInPerson {
  id: number
  email: string
  name: string
  role: PersonRole
  /** Names the person's own picture; null when there is none. */
  pictureHash: string | null
}

/** What every page shows of them. */
export interface PagePerson {
  name: string
  avatar: Avatar
}
