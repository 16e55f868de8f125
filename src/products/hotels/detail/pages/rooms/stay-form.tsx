/** Other dates or other guests, on the same page. Without scripts the browser sends it as it is. */
import { type FormEvent, useState } from 'react'
import { writeDay } from '../../../../../site/calendar-day.ts'
import { stayLimits } from '../../../../../search/rules/date-range.ts'
import { HOTEL_FIELDS } from '../../../../../site/form-fields.ts'
import {
  type HotelPageData,
  readHotelPageQuery,
  writeHotelPageQuery,
} from '../../rules/hotel-page.ts'
import { writeRooms } from '../../../../../search/rules/room-fields.ts'
import { DateRangeFields } from '../../../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../../../search/pages/occupancy/occupancy-field.tsx'
import { usePage } from '../../../../../ui/page-context.tsx'
import { datesFrom, roomsFrom } from '../../../../../search/pages/form-start.ts'
import { ProblemSummary } from '../../../../../search/pages/problem-summary.tsx'
import { useSearchForm } from '../../../../../search/pages/use-search-form.ts'
import buttons from '../../../../../ui/button.module.css'
import styles from './stay-form.module.css'

const { checkIn, checkOut, giftBoxCode } = HOTEL_FIELDS

export function StayForm({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { values } = page.form
  const [dates, setDates] = useState(() => datesFrom(values, checkIn, checkOut))
  const [rooms, setRooms] = useState(() => roomsFrom(values))
  const [isOccupancyOpen, setOccupancyOpen] = useState(false)
  const { element, problems, isBusy, submit } = useSearchForm(page.form.problems)
  const { start, end } = dates
  const nights = start !== null && end !== null && end > start ? end - start : 1

  function onSubmit(event: FormEvent) {
    const sent = {
      [checkIn]: start === null ? '' : writeDay(start),
      [checkOut]: end === null ? '' : writeDay(end),
      ...writeRooms(rooms),
      [giftBoxCode]: page.giftBoxCode,
    }
    submit(event, readHotelPageQuery(sent, page.today), (asked) =>
      location.assign(`${page.path}?${writeHotelPageQuery(asked)}#rooms`),
    )
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="get"
      action={`${page.path}#rooms`}
      aria-label={text('hotel.stay-form')}
      noValidate
      onSubmit={onSubmit}
    >
      <ProblemSummary problems={problems.all} />
      <div className={styles.fields}>
        <DateRangeFields
          names={{ start: checkIn, end: checkOut }}
          labels={{ start: text('form.check-in'), end: text('form.check-out') }}
          value={dates}
          sent={values}
          onChange={setDates}
          limits={stayLimits(page.today)}
          problems={problems.all}
          onFocusField={(field) => problems.clear(field)}
          prices={{ kind: 'hotel', id: String(page.hotel.id), nights, rooms }}
        />
        <OccupancyField
          rooms={rooms}
          onChange={setRooms}
          withFlight={false}
          problems={problems.all}
          onFocusField={(field) => problems.clear(field)}
          onOpenChange={setOccupancyOpen}
        />
        <button
          type="submit"
          className={`${buttons.quiet} ${styles.submit}`}
          disabled={isBusy || isOccupancyOpen}
        >
          {text(isBusy ? 'form.submitting' : 'hotel.update')}
        </button>
      </div>
      {page.giftBoxCode && <input type="hidden" name={giftBoxCode} value={page.giftBoxCode} />}
    </form>
  )
}
