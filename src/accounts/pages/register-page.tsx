/** Registering: the form, the news that a mail is on its way, and what its link leads to. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import { MIN_PASSWORD_LENGTH } from '../rules/account-values.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountCard, AccountField, CardForm, FormNotice } from './account-form.tsx'
import styles from './account-card.module.css'

export interface RegisterPageProps {
  /** `ready` where no mail can be sent: whoever knows the password may sign in. */
  step: 'form' | 'sent' | 'ready' | 'confirm' | 'stale'
  values: { name: string; email: string }
  /** Where to go in the end; empty for the account's page. */
  back: string
  problems: readonly Problem[]
}

export function RegisterPage(props: RegisterPageProps) {
  const { site, text } = usePage()
  const title = text('account.register.title')
  switch (props.step) {
    case 'form':
      return <RegisterForm {...props} />
    case 'confirm':
      return <ConfirmForm {...props} />
    case 'sent':
      return (
        <AccountCard title={title}>
          <FormNotice>{text('account.register.sent')}</FormNotice>
          <p className={styles.hint}>{text('account.sent.hint')}</p>
        </AccountCard>
      )
    case 'ready':
      return (
        <AccountCard title={title}>
          <FormNotice>{text('account.register.ready')}</FormNotice>
          <a className={button.primary} href={withBack(pathOf(site, 'signIn'), props.back)}>
            {text('account.sign-in.action')}
          </a>
        </AccountCard>
      )
    case 'stale':
      return (
        <AccountCard title={title} text={text('account.stale')}>
          <a className={button.primary} href={withBack(pathOf(site, 'register'), props.back)}>
            {text('account.register.again')}
          </a>
        </AccountCard>
      )
  }
}

function RegisterForm({ values, back, problems }: RegisterPageProps) {
  const { site, text } = usePage()
  const field = { form: 'register', problems }
  return (
    <AccountCard title={text('account.register.title')} text={text('account.register.text')}>
      <CardForm action={pathOf(site, 'register')} back={back} problems={problems}>
        <AccountField
          {...field}
          name={ACCOUNT_FIELDS.name}
          type="text"
          label={text('account.name')}
          autoComplete="name"
          value={values.name}
        />
        <AccountField
          {...field}
          name={ACCOUNT_FIELDS.email}
          type="email"
          label={text('account.email')}
          autoComplete="username"
          value={values.email}
        />
        <AccountField
          {...field}
          name={ACCOUNT_FIELDS.password}
          type="password"
          label={text('account.password.choose', { limit: MIN_PASSWORD_LENGTH })}
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
        />
        <button className={button.primary}>{text('account.register.action')}</button>
      </CardForm>
      <p className={styles.links}>
        <a href={withBack(pathOf(site, 'signIn'), back)}>{text('account.register.sign-in')}</a>
      </p>
    </AccountCard>
  )
}

/** The form goes to the very address it stands on, which says that a link led here. */
function ConfirmForm({ back, problems }: RegisterPageProps) {
  const { path, text } = usePage()
  return (
    <AccountCard title={text('account.register.title')} text={text('account.register.confirm')}>
      <CardForm action={path} back={back} problems={problems}>
        <AccountField
          form="confirm"
          name={ACCOUNT_FIELDS.password}
          type="password"
          label={text('account.password')}
          autoComplete="current-password"
          problems={problems}
        />
        <button className={button.primary}>{text('account.register.finish')}</button>
      </CardForm>
    </AccountCard>
  )
}
