/** The flight+hotel form: from where, to where, when, and whether the hotel is for other days. */
import { useState, type FormEvent } from 'react'
import { stayLimits, type DateRange, type RangeLimits } from '../../../search/rules/date-range.ts'
import { readFlightHotelSearch, writeFlightHotelSearch } from '../rules/flight-hotel-search.ts'
import { FLIGHT_HOTEL_FIELDS, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { pathOf } from '../../../site/routes.ts'
import type { SearchPage } from '../../../search/rules/search-page.ts'
import { DateRangeFields } from '../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../search/pages/occupancy/occupancy-field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Splash } from '../../../ui/splash/splash.tsx'
import { DestinationField } from '../../../search/pages/destination/destination-field.tsx'
import { flightHotelFormFrom, flightHotelValues } from './flight-hotel-form-state.ts'
import { OriginField } from '../../../search/pages/destination/origin-field.tsx'
import { ProblemSummary } from '../../../search/pages/problem-summary.tsx'
import { SubmitButton } from '../../../search/pages/submit-button.tsx'
import { submitFields } from '../../../search/pages/submit-fields.ts'
import { useRestoredSearch } from '../../../search/pages/use-restored-search.ts'
import { useSearchForm } from '../../../search/pages/use-search-form.ts'
import styles from '../../../search/pages/search-form.module.css'

const FIELDS = FLIGHT_HOTEL_FIELDS

export function FlightHotelForm({ search }: { search: SearchPage }) {
  const { site, text } = usePage()
  const [form, change] = useState(() => flightHotelFormFrom(search.values))
  const [isOccupancyOpen, setOccupancyOpen] = useState(false)
  const { element, problems, isBusy, submit } = useSearchForm(search.problems, search.tab)
  useRestoredSearch(search, element, (values) => change(flightHotelFormFrom(values)))
  const update = (part: Partial<typeof form>) => change((current) => ({ ...current, ...part }))
  const action = pathOf(site, 'flightHotelHome')
  const limits = stayLimits(search.today)

  function onSubmit(event: FormEvent) {
    const context = { today: search.today, domainId: site.edition.domainId }
    submit(event, readFlightHotelSearch(flightHotelValues(form), context), (found) =>
      submitFields(action, writeFlightHotelSearch(found)),
    )
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
    >
      <ProblemSummary problems={problems.all} />
      <div className={styles.tripRow}>
        <OriginField
          origin={form.origin}
          onChange={(origin) => update({ origin })}
          problems={problems}
        />
        <DestinationField
          field={form.destination}
          onChange={(destination) => update({ destination })}
          problems={problems}
          choices={search.choices}
        />
        <div className={styles.dates}>
          <DateRangeFields
            names={{ start: FIELDS.departure, end: FIELDS.return }}
            labels={{ start: text('form.departure'), end: text('form.return') }}
            value={form.trip}
            sent={search.values}
            onChange={(trip) => update({ trip })}
            limits={limits}
            problems={problems.all}
            onFocusField={(field) => problems.clear(field)}
          />
        </div>
        <OccupancyField
          rooms={form.rooms}
          onChange={(rooms) => update({ rooms })}
          withFlight
          problems={problems.all}
          onFocusField={(field) => problems.clear(field, HOTEL_FIELDS.customers)}
          onOpenChange={setOccupancyOpen}
        />
        <SubmitButton
          label={text('form.submit.flight-hotel')}
          isBusy={isBusy}
          isDisabled={isOccupancyOpen}
        />
      </div>
      <div className={styles.options}>
        <Checkbox
          name={FIELDS.differentHotelDates}
          isChecked={form.hasHotelDates}
          onChange={(hasHotelDates) => update({ hasHotelDates })}
        >
          {text('form.different-hotel-dates')}
        </Checkbox>
        <Checkbox
          name={FIELDS.includeTransfer}
          isChecked={form.includeTransfer}
          onChange={(includeTransfer) => update({ includeTransfer })}
        >
          {text('form.include-transfer')}
        </Checkbox>
      </div>
      {form.hasHotelDates && (
        <fieldset className={styles.hotelDates}>
          <legend>{text('form.hotel-dates')}</legend>
          <DateRangeFields
            names={{ start: FIELDS.hotelCheckIn, end: FIELDS.hotelCheckOut }}
            labels={{ start: text('form.check-in'), end: text('form.check-out') }}
            value={form.hotelDates}
            sent={search.values}
            onChange={(hotelDates) => update({ hotelDates })}
            limits={within(limits, form.trip)}
            problems={problems.all}
            onFocusField={(field) => problems.clear(field)}
          />
        </fieldset>
      )}
      <Splash kind="flight-hotel" isShown={isBusy} />
    </form>
  )
}

/** Nobody sleeps in the hotel before the flight there or after the flight back. */
function within(limits: RangeLimits, { start, end }: DateRange): RangeLimits {
  return { ...limits, earliest: start ?? limits.earliest, latest: end ?? limits.latest }
}
