/** The pages of second factors: the look of the back office, and the script that passkeys need. */
import '../../accounts/pages/account-card.module.css'
import '../../accounts/pages/account-page.module.css'
import '../../accounts/pages/factor-forms.module.css'
import { watchPasskeyForm } from '../../accounts/pages/watch-passkey-form.ts'
import './office-entry.tsx'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
  watchPasskeyForm(form)
