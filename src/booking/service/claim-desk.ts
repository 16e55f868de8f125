/** Decides a claim under the best-price guarantee and writes to whoever made it. */
import { decideClaim } from '../store/booking-claims.ts'
import { bookingById } from '../store/bookings.ts'
import { keepMails } from '../../mail/outgoing-mail.ts'
import type { BookingDesk } from './booking-desk.ts'
import { type DeskParts, composeMails } from './desk-parts.ts'

export function claimDesk(parts: DeskParts): Pick<BookingDesk, 'decideClaim'> {
  return {
    decideClaim: (claimId, { isAccepted, also }, now) =>
      decideClaim(parts.store(), claimId, isAccepted, now, async (db, claim) => {
        const booking = (await bookingById({ db }, claim.bookingId))!
        const mails = composeMails(parts, isAccepted ? 'claim-accepted' : 'claim-refused')(booking)
        await keepMails({ db }, mails, now)
        await also(db, claim, booking)
      }),
  }
}
