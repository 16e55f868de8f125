/** The outbox, by state and recipient. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { DataTable, Facts, Mark, type MarkKind, OlderLink } from './data-table.tsx'
import { OfficeField, OfficeSelect } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'
import type { Problem } from '../../site/problems.ts'
import { CsrfField } from '../../ui/form/csrf-field.tsx'

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const
type ShownMailState = (typeof MAIL_STATES)[number]

export interface ShownMail {
  id: number
  recipient: string
  subject: string
  state: ShownMailState
  attempts: number
  failure: string
  writtenOn: string
  sentOn: string
  /** Whether its link is gone, so that it would be sent in vain. */
  isLinkErased: boolean
}

interface MailsPageProps {
  staff: Staff
  values: Readonly<Record<string, string>>
  mails: readonly ShownMail[]
  hasMore: boolean
}

export function MailsPage({ staff, values, mails, hasMore }: MailsPageProps) {
  const { text } = usePage()
  const form = { values, problems: [] }
  return (
    <OfficeFrame staff={staff} section="mails" title={text('admin.section.mails')}>
      <search>
        <form className={parts.panel} action={officePath('mails')}>
          <div className={parts.fields}>
            <OfficeField
              name="recipient"
              label={text('account.email')}
              form={form}
              inputMode="email"
            />
            <OfficeSelect name="state" label={text('admin.state')} form={form}>
              <option value="">{text('admin.any')}</option>
              {MAIL_STATES.map((state) => (
                <option key={state} value={state}>
                  {text(`admin.mail.${state}`)}
                </option>
              ))}
            </OfficeSelect>
            <button className={button.primary}>{text('admin.find')}</button>
          </div>
        </form>
      </search>
      <DataTable
        caption={text('admin.section.mails')}
        columns={[
          { label: text('admin.subject') },
          { label: text('account.email') },
          { label: text('admin.when') },
          { label: text('admin.state') },
        ]}
        rows={mails.map((mail) => ({
          key: mail.id,
          cells: [
            <a key="link" href={officePath('mail', { mail: mail.id })}>
              {mail.subject}
            </a>,
            <span key="recipient" className={parts.address}>
              {mail.recipient}
            </span>,
            mail.writtenOn,
            <MailState key="state" state={mail.state} />,
          ],
        }))}
      />
      {hasMore && <OlderLink route="mails" values={values} last={mails.at(-1)!.id} />}
    </OfficeFrame>
  )
}

const KINDS: Record<ShownMailState, MarkKind> = { waiting: 'waiting', sent: 'good', failed: 'bad' }

function MailState({ state }: { state: ShownMailState }) {
  const { text } = usePage()
  return <Mark kind={KINDS[state]}>{text(`admin.mail.${state}`)}</Mark>
}

/** One mail, as it was written, and what became of it. */
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
