/** The mails of an account. Links are whole addresses. */
import type { Site } from '../../site/site.ts'
import { brandOf } from '../../site/brands.ts'
import { textOf } from '../../site/messages/texts.ts'
import type { NewMailLink } from './mail-links.ts'
import { type WrittenMail, writeMail } from '../../mail/mail-content.ts'

/** Those that ask for a click, by which something opens, and those that only tell. */
export type AccountMail =
  | { kind: 'registration'; name: string; link: NewMailLink }
  | { kind: 'already-registered'; name: string; link: string }
  | { kind: 'email-verification'; name: string; link: NewMailLink }
  | { kind: 'password-reset'; name: string; link: NewMailLink }
  | { kind: 'email-change'; name: string; link: NewMailLink }
  | { kind: 'email-change-asked'; name: string; email: string; link: NewMailLink }
  | { kind: 'password-changed'; name: string; link: string }
  | { kind: 'email-changed'; name: string; email: string; link: string }
  | { kind: 'factor-added'; name: string; link: string }
  | { kind: 'factor-removed'; name: string; link: string }
  | { kind: 'codes-made'; name: string; link: string }
  | { kind: 'account-deleted'; name: string }

export function accountMail(mail: AccountMail, site: Site): WrittenMail {
  const text = textOf(site)
  const brand = brandOf(site).name
  const { kind, name } = mail
  const email = 'email' in mail ? mail.email : ''
  const link = 'link' in mail ? mail.link : ''
  const href = typeof link === 'string' ? link : link.address
  return writeMail(
    {
      subject: text(`mail.${kind}.subject`, { brand }),
      ...(LINK.test(name) ? {} : { greeting: text('mail.greeting', { name }) }),
      paragraphs: [text(`mail.${kind}.text`, { brand, email })],
      ...(href ? { action: { label: text(`mail.${kind as LinkedKind}.action`), href } } : {}),
      ...(kind in HINTS ? { closing: [text(HINTS[kind as keyof typeof HINTS])] } : {}),
    },
    site,
  )
}

/**
 * What mail programs make a link of. Anybody can have a mail sent to anybody by registering, so a
 * name that is an advertisement is not read out.
 */
const LINK = /[/@\\]|\.\p{L}{2}/u

type LinkedKind = Exclude<AccountMail['kind'], 'account-deleted'>

/** What to do when it was somebody else. */
const HINTS = {
  registration: 'mail.hint.ignore',
  'already-registered': 'mail.hint.ignore',
  'email-verification': 'mail.hint.ignore',
  'password-reset': 'mail.hint.ignore',
  'email-change': 'mail.hint.ignore',
  'password-changed': 'mail.hint.not-you',
  'email-changed': 'mail.hint.not-you',
  'factor-added': 'mail.hint.not-you',
  'factor-removed': 'mail.hint.not-you',
  'codes-made': 'mail.hint.not-you',
} as const
