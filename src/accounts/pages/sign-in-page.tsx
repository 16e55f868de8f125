/** Sign in, with the ways to register and to a new password. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountCard, AccountField, CardForm, FormNotice } from './account-form.tsx'
import styles from './account-card.module.css'

/** What was done before the visitor came here. */
export const SIGN_IN_NOTICES = ['password', 'deleted'] as const
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

export interface SignInPageProps {
  email: string
  /** Where to go afterwards; empty for the first page. */
  back: string
  notice: SignInNotice | null
  problems: Problem[]
}

export function SignInPage({ email, back, notice, problems }: SignInPageProps) {
  const { site, text } = usePage()
  return (
    <AccountCard title={text('account.sign-in.title')}>
      {notice && <FormNotice>{text(`account.done.${notice}`)}</FormNotice>}
      <CardForm action={pathOf(site, 'signIn')} back={back} problems={problems}>
        <AccountField
          form="sign-in"
          name={ACCOUNT_FIELDS.email}
          type="email"
          label={text('account.email')}
          autoComplete="username"
          value={email}
          problems={problems}
        />
        <AccountField
          form="sign-in"
          name={ACCOUNT_FIELDS.password}
          type="password"
          label={text('account.password')}
          autoComplete="current-password"
          problems={problems}
        />
        <button className={button.primary}>{text('account.sign-in.action')}</button>
      </CardForm>
      <p className={styles.links}>
        <a href={withBack(pathOf(site, 'passwordReset'), back)}>
          {text('account.sign-in.forgotten')}
        </a>
        <a href={withBack(pathOf(site, 'register'), back)}>{text('account.sign-in.register')}</a>
      </p>
    </AccountCard>
  )
}
