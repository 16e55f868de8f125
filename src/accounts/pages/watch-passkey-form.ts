/**
 * Asks the browser for a passkey when a form that needs one is sent, and sends its answer along.
 * It works on plain HTML: the pages of the back office have no other script.
 */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'

export function watchPasskeyForm(form: HTMLFormElement): void {
  if (!('PublicKeyCredential' in window)) return
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const refused = form.querySelector<HTMLElement>('[data-refused]')!
  refused.hidden = true
  try {
    const response = await answerOf(form)
    form.querySelector<HTMLInputElement>(`[name=${ACCOUNT_FIELDS.response}]`)!.value = response
    form.submit()
  } catch {
    // Refused, timed out, or not for this site: the visitor may press again.
    refused.hidden = false
  }
}

async function answerOf({ dataset }: HTMLFormElement): Promise<string> {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = JSON.parse(dataset['options']!)
  const answer =
    dataset['passkey'] === 'create'
      ? await startRegistration({ optionsJSON })
      : await startAuthentication({ optionsJSON })
  return JSON.stringify(answer)
}
