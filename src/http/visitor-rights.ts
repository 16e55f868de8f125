/**
 * What a visitor has a right to. It is decided here, from the session and from what the browser is,
 * at every request: no page or form is asked.
 */
import { type DiscountRight, discountRights } from '../site/discount-rights.ts'
import type { Visit } from './visit.ts'

/** Browsers on phones say so; those that hide what they are count as others. */
const MOBILE_BROWSER = /\bMobi/

export function discountRightsOf({
  site,
  person,
  reply,
}: Pick<Visit, 'site' | 'person' | 'reply'>): DiscountRight[] {
  const { headers } = reply.request
  const isMobile =
    site.type === 'app' ||
    headers['sec-ch-ua-mobile'] === '?1' ||
    MOBILE_BROWSER.test(headers['user-agent'] ?? '')
  return discountRights({ isSignedIn: person !== null, isMobile })
}
