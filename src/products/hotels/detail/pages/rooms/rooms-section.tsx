/** What can be booked: the stay and its form, the rates, or what to do when there are none. */
import {
  type HotelPageData,
  type PricedDay,
  readHotelPageQuery,
  writeHotelPageQuery,
} from '../../rules/hotel-page.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../../ui/as-written.tsx'
import section from '../section.module.css'
import { shortDay, stayWords } from '../../../../../site/text/day-words.ts'
import dayPricesStyles from './day-prices.module.css'
import { OfferGroups } from './offer-groups.tsx'
import styles from './rooms-section.module.css'
import { splitAfterFirstWord } from '../../../list/rules/card-price-effect.ts'
import soldOutStyles from './sold-out.module.css'
import { type FormEvent, useEffect, useState } from 'react'
import { writeDay } from '../../../../../site/calendar-day.ts'
import { stayLimits } from '../../../../../search/rules/date-range.ts'
import { HOTEL_FIELDS } from '../../../../../site/form-fields.ts'
import { writeRooms } from '../../../../../search/rules/room-fields.ts'
import { DateRangeFields } from '../../../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../../../search/pages/occupancy/occupancy-field.tsx'
import { datesFrom, roomsFrom } from '../../../../../search/pages/form-start.ts'
import { ProblemSummary } from '../../../../../search/pages/problem-summary.tsx'
import { useSearchForm } from '../../../../../search/pages/use-search-form.ts'
import buttons from '../../../../../ui/button.module.css'
import stayFormStyles from './stay-form.module.css'

const DAYS = 'hotel-days'
const SOLD_OUT = 'hotel-sold-out'

export function RoomsSection({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { stay } = page
  useChosenDayInSight(DAYS)
  return (
    <section id="rooms" className={section.section} aria-labelledby="rooms-title">
      <h2 id="rooms-title" className={section.title}>
        {text('hotel.rooms')}
      </h2>
      <StayForm page={page} />
      {stay ? (
        <>
          <AsWritten id={DAYS}>{import.meta.env.SSR && <DayPrices days={page.days} />}</AsWritten>
          {page.offers.length > 0 ? (
            <>
              <p className={styles.prices}>
                {text('results.prices-for', { nights: stayNights(stay) })}
              </p>
              <OfferGroups page={page} stay={stay} />
            </>
          ) : (
            <AsWritten id={SOLD_OUT}>{import.meta.env.SSR && <SoldOut {...page} />}</AsWritten>
          )}
        </>
      ) : (
        <p className={styles.refused}>{text('hotel.refused')}</p>
      )}
    </section>
  )
}

/** On phones the row of days is longer than the screen, and the chosen day in its middle. */
function useChosenDayInSight(id: string): void {
  useEffect(() => {
    const row = document.querySelector(`#${id} ul`)
    if (row) row.scrollLeft = (row.scrollWidth - row.clientWidth) / 2
  }, [id])
}

/** What the same stay costs when it begins a few days earlier or later. */
function DayPrices({ days }: { days: readonly PricedDay[] }) {
  const { site, text } = usePage()
  if (days.every(({ priceText }) => priceText === '')) return null
  return (
    <nav className={dayPricesStyles.days} aria-labelledby="day-prices">
      <p id="day-prices" className={dayPricesStyles.title}>
        {text('hotel.days')}
      </p>
      <ul className={dayPricesStyles.list}>
        {days.map(({ checkIn, priceText, href, isAsked }) => (
          <li key={checkIn} className={dayPricesStyles.item}>
            <a
              className={dayPricesStyles.day}
              href={`${href}#rooms`}
              aria-current={isAsked || undefined}
              data-sold-out={priceText === '' || undefined}
            >
              <span>{shortDay(checkIn, site.edition.conventions)}</span>
              <strong>{priceText || text('hotel.days.none')}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing is free: says so plainly, and shows the nearest days and places where something is. */
export function SoldOut({ alternatives, nearby }: Pick<HotelPageData, 'alternatives' | 'nearby'>) {
  const { site, text } = usePage()
  const [first, rest] = splitAfterFirstWord(text('problem.sold-out'))
  const { conventions } = site.edition
  return (
    <div className={soldOutStyles.soldOut}>
      {/* Where nothing is free for weeks, the last room may never have been there: too many people. */}
      {alternatives.length > 0 ? (
        <p>
          <strong className={soldOutStyles.title}>{first}</strong> {rest}
        </p>
      ) : (
        <p className={soldOutStyles.title}>{text('hotel.sold-out.nearby')}</p>
      )}
      <p className={soldOutStyles.hint}>{text('hotel.sold-out.hint')}</p>
      {nearby.length > 0 && (
        <a className={soldOutStyles.nearby} href="#nearby">
          {text('hotel.sold-out.see-nearby')}
        </a>
      )}
      {alternatives.length > 0 && (
        <>
          <h3 className={soldOutStyles.subtitle}>{text('results.alternatives')}</h3>
          <ul className={soldOutStyles.stays}>
            {alternatives.map(({ checkIn, checkOut, priceText, href }) => (
              <li key={checkIn}>
                <a className={soldOutStyles.stay} href={`${href}#rooms`}>
                  <strong>{stayWords({ checkIn, checkOut }, conventions)}</strong>
                  <span>{text('card.from', { price: priceText })}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Other dates or other guests, on the same page. Without scripts the browser sends it as it is. */
const { checkIn, checkOut, giftBoxCode } = HOTEL_FIELDS

function StayForm({ page }: { page: HotelPageData }) {
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
      className={stayFormStyles.form}
      method="get"
      action={`${page.path}#rooms`}
      aria-label={text('hotel.stay-form')}
      noValidate
      onSubmit={onSubmit}
    >
      <ProblemSummary problems={problems.all} />
      <div className={stayFormStyles.fields}>
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
          className={`${buttons.quiet} ${stayFormStyles.submit}`}
          disabled={isBusy || isOccupancyOpen}
        >
          {text(isBusy ? 'form.submitting' : 'hotel.update')}
        </button>
      </div>
      {page.giftBoxCode && <input type="hidden" name={giftBoxCode} value={page.giftBoxCode} />}
    </form>
  )
}
