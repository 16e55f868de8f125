/** Claims under the best-price guarantee wait for a person, who looks at the other offer. */
import { claimShares } from '../../booking/rules/best-price-guarantee.ts'
import { auditSubject } from '../../accounts/rules/audit.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { recordAudit } from '../../accounts/store/audit-log.ts'
import { claimProof, claimRefunded, claimsWaiting } from '../../booking/store/booking-claims.ts'
import { bookingById } from '../../booking/store/bookings.ts'
import { ClaimsPage, type ShownClaim } from '../pages/claims-page.tsx'
import type { ClaimDecision } from '../../booking/service/booking-desk.ts'
import { Failure } from '../../http/failures.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, numberIn, officePage } from './office-page.tsx'

const DECISIONS = ['accepted', 'refused'] as const

export function showClaims(parts: OfficeParts): OfficeHandler {
  return (visit) => claimsPage(parts, visit, [])
}

export function decideClaims(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const reader = fieldReader(visit.body)
    const id = numberIn(reader.text(OFFICE_FIELDS.claim))
    const decision = DECISIONS.find((each) => each === reader.text(OFFICE_FIELDS.form))
    if (id === null || !decision) return claimsPage(parts, visit, [problem('field-unreadable')])
    const isAccepted = decision === 'accepted'
    const now = Date.now()
    const also: ClaimDecision['also'] = async (db, claim, booking) => {
      const refunded = await claimRefunded({ db }, booking.id)
      const shares = claimShares(claim.refund, refunded, booking)
      const entry = {
        action: `claim-${decision}`,
        subject: auditSubject.booking(booking.locator),
        before: { claim: 'received' },
        after: {
          claim: decision,
          ...(isAccepted && { difference: claim.refund, ...shares, currency: booking.currency }),
        },
      } as const
      await recordAudit(db, visit.actor, entry, now)
    }
    const isDecided = await parts.desk.decideClaim(id, { isAccepted, also }, now)
    if (!isDecided) return claimsPage(parts, visit, [problem('already-done')])
    return visit.redirect(officePath('claims', {}, { done: decision }), 303)
  }
}

export function showProof({ store }: OfficeParts): OfficeHandler {
  return async ({ parameters, reply }) => {
    const id = numberIn(parameters['claim'])
    const proof = id === null ? null : await claimProof(store(), id)
    if (!proof) throw new Failure('page-not-found')
    return reply.type('image/webp').send(Buffer.from(proof))
  }
}

async function claimsPage(
  { store, products }: OfficeParts,
  visit: OfficeVisit,
  problems: Problem[],
) {
  const { site, staff, text } = visit
  const moment = momentsOn(site)
  const claims: ShownClaim[] = []
  for (const claim of await claimsWaiting(store())) {
    const booking = await bookingById(products, store(), claim.bookingId)
    if (!booking) continue
    const { locator, currency, total, paid, refunded } = booking
    const { id, address, hasProof, found, refund, claimedAt } = claim
    const shares = claimShares(refund, paid - refunded, booking)
    const facts = { id, locator, address, hasProof, found, currency, total }
    claims.push({ ...facts, ...shares, claimedOn: moment(claimedAt) })
  }
  const done = doneIn(visit, DECISIONS)
  const page = <ClaimsPage staff={staff} claims={claims} problems={problems} done={done} />
  return officePage(visit, page, text('admin.section.claims'), problems)
}
