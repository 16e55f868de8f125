/**
 * The visitor's choice about cookies: the page that asks for it, and the form that keeps it. The
 * tracking cookie comes with consent and goes with it.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import {
  allows,
  CONSENT_COOKIE,
  CONSENT_FIELDS,
  CONSENT_SECONDS,
  consentOf,
  type Consent,
  TRACKING_COOKIE,
  writeConsent,
} from '../site/consent.ts'
import { pathOf } from '../site/routes.ts'
import { DETECTED_COOKIE, DETECTED_HASH_COOKIE } from '../site/visitor.ts'
import { problem } from '../site/problems.ts'
import { ConsentPage } from '../rendering/pages/consent/consent-page.tsx'
import { brandOf } from '../site/brands.ts'
import { Failure } from './failures.tsx'
import { type Handler, pathWithin } from './visit.ts'

export function showConsent(publicUrl: URL): Handler {
  const isSecure = publicUrl.protocol === 'https:'
  return ({ site, text, query, page }) =>
    page(<ConsentPage isSaved={query['saved'] !== undefined} isSecure={isSecure} />, {
      title: `${text('consent.page.title')} · ${brandOf(site).name}`,
      description: text('consent.page.text'),
    })
}

export function saveConsent(publicUrl: URL): Handler {
  const isSecure = publicUrl.protocol === 'https:'
  return ({ site, body, cookies, wantsPage, redirect, problems, reply }) => {
    const fields = (body ?? {}) as Record<string, unknown>
    const consent = consentOf(fields)
    if (!consent && wantsPage) throw new Failure('field-unreadable')
    if (!consent) return problems([problem('field-unreadable', CONSENT_FIELDS.choice)])
    keep(reply, consent, cookies[TRACKING_COOKIE], isSecure)
    if (!wantsPage) return reply.code(204).send()
    const settings = pathOf(site, 'consent')
    const back = pathWithin(fields[CONSENT_FIELDS.back]) ?? pathOf(site, 'home')
    return redirect(back.split('?')[0] === settings ? `${settings}?saved` : back, 303)
  }
}

function keep(
  reply: FastifyReply,
  consent: Consent,
  visitor: string | undefined,
  secure: boolean,
): void {
  const cookie = { path: '/', sameSite: 'lax', secure } as const
  const kept = { ...cookie, maxAge: CONSENT_SECONDS }
  reply.setCookie(CONSENT_COOKIE, writeConsent(consent), kept)
  if (allows(consent, 'analytics')) {
    // Scripts read it to ask for the pixel, which has it in its address.
    reply.setCookie(TRACKING_COOKIE, visitor ?? randomBytes(12).toString('base64url'), kept)
    return
  }
  for (const name of [TRACKING_COOKIE, DETECTED_COOKIE, DETECTED_HASH_COOKIE])
    reply.clearCookie(name, cookie)
}
