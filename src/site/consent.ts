/**
 * Consent: what a visitor allows beyond what the site cannot work without.
 *
 * The choice is kept as "1:analytics" or, when only the necessary is allowed, "1:". The number is
 * that of the question: when its purposes change, old answers no longer count and it is asked again.
 */

export const PURPOSES = ['analytics'] as const

export type Purpose = (typeof PURPOSES)[number]

/** The purposes that are allowed. Null, where it occurs, means that nobody has been asked yet. */
export type Consent = readonly Purpose[]

export const CONSENT_COOKIE = 'cookie_consent'

/** Half a year, after which it is asked again. */
export const CONSENT_SECONDS = 15_552_000

/** Who the tracker takes a visitor for. It exists only while analytics is allowed. */
export const TRACKING_COOKIE = 'tracking'

const VERSION = '1'

export function writeConsent(consent: Consent): string {
  return `${VERSION}:${PURPOSES.filter((purpose) => consent.includes(purpose)).join('+')}`
}

/** Whatever is not a whole answer to today's question is no answer. */
export function readConsent(written: string | null | undefined): Consent | null {
  const [version, purposes, ...more] = (written ?? '').split(':')
  if (version !== VERSION || purposes === undefined || more.length > 0) return null
  const named = purposes === '' ? [] : purposes.split('+')
  const known = PURPOSES.filter((purpose) => named.includes(purpose))
  return known.length === named.length ? known : null
}

export function allows(consent: Consent | null, purpose: Purpose): boolean {
  return consent?.includes(purpose) ?? false
}

/** Names of the form, on the banner and on the settings page. */
export const CONSENT_FIELDS = { choice: 'choice', purpose: 'purpose', back: 'back' } as const

export type ConsentChoice = 'all' | 'necessary' | 'chosen'

/** What a sent form allows; null when it says nothing that can be understood. */
export function consentOf(fields: Readonly<Record<string, unknown>>): Consent | null {
  const named = new Set([fields[CONSENT_FIELDS.purpose]].flat())
  switch (fields[CONSENT_FIELDS.choice] as ConsentChoice) {
    case 'all':
      return PURPOSES
    case 'necessary':
      return []
    case 'chosen':
      return PURPOSES.filter((purpose) => named.has(purpose))
    default:
      return null
  }
}
