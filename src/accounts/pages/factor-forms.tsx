/** A person's second factors and the forms that change them, in the shop and in the back office. */
import { ACCOUNT_FIELDS, type FactorForm } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { Field } from '../../ui/form/field.tsx'
import { AccountField, AccountForm, AccountSection } from './account-form.tsx'
import styles from './factor-forms.module.css'
import { PasskeyForm } from './passkey-form.tsx'

export interface ShownFactors {
  /** Since which day the app is asked for; empty without one. */
  appSince: string
  /** What a new app is told; null when there is one. */
  setup: { link: string; key: string; picture: string } | null
  passkeys: readonly { id: string; added: string; used: string }[]
  /** What the browser needs for one more; null when there are enough. */
  newPasskey: { token: string; options: string } | null
  /** How many recovery codes are left. */
  codes: number
}

export interface FactorFormsProps {
  /** Where the forms go. */
  action: string
  factors: ShownFactors
  /** The form to which the problems belong. */
  failed: FactorForm | null
  problems: readonly Problem[]
}

type SectionProps = Omit<FactorFormsProps, 'failed' | 'problems'> & {
  of: (form: FactorForm) => readonly Problem[]
}

export function FactorForms({ failed, problems, ...rest }: FactorFormsProps) {
  const of = (form: FactorForm) => (failed === form ? problems : [])
  const hasFactor = rest.factors.appSince !== '' || rest.factors.passkeys.length > 0
  return (
    <>
      <AppSection {...rest} of={of} />
      <PasskeySection {...rest} of={of} />
      {hasFactor && <CodesSection {...rest} of={of} />}
    </>
  )
}

function AppSection({ action, factors: { appSince, setup }, of }: SectionProps) {
  const { text } = usePage()
  const title = text('account.factors.app')
  if (!setup)
    return (
      <AccountSection title={title} text={text('account.factors.app.since', { day: appSince })}>
        <AccountForm form="no-app" action={action} problems={of('no-app')}>
          <PasswordField form="no-app" problems={of('no-app')} />
          <button className={button.quiet}>{text('account.factors.app.remove')}</button>
        </AccountForm>
      </AccountSection>
    )
  return (
    <AccountSection title={title} text={text('account.factors.app.text')}>
      <div className={styles.setup}>
        <img
          className={styles.picture}
          src={setup.picture}
          width={200}
          height={200}
          alt={text('account.factors.app.picture')}
        />
        <div>
          <p className={styles.label}>{text('account.factors.app.key')}</p>
          <p className={styles.key}>{setup.key.replace(/.{4}(?=.)/g, '$& ')}</p>
          <a className={button.plain} href={setup.link}>
            {text('account.factors.app.open')}
          </a>
        </div>
      </div>
      <AccountForm form="app" action={action} problems={of('app')}>
        <AccountField
          form="app"
          name={ACCOUNT_FIELDS.code}
          type="text"
          label={text('account.factors.app.code')}
          autoComplete="one-time-code"
          problems={of('app')}
        />
        <PasswordField form="app" problems={of('app')} />
        <button className={button.quiet}>{text('account.factors.app.add')}</button>
      </AccountForm>
    </AccountSection>
  )
}

function PasskeySection({ action, factors: { passkeys, newPasskey }, of }: SectionProps) {
  const { text } = usePage()
  const written = ({ added, used }: (typeof passkeys)[number]) =>
    used
      ? text('account.factors.passkey.used', { day: added, used })
      : text('account.factors.passkey.added', { day: added })
  return (
    <AccountSection
      title={text('account.factors.passkeys')}
      text={text('account.factors.passkeys.text')}
    >
      {passkeys.length > 0 && (
        <AccountForm form="no-passkey" action={action} problems={of('no-passkey')}>
          <Field
            id="no-passkey-passkey"
            label={text('account.factors.passkeys.yours')}
            problems={[]}
          >
            <select id="no-passkey-passkey" name={ACCOUNT_FIELDS.passkey}>
              {passkeys.map((passkey) => (
                <option key={passkey.id} value={passkey.id}>
                  {written(passkey)}
                </option>
              ))}
            </select>
          </Field>
          <PasswordField form="no-passkey" problems={of('no-passkey')} />
          <button className={button.quiet}>{text('account.factors.passkey.remove')}</button>
        </AccountForm>
      )}
      {newPasskey && (
        <PasskeyForm
          action={action}
          kind="create"
          options={newPasskey.options}
          problems={of('passkey')}
        >
          <input type="hidden" name={ACCOUNT_FIELDS.form} value="passkey" />
          <input type="hidden" name={ACCOUNT_FIELDS.token} value={newPasskey.token} />
          <PasswordField form="passkey" problems={of('passkey')} />
          <button className={button.quiet}>{text('account.factors.passkey.add')}</button>
        </PasskeyForm>
      )}
    </AccountSection>
  )
}

function CodesSection({ action, factors: { codes }, of }: SectionProps) {
  const { text } = usePage()
  return (
    <AccountSection
      title={text('account.factors.codes')}
      text={text('account.factors.codes.left', { count: codes })}
    >
      <AccountForm form="codes" action={action} problems={of('codes')}>
        <PasswordField form="codes" problems={of('codes')} />
        <button className={button.quiet}>{text('account.factors.codes.renew')}</button>
      </AccountForm>
    </AccountSection>
  )
}

function PasswordField({ form, problems }: { form: FactorForm; problems: readonly Problem[] }) {
  const { text } = usePage()
  return (
    <AccountField
      form={form}
      name={ACCOUNT_FIELDS.password}
      type="password"
      label={text('account.password.current')}
      autoComplete="current-password"
      problems={problems}
    />
  )
}

/** Once, right after they were made: we keep only what tells a right one from a wrong one. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const { text } = usePage()
  return (
    <AccountSection title={text('account.factors.codes')} text={text('account.factors.codes.text')}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a className={button.primary} href={next}>
          {text('account.factors.codes.kept')}
        </a>
      </p>
    </AccountSection>
  )
}
