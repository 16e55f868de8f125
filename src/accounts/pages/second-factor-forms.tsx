/** The step after the password: a code, or a passkey where scripts can ask for one. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountField, CardForm } from './account-form.tsx'
import styles from './account-card.module.css'
import { PasskeyForm } from './passkey-form.tsx'

export interface SecondFactorFormsProps {
  action: string
  /** Where to go afterwards; empty for the first page. */
  back: string
  /** Without one, the code can only be a recovery code. */
  hasApp: boolean
  /** What the browser is asked for, as JSON; null without passkeys. */
  passkey: string | null
  problems: readonly Problem[]
}

export function SecondFactorForms(props: SecondFactorFormsProps) {
  const { action, back, hasApp, passkey, problems } = props
  const { text } = usePage()
  return (
    <>
      {passkey && (
        <PasskeyForm action={action} kind="get" options={passkey} problems={[]}>
          {back && <input type="hidden" name={ACCOUNT_FIELDS.back} value={back} />}
          <button className={hasApp ? button.quiet : button.primary}>
            {text('account.second-factor.passkey')}
          </button>
        </PasskeyForm>
      )}
      <CardForm action={action} back={back} problems={problems}>
        <AccountField
          form="second-factor"
          name={ACCOUNT_FIELDS.code}
          type="text"
          label={text(hasApp ? 'account.second-factor.code' : 'account.second-factor.recovery')}
          autoComplete="one-time-code"
          problems={problems}
        />
        <button className={hasApp || !passkey ? button.primary : button.quiet}>
          {text('account.second-factor.action')}
        </button>
      </CardForm>
      <p className={styles.hint}>{text('account.second-factor.lost')}</p>
    </>
  )
}
