/** The outbox: what was written to whom, what became of it, and the way to send it once more. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { maySeeLinks } from '../../accounts/rules/staff.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import {
  findMail,
  linkOfMail,
  mailById,
  type OutboxMail,
  sendMailAgain,
} from '../store/admin-mail.ts'
import { withLink } from '../../mail/outgoing-mail.ts'
import type { TokenKind } from '../../store/tables.ts'
import { MAIL_STATES, MailPage, MailsPage, type ShownMail } from '../pages/mails-page.tsx'
import { typedValues } from '../../booking/routes/checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, numberIn, officePage } from './office-page.tsx'

const MOST = 50

export function showMails({ store }: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const reader = fieldReader(query)
    const recipient = reader.text('recipient').toLowerCase()
    const found = await findMail(store(), {
      state: MAIL_STATES.find((each) => each === query['state']),
      recipient: recipient || undefined,
      before: numberIn(query[OFFICE_FIELDS.before]) ?? undefined,
      most: MOST + 1,
    })
    const moment = momentsOn(site)
    const page = (
      <MailsPage
        staff={staff}
        values={typedValues(query)}
        mails={found.slice(0, MOST).map((mail) => shownMail(mail, moment))}
        hasMore={found.length > MOST}
      />
    )
    return officePage(visit, page, text('admin.section.mails'))
  }
}

export function showMail(parts: OfficeParts): OfficeHandler {
  return async (visit) => mailPage(parts, visit, await visitedMail(parts, visit), [])
}

export function sendAgain(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const mail = await visitedMail(parts, visit)
    const isDone = await sendMailAgain(parts.store(), mail.id, visit.actor, Date.now())
    if (!isDone) return mailPage(parts, visit, mail, [problem('already-done')])
    return visit.redirect(officePath('mail', { mail: mail.id }, { done: 'again' }), 303)
  }
}

async function visitedMail({ store }: OfficeParts, { parameters }: OfficeVisit) {
  const id = numberIn(parameters['mail'])
  const mail = id === null ? null : await mailById(store(), id)
  if (!mail) throw new Failure('page-not-found')
  return mail
}

async function mailPage(
  parts: OfficeParts,
  visit: OfficeVisit,
  mail: OutboxMail,
  problems: Problem[],
) {
  const { site, staff } = visit
  const page = (
    <MailPage
      staff={staff}
      mail={shownMail(mail, momentsOn(site))}
      text={await shownText(parts, visit, mail)}
      problems={problems}
      isDone={doneIn(visit, ['again']) !== null}
    />
  )
  return officePage(visit, page, mail.subject, problems)
}

/** These confirm an address to whoever is signed in already; by the others one gets in. */
const SHOWN_LINKS = new Set<TokenKind>(['email-verification', 'email-change'])

/**
 * Whoever reads the outbox must not get into an account by the link in its mail. Only where no
 * mail is sent, links that confirm an address are shown, to whoever may hand them out.
 */
async function shownText(
  { store, hasMailServer }: OfficeParts,
  { staff }: OfficeVisit,
  { id, text }: OutboxMail,
): Promise<string> {
  if (hasMailServer || !maySeeLinks(staff.role)) return text
  const link = await linkOfMail(store(), id)
  return link && SHOWN_LINKS.has(link.kind) ? withLink(text, link.token) : text
}

function shownMail(mail: OutboxMail, moment: (instant: number) => string): ShownMail {
  const { id, recipient, subject, state, attempts, failure, writtenAt, sentAt } = mail
  const { isLinkErased } = mail
  return {
    id,
    recipient,
    subject,
    state,
    attempts,
    failure: failure ?? '',
    writtenOn: moment(writtenAt),
    sentOn: sentAt === null ? '' : moment(sentAt),
    isLinkErased,
  }
}
