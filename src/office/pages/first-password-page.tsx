/** Where staff choose a password of their own instead of the one that they were told. */
import { officePath } from '../rules/office-routes.ts'
import { ACCOUNT_FIELDS } from '../../accounts/rules/account-fields.ts'
import { MIN_PASSWORD_LENGTH } from '../../accounts/rules/account-values.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export function FirstPasswordPage({ problems }: { problems: readonly Problem[] }) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={null} title={text('account.reset.title')}>
      <form className={parts.narrow} method="post" action={officePath('newPassword')}>
        <CsrfField />
        <p className={parts.note}>{text('account.reset.choose-first')}</p>
        <OfficeMessages problems={problems} />
        <OfficeField
          name={ACCOUNT_FIELDS.newPassword}
          label={text('account.password.choose', { limit: MIN_PASSWORD_LENGTH })}
          form={{ values: {}, problems }}
          type="password"
          autoComplete="new-password"
          required
        />
        <button className={button.primary}>{text('account.password.save')}</button>
      </form>
    </OfficeFrame>
  )
}
