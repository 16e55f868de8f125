/** A form of the account page, or of another with several forms, which says which one it is. */
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react'
import {
  ACCOUNT_FIELDS,
  type AccountForm as FormName,
  type FactorForm,
} from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import { problemText } from '../../ui/form/problem-text.ts'
import cardFormStyles from './account-card.module.css'
import { problemFocus } from '../../ui/form/text-field.tsx'
import styles from './account-page.module.css'
import { controlState, Field } from '../../ui/form/field.tsx'
import button from '../../ui/button.module.css'

interface AccountFormProps {
  form: FormName | FactorForm
  /** Where it goes, unless to the account page. */
  action?: string
  problems?: readonly Problem[]
  takesFile?: boolean
  children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { form, action, problems = NONE, takesFile, children } = props
  const { site } = usePage()
  return (
    <form
      className={styles.form}
      method="post"
      action={action ?? pathOf(site, 'account')}
      noValidate
      {...(takesFile ? { encType: 'multipart/form-data' } : {})}
    >
      <CsrfField />
      <input type="hidden" name={ACCOUNT_FIELDS.form} value={form} />
      <FormProblems problems={problems} />
      {children}
    </form>
  )
}

const NONE: readonly Problem[] = []

/** One text of an account's form, with what is wrong with it below. */
interface AccountFieldProps {
  /** Begins its id, which is unique on the page. */
  form: string
  name: string
  type: 'text' | 'email' | 'password'
  label: string
  autoComplete: HTMLInputAutoCompleteAttribute
  value?: string
  /** Those of the whole form. */
  problems: readonly Problem[]
  minLength?: number
}

export function AccountField({ form, name, label, value, problems, ...rest }: AccountFieldProps) {
  const id = `${form}-${name}`
  const own = problems.filter(({ field }) => field === name)
  return (
    <Field id={id} label={label} problems={own}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        required
        {...(rest.type === 'email' ? { inputMode: 'email', autoCapitalize: 'none' } : {})}
        {...rest}
        {...controlState(id, own)}
        {...problemFocus(problems, name)}
      />
    </Field>
  )
}

/** The form of a card. What is wrong in it is told by the edition, not by the browser. */
interface CardFormProps {
  action: string
  /** Where to go after signing in; empty for nowhere in particular. */
  back: string
  problems: readonly Problem[]
  children: ReactNode
}

export function CardForm({ action, back, problems, children }: CardFormProps) {
  return (
    <form className={cardFormStyles.form} method="post" action={action} noValidate>
      <CsrfField />
      {back && <input type="hidden" name={ACCOUNT_FIELDS.back} value={back} />}
      <FormProblems problems={problems} />
      {children}
    </form>
  )
}

/** The narrow page of one form: its title, what came of it, and the form. */
interface AccountCardProps {
  title: string
  text?: string
  children?: ReactNode
}

export function AccountCard({ title, text, children }: AccountCardProps) {
  return (
    <PageFrame>
      <div className={cardFormStyles.page}>
        <div className={cardFormStyles.card}>
          <h1 className={cardFormStyles.title}>{title}</h1>
          {text && <p className={cardFormStyles.text}>{text}</p>}
          {children}
        </div>
      </div>
    </PageFrame>
  )
}

/** What is wrong with the whole form, rather than with one field. */
export function FormProblems({ problems }: { problems: readonly Problem[] }) {
  const { text } = usePage()
  const whole = problems.filter(({ field }) => field === '')
  if (whole.length === 0) return null
  return (
    <p
      className={cardFormStyles.problem}
      role="alert"
      tabIndex={-1}
      {...problemFocus(problems, '')}
    >
      {whole.map((each) => problemText(text, each)).join('. ')}
    </p>
  )
}

export function FormNotice({ children }: { children: ReactNode }) {
  return <output className={cardFormStyles.notice}>{children}</output>
}

/** One matter of the account page. */
interface AccountSectionProps {
  /** For links, and the focus, that lead to it. */
  anchor?: string
  title: string
  text?: string
  children: ReactNode
}

export function AccountSection({ anchor, title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      {...(anchor ? { tabIndex: -1 } : {})}
      className={styles.section}
      aria-labelledby={id}
    >
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

/** Tells password managers whose password this is. Nobody sees it, and nobody has to fill it in. */
export function KnownAddress({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}

/** Tells whose address is not verified yet what waits for that, and sends the link again. */
interface UnverifiedEmailProps {
  email: string
  problems?: readonly Problem[]
}

export function UnverifiedEmail({ email, problems }: UnverifiedEmailProps) {
  const { text } = usePage()
  return (
    <AccountSection
      title={text('account.unverified.title')}
      text={text('account.unverified.text', { email })}
    >
      <AccountForm form="verification" {...(problems ? { problems } : {})}>
        <button className={button.quiet}>{text('account.unverified.action')}</button>
      </AccountForm>
    </AccountSection>
  )
}
