/** The first page of flight+hotel. */
import { type FormEvent, useState } from 'react'
import { type DateRange, type RangeLimits, stayLimits } from '../../../search/rules/date-range.ts'
import { readFlightHotelSearch, writeFlightHotelSearch } from '../rules/flight-hotel-search.ts'
import { FLIGHT_HOTEL_FIELDS, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { pathOf } from '../../../site/routes.ts'
import type { SearchPage } from '../../../search/rules/search-page.ts'
import { DateRangeFields } from '../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../search/pages/occupancy/occupancy-field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Splash } from '../../../ui/splash/splash.tsx'
import { DestinationField as FlightHotelFormDestinationField } from '../../../search/pages/destination/destination-field.tsx'
import { writeDay } from '../../../site/calendar-day.ts'
import {
  type DestinationField,
  destinationFields,
} from '../../../search/rules/destination-field.ts'
import { type FlightOrigin, writeFlightOrigin } from '../../../places/rules/flight-option.ts'
import type { Room } from '../../../search/rules/occupancy.ts'
import { writeRooms } from '../../../search/rules/room-fields.ts'
import {
  datesFrom,
  destinationFrom,
  isChecked,
  originFrom,
  roomsFrom,
  type Values,
} from '../../../search/pages/form-start.ts'
import { OriginField } from '../../../search/pages/destination/origin-field.tsx'
import { ProblemSummary } from '../../../search/pages/problem-summary.tsx'
import { SubmitButton, submitFields } from '../../../search/pages/submit-button.tsx'
import { useRestoredSearch } from '../../../search/pages/use-restored-search.ts'
import { useSearchForm } from '../../../search/pages/use-search-form.ts'
import styles from '../../../search/pages/search-form.module.css'
import { HomePage, type HomePageProps } from '../../hotels/home/pages/home-page.tsx'

export function FlightHotelHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <FlightHotelForm search={props.search} />
    </HomePage>
  )
}

/** What the flight+hotel form holds, and what it would send. */
export interface FlightHotelFormState {
  origin: FlightOrigin
  destination: DestinationField
  trip: DateRange
  hasHotelDates: boolean
  hotelDates: DateRange
  includeTransfer: boolean
  rooms: readonly Room[]
}

const FIELDS = FLIGHT_HOTEL_FIELDS

function flightHotelFormFrom(values: Values): FlightHotelFormState {
  return {
    origin: originFrom(values),
    destination: destinationFrom(values),
    trip: datesFrom(values, FIELDS.departure, FIELDS.return),
    hasHotelDates: isChecked(values, FIELDS.differentHotelDates),
    hotelDates: datesFrom(values, FIELDS.hotelCheckIn, FIELDS.hotelCheckOut),
    includeTransfer: isChecked(values, FIELDS.includeTransfer),
    rooms: roomsFrom(values),
  }
}

function flightHotelValues(form: FlightHotelFormState): Record<string, string> {
  return {
    ...writeFlightOrigin(form.origin),
    ...destinationFields(form.destination),
    ...writtenDates(form.trip, FIELDS.departure, FIELDS.return),
    ...(form.hasHotelDates && {
      [FIELDS.differentHotelDates]: '1',
      ...writtenDates(form.hotelDates, FIELDS.hotelCheckIn, FIELDS.hotelCheckOut),
    }),
    ...(form.includeTransfer && { [FIELDS.includeTransfer]: '1' }),
    ...writeRooms(form.rooms),
  }
}

function writtenDates({ start, end }: DateRange, startField: string, endField: string) {
  return {
    [startField]: start === null ? '' : writeDay(start),
    [endField]: end === null ? '' : writeDay(end),
  }
}

/** The flight+hotel form: from where, to where, when, and whether the hotel is for other days. */
const FLIGHT_HOTEL_FORM_FIELDS = FLIGHT_HOTEL_FIELDS

function FlightHotelForm({ search }: { search: SearchPage }) {
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
        <FlightHotelFormDestinationField
          field={form.destination}
          onChange={(destination) => update({ destination })}
          problems={problems}
          choices={search.choices}
        />
        <div className={styles.dates}>
          <DateRangeFields
            names={{
              start: FLIGHT_HOTEL_FORM_FIELDS.departure,
              end: FLIGHT_HOTEL_FORM_FIELDS.return,
            }}
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
          name={FLIGHT_HOTEL_FORM_FIELDS.differentHotelDates}
          isChecked={form.hasHotelDates}
          onChange={(hasHotelDates) => update({ hasHotelDates })}
        >
          {text('form.different-hotel-dates')}
        </Checkbox>
        <Checkbox
          name={FLIGHT_HOTEL_FORM_FIELDS.includeTransfer}
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
            names={{
              start: FLIGHT_HOTEL_FORM_FIELDS.hotelCheckIn,
              end: FLIGHT_HOTEL_FORM_FIELDS.hotelCheckOut,
            }}
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
