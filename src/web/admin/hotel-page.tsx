/** One hotel: whether it is sold, and its room types. */
import { OFFICE_FIELDS } from '../../core/admin/office-fields.ts'
import { officePath } from '../../core/admin/office-routes.ts'
import type { Staff } from '../../core/admin/staff.ts'
import type { RoomKind } from '../../core/catalogue.ts'
import type { Problem } from '../../core/problems.ts'
import { usePage } from '../page-context.tsx'
import { CsrfField } from '../shell/csrf-field.tsx'
import button from '../ui/button.module.css'
import { AuditTable, type ShownAudit } from './audit-table.tsx'
import { DataTable } from './data-table.tsx'
import { Facts } from './facts.tsx'
import { HotelState, type ShownHotel } from './hotels-page.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { OfficeMessages } from './office-messages.tsx'
import parts from './parts.module.css'

/** What was done just now. */
export const HOTEL_NOTICES = ['closed', 'reopened'] as const

export interface ShownRoomType {
  id: number
  kind: RoomKind
  name: string
  maxPersons: number
}

interface OfficeHotelPageProps {
  staff: Staff
  hotel: ShownHotel
  rooms: readonly ShownRoomType[]
  problems: readonly Problem[]
  audit: readonly ShownAudit[]
  done: (typeof HOTEL_NOTICES)[number] | null
}

export function OfficeHotelPage(props: OfficeHotelPageProps) {
  const { staff, hotel, rooms, problems, audit, done } = props
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} section="hotels" title={hotel.name}>
      <OfficeMessages problems={problems} done={done && text(`admin.audit.hotel-${done}`)} />
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
        <SaleForm hotel={hotel} />
      </div>
    </OfficeFrame>
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
