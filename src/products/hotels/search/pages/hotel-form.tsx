/** The hotel search form. Without scripts the browser submits it as it stands. */
import { useState, type FormEvent } from 'react'
import { stayLimits } from '../../../../search/rules/date-range.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { readHotelSearch } from '../rules/hotel-search.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { isPartnerBrand } from '../../../../site/site.ts'
import { DateRangeFields } from '../../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../../search/pages/occupancy/occupancy-field.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Splash } from '../../../../ui/splash/splash.tsx'
import { DestinationField } from '../../../../search/pages/destination/destination-field.tsx'
import { useFailureNotice } from './failure-notice.ts'
import { HiddenFields } from './hidden-fields.tsx'
import {
  ASKS_FIRST_BOX,
  hotelFormFrom,
  hotelFormValues,
  switchFlight,
  takeOverFlight,
} from './hotel-form-state.ts'
import { OriginField } from '../../../../search/pages/destination/origin-field.tsx'
import { priceQuestion } from './price-question.ts'
import { ProblemSummary } from '../../../../search/pages/problem-summary.tsx'
import { saveSearch } from './saved-searches.ts'
import { useRestoredSearch } from '../../../../search/pages/use-restored-search.ts'
import { sendHotelSearch } from './send-hotel-search.ts'
import { SubmitButton } from '../../../../search/pages/submit-button.tsx'
import { useSearchForm } from '../../../../search/pages/use-search-form.ts'
import styles from '../../../../search/pages/search-form.module.css'

const FIELDS = HOTEL_FIELDS

interface HotelFormProps {
  search: SearchPage
  /** On the results page dates are only chosen, not typed. */
  hasReadOnlyDates?: boolean
}

export function HotelForm({ search, hasReadOnlyDates = false }: HotelFormProps) {
  const { site, text } = usePage()
  const [form, change] = useState(() => hotelFormFrom(search.values))
  const [isOccupancyOpen, setOccupancyOpen] = useState(false)
  const { element, problems, isBusy, submit } = useSearchForm(search.problems)
  useRestoredSearch(search, element, (values) => change(hotelFormFrom(values)))
  useFailureNotice(problems.show, change)

  const flightAllowed = !isPartnerBrand(site.type)
  const withFlight = form.withFlight && flightAllowed
  const update = (part: Partial<typeof form>) => change((current) => ({ ...current, ...part }))

  function onSubmit(event: FormEvent) {
    const { today } = search
    const context = { today, domainId: site.edition.domainId, flightAllowed }
    submit(event, readHotelSearch(hotelFormValues(form), context), (found) => {
      saveSearch(found, today)
      return sendHotelSearch(site, found, form.asksFirst && flightAllowed)
    })
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={pathOf(site, 'hotelHome')}
      noValidate
      onSubmit={onSubmit}
    >
      <ProblemSummary problems={problems.all} />
      <div className={styles.hotelRow} data-with-flight={withFlight || undefined}>
        {withFlight && (
          <OriginField
            origin={form.origin}
            onChange={(origin) => update({ origin })}
            problems={problems}
            clearsOnFocus
          />
        )}
        <DestinationField
          field={form.destination}
          onChange={(destination) => update({ destination })}
          problems={problems}
          choices={search.choices}
        />
        <div className={styles.dates}>
          <DateRangeFields
            names={{ start: FIELDS.checkIn, end: FIELDS.checkOut }}
            labels={{ start: text('form.check-in'), end: text('form.check-out') }}
            value={form.dates}
            sent={search.values}
            onChange={(dates) => update({ dates })}
            limits={stayLimits(search.today)}
            problems={problems.all}
            onFocusField={(field) => problems.clear(field)}
            isReadOnly={hasReadOnlyDates}
            prices={priceQuestion(form.destination.chosen, form.dates, form.rooms)}
          />
        </div>
        <OccupancyField
          rooms={form.rooms}
          onChange={(rooms) => update({ rooms })}
          withFlight={withFlight}
          problems={problems.all}
          onFocusField={(field) => problems.clear(field)}
          onOpenChange={setOccupancyOpen}
        />
        <SubmitButton
          label={text('form.submit.hotels')}
          isBusy={isBusy}
          isDisabled={isOccupancyOpen}
        />
      </div>
      {flightAllowed && (
        <div className={styles.options}>
          <Checkbox
            name={FIELDS.flightChecked}
            isChecked={form.withFlight}
            onChange={(isOn) => {
              change((current) => switchFlight(current, isOn))
              problems.clear(FIELDS.destinationText, FIELDS.originText)
            }}
            onFound={(isOn) => change((current) => takeOverFlight(current, isOn))}
          >
            {text('form.add-flight')}
          </Checkbox>
          <span className={styles.scripted}>
            <Checkbox
              name={ASKS_FIRST_BOX}
              isChecked={form.asksFirst}
              onChange={(asksFirst) => update({ asksFirst })}
            >
              {text('form.asks-first')}
            </Checkbox>
          </span>
        </div>
      )}
      <HiddenFields form={form} />
      <Splash kind={withFlight ? 'flight-hotel' : 'search'} isShown={isBusy} />
    </form>
  )
}
