/** A claim under the best-price guarantee. */
import type { FastifyReply } from 'fastify'
import type { Booking } from '../rules/booking.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { brandOf } from '../../site/brands.ts'
import { ClaimPage } from '../pages/trips/claim-page.tsx'
import { CLAIM_FIELDS } from '../../site/booking-fields.ts'
import { closedClaim } from '../service/desk-parts.ts'
import type { BookingParts } from './checkout-parts.ts'
import { fieldsOf, typedValues } from './checkout-values.ts'
import { shownBooking } from './confirmation-booking.ts'
import { statusOf } from '../../http/http-statuses.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import { readAmount } from './trips-cancel.tsx'
import { sentPicture } from '../../accounts/routes/picture-upload.ts'
import type { Handler, Visit } from '../../http/visit.ts'

const LONGEST_ADDRESS = 1_000

export function showClaim(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const closed = await closedClaim(parts.store(), booking, Date.now())
    return claimPage(parts, visit, booking, [], closed)
  }
}

export function sendClaim(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit), 303)
    const closed = await closedClaim(parts.store(), booking, Date.now())
    if (closed) return claimPage(parts, visit, booking, [closed], closed)
    const fields = fieldsOf(visit.body)
    const reader = fieldReader(fields)
    const proof = await proofIn(fields[CLAIM_FIELDS.proof])
    const address = reader.text(CLAIM_FIELDS.address, LONGEST_ADDRESS)
    const written = reader.text(CLAIM_FIELDS.found, 20)
    const found = readAmount(written, booking.currency)
    // Where it was seen, a picture of it, or both.
    if (proof === 'unreadable') reader.report(problem('picture-unreadable', CLAIM_FIELDS.proof))
    else if (!address && !proof) reader.report(problem('field-missing', CLAIM_FIELDS.address))
    if (address && !isWebAddress(address))
      reader.report(problem('field-unreadable', CLAIM_FIELDS.address))
    if (!written) reader.report(problem('field-missing', CLAIM_FIELDS.found))
    else if (found === null) reader.report(problem('field-unreadable', CLAIM_FIELDS.found))
    const read = reader.finish(
      found === null || proof === 'unreadable' ? null : { address, found, proof },
    )
    if (!read.ok) return claimPage(parts, visit, booking, read.problems)
    const claimed = await parts.desk.bestPriceClaim(booking, read.value, Date.now())
    if (!claimed.ok) return claimPage(parts, visit, booking, claimed.problems)
    const path = pathOf(visit.site, 'confirmation', { locator: booking.locator })
    return visit.redirect(`${path}?done=claimed`, 303)
  }
}

function claimPage(
  { products }: BookingParts,
  visit: Visit,
  booking: Booking,
  problems: readonly Problem[],
  closed: Problem | null = null,
): FastifyReply {
  const { site, text } = visit
  const data = {
    booking: shownBooking(products, visit, booking),
    closed,
    form: { values: typedValues(fieldsOf(visit.body)), problems },
  }
  const title = text('trips.claim.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const status = problems[0] ? statusOf(problems[0].code) : 200
  return visit.page(<ClaimPage {...data} />, head, status)
}

function isWebAddress(written: string): boolean {
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)
}

// The picture that proves a claim. What is kept is a copy of our own making, never what was sent.

/** Enough to read a price on a photographed screen. */
const LONGEST_EDGE = 1_600

/** Null when none was sent, "unreadable" for anything but a picture. */
async function proofIn(sent: unknown): Promise<Uint8Array | null | 'unreadable'> {
  if (!(sent instanceof Blob) || sent.size === 0) return null
  const size = { fit: 'inside', withoutEnlargement: true } as const
  const picture = await sentPicture(sent, (whole) =>
    whole.resize(LONGEST_EDGE, LONGEST_EDGE, size).webp({ quality: 75 }),
  )
  return picture ?? 'unreadable'
}
