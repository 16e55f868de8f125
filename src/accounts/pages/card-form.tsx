/** The form of a card. What is wrong in it is told by the edition, not by the browser. */
import type { ReactNode } from 'react'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import { FormProblems } from './account-card.tsx'
import styles from './account-card.module.css'

interface CardFormProps {
  action: string
  /** Where to go after signing in; empty for nowhere in particular. */
  back: string
  problems: readonly Problem[]
  children: ReactNode
}

export function CardForm({ action, back, problems, children }: CardFormProps) {
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      <CsrfField />
      {back && <input type="hidden" name={ACCOUNT_FIELDS.back} value={back} />}
      <FormProblems problems={problems} />
      {children}
    </form>
  )
}
