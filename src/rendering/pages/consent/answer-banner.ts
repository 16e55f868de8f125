/**
 * Sends the banner's answer in the background, so that nothing typed on the page is lost. When
 * that fails the form is sent as any form, and the server says what is wrong.
 */
import { CONSENT_FIELDS, consentOf } from '../../../site/consent.ts'
import { requestText } from '../../../ui/browser/requests.ts'
import styles from './consent.module.css'
import { type TrackedPage, trackIfAllowed } from '../../../tracking/pages/track-if-allowed.ts'

export function answerBanner(page: TrackedPage): void {
  const banner = document.querySelector<HTMLElement>(`.${styles['banner']}`)
  const form = banner?.querySelector('form')
  if (!banner || !form) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    putAway(banner)
    const consent = await send(form, event.submitter)
    if (!consent) return askOpenly(form, event.submitter)
    banner.remove()
    trackIfAllowed({ ...page, consent })
  })
}

/** At the press: by the time of the answer the visitor may be typing elsewhere. */
function putAway(banner: HTMLElement): void {
  // The button that has the focus is about to go.
  if (banner.contains(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true })
  banner.hidden = true
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  const sent = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  const fields = new URLSearchParams(sent)
  const headers = { accept: 'application/json' }
  // The banner is out of sight already, so the visitor may leave before the answer is there.
  const request = { method: 'POST', fields, headers, keepalive: true } as const
  const answer = await requestText(form.action, request)
  return answer.ok
    ? consentOf({
        [CONSENT_FIELDS.choice]: fields.get(CONSENT_FIELDS.choice),
        [CONSENT_FIELDS.purpose]: fields.getAll(CONSENT_FIELDS.purpose),
      })
    : null
}

/** `submit` asks no listener and leaves out the button, so what it says goes along by itself. */
function askOpenly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const choice = document.createElement('input')
  choice.type = 'hidden'
  choice.name = CONSENT_FIELDS.choice
  choice.value = submitter?.getAttribute('value') ?? ''
  form.append(choice)
  form.submit()
}
