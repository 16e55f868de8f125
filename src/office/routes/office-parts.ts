/** What the pages of the back office work with. */
import type { FastifyReply } from 'fastify'
import type { Staff } from '../../accounts/rules/staff.ts'
import type { Actor } from '../../accounts/store/audit-log.ts'
import type { Database } from '../../store/database.ts'
import type { BookingDesk } from '../../booking/service/booking-desk.ts'
import type { Products } from '../../products/product.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { Visit } from '../../http/visit.ts'
import type { NodeStatus } from '../service/node-status.ts'
import type { WaitingSignIns } from '../../accounts/routes/second-factor.ts'
import type { StaffSessions } from './staff-sessions.ts'

export interface OfficeParts {
  store: () => Database
  memory: () => SearchMemory
  products: Products
  status: () => NodeStatus | null
  desk: BookingDesk
  sessions: StaffSessions
  /** Sign-ins whose password was right. */
  waiting: WaitingSignIns
  publicUrl: URL
  /** Where strangers come by, nobody works here without a second factor. */
  needsFactor: boolean
  /** Without one, mails wait in the outbox for good. */
  hasMailServer: boolean
  /** Whether visitors come by HTTPS, so that cookies are kept to it. */
  isSecure: boolean
}

/** A request of somebody who is signed in and may be there. */
export interface OfficeVisit extends Visit {
  staff: Staff
  actor: Actor
}

export type OfficeHandler = (visit: OfficeVisit) => FastifyReply | Promise<FastifyReply>
