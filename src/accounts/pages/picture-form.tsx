/** The person's own picture: choose one, or do without. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { controlState, Field } from '../../ui/form/field.tsx'
import input from '../../ui/file-input.module.css'
import { AccountForm } from './account-form.tsx'
import { problemFocus } from '../../ui/form/problem-focus.ts'

interface PictureFormProps {
  hasPicture: boolean
  problems: readonly Problem[]
}

const ID = 'account-picture'

export function PictureForm({ hasPicture, problems }: PictureFormProps) {
  const { text } = usePage()
  return (
    <>
      <AccountForm form="picture" takesFile>
        <Field id={ID} label={text('account.picture')} problems={problems}>
          <input
            id={ID}
            className={input.file}
            name={ACCOUNT_FIELDS.picture}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            {...controlState(ID, problems)}
            {...problemFocus(problems, ACCOUNT_FIELDS.picture)}
          />
        </Field>
        <button className={button.quiet}>{text('account.picture.save')}</button>
      </AccountForm>
      {hasPicture && (
        <AccountForm form="no-picture">
          <button className={button.plain}>{text('account.picture.remove')}</button>
        </AccountForm>
      )}
    </>
  )
}
