/**
 * Name, address and password, and the file of everything. What could take the account or its data
 * away asks for the password first.
 */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { MIN_PASSWORD_LENGTH } from '../rules/account-values.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountField, AccountForm, KnownAddress } from './account-form.tsx'

interface FormState {
  problems: readonly Problem[]
}

export function NameForm({ name, problems }: FormState & { name: string }) {
  const { text } = usePage()
  return (
    <AccountForm form="name" problems={problems}>
      <AccountField
        form="name"
        name={ACCOUNT_FIELDS.name}
        type="text"
        label={text('account.name')}
        autoComplete="name"
        value={name}
        problems={problems}
      />
      <button className={button.quiet}>{text('account.name.save')}</button>
    </AccountForm>
  )
}

export function EmailForm({ email, problems }: FormState & { email: string }) {
  const { text } = usePage()
  return (
    <AccountForm form="email" problems={problems}>
      <AccountField
        form="email"
        name={ACCOUNT_FIELDS.email}
        type="email"
        label={text('account.email.new')}
        autoComplete="email"
        value={email}
        problems={problems}
      />
      <AccountField
        form="email"
        name={ACCOUNT_FIELDS.password}
        type="password"
        label={text('account.password.current')}
        autoComplete="current-password"
        problems={problems}
      />
      <button className={button.quiet}>{text('account.email.save')}</button>
    </AccountForm>
  )
}

export function PasswordForm({ email, problems }: FormState & { email: string }) {
  const { text } = usePage()
  return (
    <>
      <AccountForm form="password" problems={problems}>
        <KnownAddress email={email} />
        <AccountField
          form="password"
          name={ACCOUNT_FIELDS.password}
          type="password"
          label={text('account.password.current')}
          autoComplete="current-password"
          problems={problems}
        />
        <AccountField
          form="password"
          name={ACCOUNT_FIELDS.newPassword}
          type="password"
          label={text('account.password.choose', { limit: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          problems={problems}
        />
        <button className={button.quiet}>{text('account.password.save')}</button>
      </AccountForm>
      <AccountForm form="sessions">
        <button className={button.plain}>{text('account.sessions.action')}</button>
      </AccountForm>
    </>
  )
}

export function ExportForm({ email, problems }: FormState & { email: string }) {
  const { text } = usePage()
  return (
    <AccountForm form="export" problems={problems}>
      <KnownAddress email={email} />
      <AccountField
        form="export"
        name={ACCOUNT_FIELDS.password}
        type="password"
        label={text('account.password.current')}
        autoComplete="current-password"
        problems={problems}
      />
      <button className={button.quiet}>{text('account.data.action')}</button>
    </AccountForm>
  )
}
