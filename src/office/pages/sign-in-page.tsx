/** The way into the back office. */
import { officePath } from '../rules/office-routes.ts'
import { ACCOUNT_FIELDS } from '../../accounts/rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

interface OfficeSignInPageProps {
  email: string
  /** Where to go afterwards; empty for the first page. */
  back: string
  /** Just now, by whoever comes here. */
  isPasswordChosen?: boolean
  problems: readonly Problem[]
}

export function OfficeSignInPage(props: OfficeSignInPageProps) {
  const { email, back, isPasswordChosen = false, problems } = props
  const { text } = usePage()
  const form = { values: {}, problems }
  return (
    <OfficeFrame staff={null} title={text('account.sign-in.title')}>
      <form className={parts.narrow} method="post" action={officePath('signIn')}>
        <CsrfField />
        {back && <input type="hidden" name={ACCOUNT_FIELDS.back} value={back} />}
        <p className={parts.note}>{text('admin.sign-in.text')}</p>
        <OfficeMessages
          problems={problems}
          done={isPasswordChosen ? text('account.done.password') : null}
        />
        <OfficeField
          name={ACCOUNT_FIELDS.email}
          label={text('account.email')}
          form={form}
          value={email}
          type="email"
          autoComplete="username"
          required
        />
        <OfficeField
          name={ACCOUNT_FIELDS.password}
          label={text('account.password')}
          form={form}
          type="password"
          autoComplete="current-password"
          required
        />
        <button className={button.primary}>{text('account.sign-in.action')}</button>
      </form>
    </OfficeFrame>
  )
}
