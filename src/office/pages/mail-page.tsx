/** One mail, as it was written, and what became of it. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import type { Problem } from '../../site/problems.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { Facts } from './facts.tsx'
import { MailState, type ShownMail } from './mails-page.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { OfficeMessages } from './office-messages.tsx'
import parts from './parts.module.css'

interface MailPageProps {
  staff: Staff
  mail: ShownMail
  /** Without what would open an account to whoever reads it. */
  text: string
  problems: readonly Problem[]
  isDone: boolean
}

export function MailPage({ staff, mail, text: written, problems, isDone }: MailPageProps) {
  const { text } = usePage()
  const { id, subject, recipient, state, attempts, failure, writtenOn, sentOn } = mail
  const { isLinkErased } = mail
  return (
    <OfficeFrame staff={staff} section="mails" title={subject}>
      <OfficeMessages problems={problems} done={isDone ? text('admin.done.again') : null} />
      <div className={parts.columns}>
        <pre className={parts.text}>{written}</pre>
        <form className={parts.panel} method="post" action={officePath('mail', { mail: id })}>
          <CsrfField />
          <Facts
            facts={[
              [text('account.email'), recipient],
              [text('admin.state'), <MailState key="state" state={state} />],
              [text('admin.mail.written'), writtenOn],
              [text('admin.mail.sent'), sentOn],
              [text('admin.mail.attempts'), String(attempts)],
              [text('admin.mail.failure'), failure],
            ]}
          />
          {isLinkErased && <p className={parts.note}>{text('admin.mail.link-erased')}</p>}
          {state !== 'waiting' && !isLinkErased && (
            <button className={button.primary}>{text('admin.mail.again')}</button>
          )}
        </form>
      </div>
    </OfficeFrame>
  )
}
