/** The outbox, by state and recipient. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { DataTable } from './data-table.tsx'
import { Mark, type MarkKind } from './mark.tsx'
import { OfficeField, OfficeSelect } from './office-field.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { OlderLink } from './older-link.tsx'
import parts from './parts.module.css'

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

export function MailState({ state }: { state: ShownMailState }) {
  const { text } = usePage()
  return <Mark kind={KINDS[state]}>{text(`admin.mail.${state}`)}</Mark>
}
