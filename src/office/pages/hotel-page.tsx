/** One hotel: whether it is sold, and its room types. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { MAX_EMAIL_LENGTH } from '../../site/booking-fields.ts'
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import {
  CONTACT_FIELDS,
  type HotelContact,
} from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import { LANGUAGES } from '../../site/locales.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { DataTable, Facts } from './data-table.tsx'
import { HotelState, type ShownHotel } from './hotels-page.tsx'
import { OfficeField, type OfficeForm, OfficeSelect } from './office-field.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

/** What was done just now. */
export const HOTEL_NOTICES = ['closed', 'reopened', 'contact-changed'] as const

export interface ShownRoomType {
  id: number
  kind: RoomKind
  name: string
  maxPersons: number
  hasSheet: boolean
}

interface OfficeHotelPageProps {
  staff: Staff
  hotel: ShownHotel
  rooms: readonly ShownRoomType[]
  contact: HotelContact
  form: OfficeForm
  audit: readonly ShownAudit[]
  done: (typeof HOTEL_NOTICES)[number] | null
}

export function OfficeHotelPage(props: OfficeHotelPageProps) {
  const { staff, hotel, rooms, contact, form, audit, done } = props
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="hotels" title={hotel.name}>
      <OfficeMessages problems={form.problems} done={done && text(`admin.audit.hotel-${done}`)} />
      <div className={parts.columns}>
        <div className={parts.column}>
          <section className={parts.column} aria-labelledby="rooms">
            <h2 id="rooms" className={parts.heading}>
              {text('admin.rooms')}
            </h2>
            <RoomTypes hotelId={hotel.id} rooms={rooms} />
          </section>
          <section className={parts.column} aria-labelledby="audit">
            <h2 id="audit" className={parts.heading}>
              {text('admin.section.audit')}
            </h2>
            <AuditTable entries={audit} isOfOneSubject />
          </section>
        </div>
        <div className={parts.column}>
          <SaleForm hotel={hotel} />
          <ContactForm hotelId={hotel.id} contact={contact} form={form} />
        </div>
      </div>
    </OfficeFrame>
  )
}

interface ContactFormProps {
  hotelId: number
  contact: HotelContact
  form: OfficeForm
}

function ContactForm({ hotelId, contact, form }: ContactFormProps) {
  const { site, text } = usePage()
  const names = new Intl.DisplayNames([site.edition.conventions], { type: 'language' })
  const { email, phone, language } = CONTACT_FIELDS
  return (
    <form className={parts.panel} method="post" action={officePath('hotel', { hotel: hotelId })}>
      <CsrfField />
      <h2 className={parts.heading}>{text('admin.hotel.contact')}</h2>
      <p className={parts.note}>{text('admin.hotel.contact.text')}</p>
      <OfficeField
        name={email}
        label={text('admin.hotel.email')}
        form={form}
        value={contact.email}
        type="email"
        autoComplete="off"
        maxLength={MAX_EMAIL_LENGTH}
      />
      <OfficeField
        name={phone}
        label={text('confirmation.hotel-phone')}
        form={form}
        value={contact.phone}
        type="tel"
        autoComplete="off"
        maxLength={25}
      />
      <OfficeSelect
        name={language}
        label={text('admin.hotel.language')}
        form={form}
        value={contact.language}
      >
        <option value="">{text('admin.hotel.language.country')}</option>
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {names.of(each)}
          </option>
        ))}
      </OfficeSelect>
      <p className={parts.actions}>
        <button className={button.primary} name={OFFICE_FIELDS.form} value="contact-changed">
          {text('admin.save')}
        </button>
      </p>
    </form>
  )
}

function RoomTypes({ hotelId, rooms }: { hotelId: number; rooms: readonly ShownRoomType[] }) {
  const { text } = usePage()
  return (
    <DataTable
      caption={text('admin.rooms')}
      columns={[
        { label: text('admin.room') },
        { label: text('admin.persons'), isNumber: true },
        { label: text('admin.room.number'), isNumber: true },
      ]}
      rows={rooms.map(({ id, kind, name, maxPersons }) => ({
        key: id,
        cells: [
          <a key="link" href={officePath('room', { hotel: hotelId, room: id })}>
            {name || text(`hotel.room.${kind}`)}
          </a>,
          maxPersons,
          id,
        ],
      }))}
    />
  )
}

function SaleForm({ hotel }: { hotel: ShownHotel }) {
  const { text } = usePage()
  const { id, isActive, place, origin, originId, isHidden } = hotel
  return (
    <form className={parts.panel} method="post" action={officePath('hotel', { hotel: id })}>
      <CsrfField />
      <Facts
        facts={[
          [text('admin.state'), <HotelState key="state" isActive={isActive} />],
          [text('admin.hotel.number'), String(id)],
          [text('admin.place'), place],
          [text('admin.origin'), `${origin} ${originId}`],
          [text('admin.hotel.hidden'), isHidden ? '✓' : ''],
        ]}
      />
      <p className={parts.note}>
        {text(isActive ? 'admin.hotel.close.text' : 'admin.hotel.reopen.text')}
      </p>
      <button
        className={isActive ? `${button.quiet} ${parts.danger}` : button.primary}
        name={OFFICE_FIELDS.form}
        value={isActive ? 'closed' : 'reopened'}
      >
        {text(isActive ? 'admin.hotel.close' : 'admin.hotel.reopen')}
      </button>
    </form>
  )
}
