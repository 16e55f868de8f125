/** One booking, whole: what was sold, what was paid, and the ways to cancel or refund it. */
import { randomUUID } from 'node:crypto'
import { auditSubject, type AuditAction } from '../../accounts/rules/audit.ts'
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { type Booking, isLocator, typedLocator } from '../../booking/rules/booking.ts'
import { hasBegun } from '../../booking/rules/cancellation-quote.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem, type Read } from '../../site/problems.ts'
import { findBookings, moneyOfBooking } from '../store/admin-bookings.ts'
import { auditEntries, recordAudit } from '../../accounts/store/audit-log.ts'
import { BOOKING_NOTICES, BookingPage } from '../pages/booking-page.tsx'
import type { Alongside } from '../../booking/service/booking-desk.ts'
import { todayIn } from '../../http/clock.ts'
import { shownBooking } from '../../booking/routes/confirmation-booking.ts'
import { Failure } from '../../http/failures.tsx'
import { readAmount } from '../../booking/routes/trips-cancel.tsx'
import { shownAudit } from './audit.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, EMPTY_FORM, officePage, sentForm } from './office-page.tsx'

export function showBooking(parts: OfficeParts): OfficeHandler {
  return async (visit) => bookingPage(parts, visit, await bookingOf(parts, visit), null)
}

export function changeBooking(parts: OfficeParts): OfficeHandler {
  const forms = { cancel, refund }
  return async (visit) => {
    const booking = await bookingOf(parts, visit)
    const sent = fieldReader(visit.body).text(OFFICE_FIELDS.form)
    if (sent !== 'cancel' && sent !== 'refund') throw new Failure('field-unreadable')
    const changed = await forms[sent](parts, visit, booking)
    if (changed.ok) {
      const { locator } = booking
      const done = sent === 'cancel' ? 'cancelled' : 'refunded'
      return visit.redirect(officePath('booking', { locator }, { done }), 303)
    }
    if (changed.problems[0]?.code === 'try-again') throw new Failure('try-again')
    return bookingPage(parts, visit, booking, { form: sent, problems: changed.problems })
  }
}

/** By the rules that hold for the traveller; a fee can be refunded afterwards. */
async function cancel(
  { desk }: OfficeParts,
  visit: OfficeVisit,
  booking: Booking,
): Promise<Read<Booking>> {
  // The same form twice: it is done.
  if (booking.state === 'cancelled') return { ok: true, value: booking }
  const shown = fieldReader(visit.body).text(OFFICE_FIELDS.fee)
  const { fee } = desk.cancellationQuote(booking, Date.now())
  if (shown !== String(fee)) return { ok: false, problems: [problem('price-changed')] }
  return desk.cancel(booking, Date.now(), writtenDown(visit, 'booking-cancelled', booking))
}

async function refund(
  { desk }: OfficeParts,
  visit: OfficeVisit,
  booking: Booking,
): Promise<Read<Booking>> {
  const reader = fieldReader(visit.body)
  const written = reader.text(OFFICE_FIELDS.amount, 20)
  const note = reader.text(OFFICE_FIELDS.note, 500)
  const key = reader.shaped(OFFICE_FIELDS.key, /^[\da-f-]{36}$/)
  const amount = readAmount(written, booking.currency)
  if (!written) reader.report(problem('field-missing', OFFICE_FIELDS.amount))
  else if (amount === null) reader.report(problem('field-unreadable', OFFICE_FIELDS.amount))
  if (!note) reader.report(problem('field-missing', OFFICE_FIELDS.note))
  const read = reader.finish(key && amount !== null ? { amount, key } : null)
  if (!read.ok) return read
  const also = writtenDown(visit, 'booking-refunded', booking, { amount: read.value.amount, note })
  return desk.refund(booking, { ...read.value, also }, Date.now())
}

function writtenDown(
  { actor }: OfficeVisit,
  action: AuditAction,
  { locator, ...before }: Booking,
  more: object = {},
): Alongside {
  return (transaction, after) =>
    recordAudit(
      transaction,
      actor,
      {
        action,
        subject: auditSubject.booking(locator),
        before: moneyIn(before),
        after: { ...moneyIn(after), currency: after.currency, ...more },
      },
      Date.now(),
    )
}

function moneyIn({ state, paid, refunded, cancellationFee: fee }: Omit<Booking, 'locator'>) {
  return { state, paid, refunded, fee }
}

async function bookingOf(
  { store, products }: OfficeParts,
  { parameters }: OfficeVisit,
): Promise<Booking> {
  const locator = typedLocator(parameters['locator'] ?? '')
  const [booking] = isLocator(locator)
    ? await findBookings(products, store(), { locator, most: 1 })
    : []
  if (!booking) throw new Failure('page-not-found')
  return booking
}

async function bookingPage(
  { store, products, desk }: OfficeParts,
  visit: OfficeVisit,
  booking: Booking,
  failed: { form: 'cancel' | 'refund'; problems: Problem[] } | null,
) {
  const { site, staff, text } = visit
  const { locator, id, paid, refunded } = booking
  const moment = momentsOn(site)
  const today = todayIn(EDITIONS[booking.site.edition].timeZone)
  const isOpen = booking.state === 'confirmed' && !hasBegun(booking, today)
  const money = await moneyOfBooking(store(), id)
  const audit = await auditEntries(store(), { subject: auditSubject.booking(locator), most: 50 })
  const formOf = (name: 'cancel' | 'refund') =>
    failed?.form === name ? sentForm(visit, failed.problems) : EMPTY_FORM
  const page = (
    <BookingPage
      staff={staff}
      booking={shownBooking(products, visit, booking)}
      edition={`${booking.site.type} · ${booking.site.edition}`}
      supplierIds={booking.items.map((line) => products.of(line.kind).supplierId(line))}
      money={money.map(({ at, ...moved }) => ({ ...moved, at: moment(at) }))}
      quote={isOpen ? desk.cancellationQuote(booking, Date.now()) : null}
      refundable={Math.max(0, paid - refunded)}
      refundKey={randomUUID()}
      cancelForm={formOf('cancel')}
      refundForm={formOf('refund')}
      audit={shownAudit(audit, moment)}
      done={doneIn(visit, BOOKING_NOTICES)}
    />
  )
  const title = text('confirmation.tab', { locator })
  return officePage(visit, page, title, failed?.problems)
}
