/** Asks guests how it was, once, in the days after they left and at an hour when people are up. */
import { EDITIONS } from '../../../../site/editions/editions.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { type Database, openDatabase } from '../../../../store/database.ts'
import type { Products } from '../../../product.ts'
import { inviteOnce, type StayToReview, staysToReview } from '../store/review-invitations.ts'
import { hourIn, todayIn } from '../../../../http/clock.ts'
import { HOUR_MS, repeat } from '../../../../http/repeated-work.ts'
import { writeMail } from '../../../../mail/mail-content.ts'
import { siteAddress } from '../../../../mail/site-address.ts'
import { textOf } from '../../../../site/messages/texts.ts'
import type { Settings } from '../../../../settings.ts'

/** Whoever has not been asked within a week, because the server was away, is not asked any more. */
const DAYS_AFTER = { first: 1, last: 7 }
const DAYTIME = { from: 9, until: 21 }
const AT_ONCE = 200

type InvitationSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'publicUrl' | 'edition'>

export function followReviewInvitations(
  products: Products,
  settings: InvitationSettings,
  onFailure: (error: unknown) => void,
) {
  return repeat(HOUR_MS, () => inviteFrom(products, settings), onFailure)
}

async function inviteFrom(products: Products, settings: InvitationSettings): Promise<void> {
  const database = openDatabase(settings)
  try {
    await inviteToReview(products, database, settings, new Date())
  } finally {
    await database.close()
  }
}

/** How many were asked. Whose night it is where they booked are asked later in the day. */
export async function inviteToReview(
  products: Products,
  database: Database,
  { publicUrl, edition }: Pick<InvitationSettings, 'publicUrl' | 'edition'>,
  now: Date,
): Promise<number> {
  const today = todayIn(edition.timeZone, now)
  const days = { from: today - DAYS_AFTER.last, to: today - DAYS_AFTER.first }
  let invited = 0
  for (const stay of await staysToReview(products, database, { ...days, most: AT_ONCE })) {
    const { bookingItemId, booking } = stay
    const site = { ...booking.site, edition: EDITIONS[booking.site.edition] }
    const hour = hourIn(site.edition.timeZone, now)
    if (hour < DAYTIME.from || hour >= DAYTIME.until) continue
    const { contact, personId } = booking
    const mail = {
      recipient: contact.email,
      personId,
      ...invitation(products, stay, site, publicUrl),
    }
    if (await inviteOnce(database, { bookingItemId, mail, now: now.getTime() })) invited++
  }
  return invited
}

function invitation(
  products: Products,
  { booking, index }: StayToReview,
  site: Site,
  publicUrl: URL,
) {
  const text = textOf(site)
  const { locator, contact, items } = booking
  const path = pathOf(site, 'writeReview', { locator, stay: index + 1 })
  const line = items[index]!
  const hotel = products.of(line.kind).searchName(line)
  return writeMail(
    {
      subject: text('mail.review.subject', { hotel }),
      greeting: text('mail.greeting', { name: contact.firstName }),
      paragraphs: [text('mail.review.text')],
      facts: [
        [text('mail.booking.locator'), locator],
        ['', hotel],
      ],
      action: { label: text('write-review.link'), href: siteAddress(site, path, publicUrl) },
    },
    site,
  )
}
