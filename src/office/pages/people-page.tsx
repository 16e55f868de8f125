/** People by their address, and one of them: how they sign in, and what ends that. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import type { PersonRole } from '../../site/person.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { DataTable, Facts, OlderLink } from './data-table.tsx'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ListedPerson {
  id: number
  email: string
  name: string
  role: PersonRole
  joined: string
}

interface PeoplePageProps {
  staff: Staff
  values: Readonly<Record<string, string>>
  people: readonly ListedPerson[]
  hasMore: boolean
}

export function PeoplePage({ staff, values, people, hasMore }: PeoplePageProps) {
  const { text } = usePage()
  const form = { values, problems: [] }
  return (
    <OfficeFrame staff={staff} section="people" title={text('admin.section.people')}>
      <search>
        <form className={parts.panel} action={officePath('people')}>
          <div className={parts.fields}>
            <OfficeField name="email" label={text('account.email')} form={form} inputMode="email" />
            <button className={button.primary}>{text('admin.find')}</button>
          </div>
        </form>
      </search>
      <DataTable
        caption={text('admin.section.people')}
        columns={[
          { label: text('account.email') },
          { label: text('admin.name') },
          { label: text('admin.role') },
          { label: text('admin.since') },
        ]}
        rows={people.map(({ id, email, name, role, joined }) => ({
          key: id,
          cells: [
            <a key="link" className={parts.address} href={officePath('person', { person: id })}>
              {email}
            </a>,
            name,
            text(`admin.role.${role}`),
            joined,
          ],
        }))}
      />
      {hasMore && <OlderLink route="people" values={values} last={people.at(-1)!.id} />}
    </OfficeFrame>
  )
}

/** What can be done to a person's ways in. */
export const PERSON_FORMS = ['sessions', 'factors'] as const
export type PersonForm = (typeof PERSON_FORMS)[number]

interface OfficePersonPageProps {
  staff: Staff
  person: ListedPerson
  sessions: number
  /** Since when; empty without one. */
  appSince: string
  passkeys: number
  codes: number
  /** Support does not look after colleagues, nor anybody after themselves. */
  mayChange: boolean
  done: PersonForm | null
}

export function OfficePersonPage(props: OfficePersonPageProps) {
  const { staff, person, sessions, appSince, passkeys, codes, mayChange, done } = props
  const { text } = usePage()
  const hasFactor = appSince !== '' || passkeys > 0
  return (
    <OfficeFrame staff={staff} section="people" title={person.email}>
      <OfficeMessages done={done && text(`admin.person.done.${done}`)} />
      <div className={parts.columns}>
        <section className={parts.panel}>
          <Facts
            facts={[
              [text('admin.name'), person.name],
              [text('admin.role'), text(`admin.role.${person.role}`)],
              [text('admin.since'), person.joined],
              [text('admin.person.sessions'), String(sessions)],
              [text('account.factors.app'), appSince],
              [text('account.factors.passkeys'), String(passkeys)],
              [text('account.factors.codes'), String(codes)],
            ]}
          />
        </section>
        {mayChange && (
          <div className={parts.column}>
            <PersonForm form="sessions" person={person} />
            {hasFactor && <PersonForm form="factors" person={person} />}
          </div>
        )}
      </div>
    </OfficeFrame>
  )
}

function PersonForm({ form, person }: { form: PersonForm; person: ListedPerson }) {
  const { text } = usePage()
  return (
    <form
      className={parts.panel}
      method="post"
      action={officePath('person', { person: person.id })}
    >
      <CsrfField />
      <input type="hidden" name={OFFICE_FIELDS.form} value={form} />
      <p className={parts.note}>{text(`admin.person.${form}.text`)}</p>
      <button className={`${button.quiet} ${parts.danger}`}>
        {text(`admin.person.${form}.action`)}
      </button>
    </form>
  )
}
