/** Tells whose address is not verified yet what waits for that, and sends the link again. */
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'

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
