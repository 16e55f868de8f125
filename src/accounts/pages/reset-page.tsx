/** A forgotten password: ask for the mail, and choose a new one where its link leads. Whoever
 * signs in with a password that somebody else has chosen comes here, too. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { MIN_PASSWORD_LENGTH } from '../rules/account-values.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountCard, AccountField, CardForm, FormNotice } from './account-form.tsx'
import styles from './account-card.module.css'

/** What was done before the visitor came here. */
export const RESET_NOTICES = ['stopped'] as const

export interface ResetPageProps {
  step: 'ask' | 'sent' | 'choose' | 'choose-first' | 'stale'
  email: string
  /** Where to go after signing in; empty for the first page. */
  back: string
  notice: (typeof RESET_NOTICES)[number] | null
  problems: readonly Problem[]
}

export function ResetPage({ step, email, back, notice, problems }: ResetPageProps) {
  const { site, text } = usePage()
  const title = text('account.reset.title')
  if (step === 'choose' || step === 'choose-first')
    return <ChooseForm step={step} back={back} problems={problems} />
  if (step === 'sent')
    return (
      <AccountCard title={title}>
        <FormNotice>{text('account.reset.sent')}</FormNotice>
        <p className={styles.hint}>{text('account.sent.hint')}</p>
      </AccountCard>
    )
  return (
    <AccountCard
      title={title}
      text={text(step === 'stale' ? 'account.stale' : 'account.reset.text')}
    >
      {notice && <FormNotice>{text(`account.done.${notice}`)}</FormNotice>}
      <CardForm action={pathOf(site, 'passwordReset')} back={back} problems={problems}>
        <AccountField
          form="reset"
          name={ACCOUNT_FIELDS.email}
          type="email"
          label={text('account.email')}
          autoComplete="username"
          value={email}
          problems={problems}
        />
        <button className={button.primary}>{text('account.reset.action')}</button>
      </CardForm>
    </AccountCard>
  )
}

interface ChooseFormProps extends Pick<ResetPageProps, 'back' | 'problems'> {
  step: 'choose' | 'choose-first'
}

/** The form goes to the very address it stands on, which says that a link led here. */
function ChooseForm({ step, back, problems }: ChooseFormProps) {
  const { path, text } = usePage()
  return (
    <AccountCard title={text('account.reset.title')} text={text(`account.reset.${step}`)}>
      <CardForm action={path} back={back} problems={problems}>
        <AccountField
          form="reset"
          name={ACCOUNT_FIELDS.newPassword}
          type="password"
          label={text('account.password.choose', { limit: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          problems={problems}
        />
        <button className={button.primary}>{text('account.password.save')}</button>
      </CardForm>
    </AccountCard>
  )
}
