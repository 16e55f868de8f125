/** Where the mail to a new address leads: one button. */
import { pathOf } from '../../core/routes.ts'
import { usePage } from '../page-context.tsx'
import { CsrfField } from '../shell/csrf-field.tsx'
import button from '../ui/button.module.css'
import { AccountCard } from './account-card.tsx'
import styles from './account-card.module.css'

/** Without an address the link no longer works. */
export function EmailChangePage({ email }: { email: string | null }) {
  const { site, path, text } = usePage()
  const title = text('account.confirm-email.title')
  if (email === null)
    return (
      <AccountCard title={title} text={text('account.stale')}>
        <a className={button.primary} href={pathOf(site, 'account')}>
          {text('account.your.title')}
        </a>
      </AccountCard>
    )
  return (
    <AccountCard title={title} text={text('account.confirm-email.text', { email })}>
      <form className={styles.form} method="post" action={path} noValidate>
        <CsrfField />
        <button className={button.primary}>{text('account.confirm-email.action')}</button>
      </form>
    </AccountCard>
  )
}
