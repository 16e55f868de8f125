/** A form of the account page, or of another with several forms, which says which one it is. */
import type { ReactNode } from 'react'
import {
  ACCOUNT_FIELDS,
  type AccountForm as FormName,
  type FactorForm,
} from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { FormProblems } from './account-card.tsx'
import styles from './account-page.module.css'

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
