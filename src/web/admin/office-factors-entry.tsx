/** The pages of second factors: the look of the back office, and the script that passkeys need. */
import '../account/account-card.module.css'
import '../account/account-page.module.css'
import '../account/factor-forms.module.css'
import { watchPasskeyForm } from '../account/watch-passkey-form.ts'
import './office-entry.tsx'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
  watchPasskeyForm(form)
