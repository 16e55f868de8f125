/** Where the links in mails about an address lead: one button. */
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { AccountCard } from './account-form.tsx'
import styles from './account-card.module.css'

export interface EmailChangePageProps {
  step: 'email-change' | 'email-verification' | 'email-change-stop' | 'other-account' | 'stale'
  /** Empty where there is none to confirm. */
  email: string
}

const TEXTS = {
  'email-change': 'account.confirm-email.text',
  'email-verification': 'account.confirm-email.verify',
  'email-change-stop': 'account.confirm-email.stop',
  'other-account': 'account.other-account',
  stale: 'account.stale',
} as const

export function EmailChangePage({ step, email }: EmailChangePageProps) {
  const { site, path, text } = usePage()
  const title = text('account.confirm-email.title')
  if (step === 'stale' || step === 'other-account')
    return (
      <AccountCard title={title} text={text(TEXTS[step])}>
        <a className={button.primary} href={pathOf(site, 'account')}>
          {text('account.your.title')}
        </a>
      </AccountCard>
    )
  const isStop = step === 'email-change-stop'
  const heading = isStop ? text('account.section.email') : title
  const action = text(isStop ? 'account.confirm-email.stop-action' : 'account.confirm-email.action')
  return (
    <AccountCard title={heading} text={text(TEXTS[step], { email })}>
      <form className={styles.form} method="post" action={path} noValidate>
        <CsrfField />
        <button className={button.primary}>{action}</button>
      </form>
    </AccountCard>
  )
}
