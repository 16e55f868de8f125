/** Hotels by name or number; without a question, those that are closed. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { DataTable, Mark } from './data-table.tsx'
import { OfficeField } from './office-field.tsx'
import { OfficeFrame } from './office-frame.tsx'
import parts from './parts.module.css'

export interface ShownHotel {
  id: number
  name: string
  place: string
  origin: string
  originId: string
  isHidden: boolean
  isActive: boolean
}

interface HotelsPageProps {
  staff: Staff
  typed: string
  hotels: readonly ShownHotel[]
}

export function HotelsPage({ staff, typed, hotels }: HotelsPageProps) {
  const { text } = usePage()
  const form = { values: { q: typed }, problems: [] }
  return (
    <OfficeFrame staff={staff} section="hotels" title={text('admin.section.hotels')}>
      <search>
        <form className={parts.panel} action={officePath('hotels')}>
          <div className={parts.fields}>
            <OfficeField name="q" label={text('admin.hotel')} form={form} autoComplete="off" />
            <button className={button.primary}>{text('admin.find')}</button>
          </div>
          <p className={parts.note}>{text('admin.hotels.note')}</p>
        </form>
      </search>
      <DataTable
        caption={text('admin.section.hotels')}
        columns={[
          { label: text('admin.hotel.number') },
          { label: text('admin.name') },
          { label: text('admin.place') },
          { label: text('admin.origin') },
          { label: text('admin.state') },
        ]}
        {...(typed ? {} : { empty: text('admin.hotels.none-closed') })}
        rows={hotels.map(({ id, name, place, origin, originId, isActive }) => ({
          key: id,
          cells: [
            id,
            <a key="link" href={officePath('hotel', { hotel: id })}>
              {name}
            </a>,
            place,
            `${origin} ${originId}`,
            <HotelState key="state" isActive={isActive} />,
          ],
        }))}
      />
    </OfficeFrame>
  )
}

export function HotelState({ isActive }: { isActive: boolean }) {
  const { text } = usePage()
  return (
    <Mark kind={isActive ? 'good' : 'bad'}>
      {text(isActive ? 'admin.hotel.open' : 'admin.hotel.closed')}
    </Mark>
  )
}
