/** The end of an account. It takes a tick and the password, so that nobody does it by accident. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { FieldProblem } from '../../ui/form/field-problem.tsx'
import { AccountField } from './account-field.tsx'
import { AccountForm } from './account-form.tsx'
import styles from './account-page.module.css'
import { KnownAddress } from './known-address.tsx'
import { problemFocus } from '../../ui/form/problem-focus.ts'

const PROBLEM_ID = 'delete-confirmed-problem'

export function DeleteForm({ email, problems }: { email: string; problems: readonly Problem[] }) {
  const { text } = usePage()
  const unticked = problems.find(({ field }) => field === ACCOUNT_FIELDS.confirmed)
  return (
    <AccountForm form="delete" problems={problems}>
      <KnownAddress email={email} />
      <AccountField
        form="delete"
        name={ACCOUNT_FIELDS.password}
        type="password"
        label={text('account.password.current')}
        autoComplete="current-password"
        problems={problems}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={ACCOUNT_FIELDS.confirmed}
          value="yes"
          required
          {...(unticked ? { 'aria-invalid': true, 'aria-describedby': PROBLEM_ID } : {})}
          {...problemFocus(problems, ACCOUNT_FIELDS.confirmed)}
        />
        {text('account.delete.confirm')}
      </label>
      {unticked && <FieldProblem id={PROBLEM_ID} problem={unticked} />}
      <button className={button.quiet}>{text('account.delete.action')}</button>
    </AccountForm>
  )
}
