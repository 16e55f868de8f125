/** The hotel search form. Without scripts the browser submits it as it stands. */
import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useState } from 'react'
import { type DateRange, stayLimits } from '../../../../search/rules/date-range.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type HotelSearch, readHotelSearch, writeHotelSearch } from '../rules/hotel-search.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { isPartnerBrand, type Site } from '../../../../site/site.ts'
import { DateRangeFields } from '../../../../search/pages/dates/date-range-fields.tsx'
import { OccupancyField } from '../../../../search/pages/occupancy/occupancy-field.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Splash } from '../../../../ui/splash/splash.tsx'
import { DestinationField } from '../../../../search/pages/destination/destination-field.tsx'
import { problem } from '../../../../site/problems.ts'
import {
  META_SEARCH_FAILURES,
  type MetaSearchFailure,
  metaSearchFailure,
  metaSearchTarget,
  submissionOf,
} from '../rules/submission.ts'
import { storedDataIn } from '../../../../ui/browser/stored-data.ts'
import {
  ASKS_FIRST_BOX,
  hotelFormFrom,
  type HotelFormState,
  hotelFormValues,
  switchFlight,
  takeOverFlight,
} from './hotel-form-state.ts'
import { type FormProblems, useSearchForm } from '../../../../search/pages/use-search-form.ts'
import { NEW_SEARCH_FIELDS } from '../../../../search/rules/destination-field.ts'
import { OriginField } from '../../../../search/pages/destination/origin-field.tsx'
import type { Destination } from '../../../../places/rules/destination.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import type { PriceQuestion } from '../../../../search/rules/price-calendar.ts'
import { ProblemSummary } from '../../../../search/pages/problem-summary.tsx'
import { saveSearch } from '../../../../search/pages/saved-searches.ts'
import { useRestoredSearch } from '../../../../search/pages/use-restored-search.ts'
import { requestJson } from '../../../../ui/browser/requests.ts'
import { SubmitButton, submitFields } from '../../../../search/pages/submit-button.tsx'
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
      // A voucher pays for one search only, and a parallel search has an id of its own.
      saveSearch(writeHotelSearch({ ...found, giftBoxCode: '', homeId: '' }), today)
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

/** What the calendar asks for its prices: known as soon as a destination is chosen. */
function priceQuestion(
  destination: Destination | null,
  { start, end }: DateRange,
  rooms: readonly Room[],
): PriceQuestion | null {
  if (!destination) return null
  const nights = start !== null && end !== null && end > start ? end - start : 1
  return { kind: destination.kind, id: destination.id, nights, rooms }
}

/** The fields of a hotel search that nobody sees; rooms and destination bring their own. */
function HiddenFields({ form: { dates } }: { form: HotelFormState }) {
  const nights = dates.start !== null && dates.end !== null ? dates.end - dates.start : 0
  const fields = {
    [HOTEL_FIELDS.nights]: nights > 0 ? String(nights) : '',
    [HOTEL_FIELDS.giftBoxCode]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.giftBoxCode] ?? '',
    [HOTEL_FIELDS.includeTrain]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.includeTrain] ?? '',
    [HOTEL_FIELDS.searchType]: NEW_SEARCH_FIELDS[HOTEL_FIELDS.searchType] ?? '',
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Sends a valid hotel search the way its kind goes. */
async function sendHotelSearch(
  site: Site,
  search: HotelSearch,
  metaSearch: boolean,
): Promise<void> {
  const { mode, fields } = submissionOf(search, metaSearch, Math.random)
  const hotelHome = pathOf(site, 'hotelHome')
  if (mode === 'flight-hotel') return submitFields(pathOf(site, 'flightHotelHome'), fields)
  if (mode !== 'meta-search') return submitFields(hotelHome, fields)
  const sent = await requestJson(hotelHome, { method: 'POST', fields })
  const answer = sent.ok ? sent.value : refusalIn(sent.body)
  const target = metaSearchTarget(answer, hotelHome)
  if (target === hotelHome) leaveFailureNotice(metaSearchFailure(answer))
  location.assign(target)
}

/** A refusal says why as JSON; a proxy's error page does not. */
function refusalIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A search that failed in the background is told on the page to which its failure leads. */
const STORED_AS = 'search-failed'
const KEPT_MS = 60_000

const session = storedDataIn(() => window.sessionStorage)

function leaveFailureNotice(code: MetaSearchFailure): void {
  session.keep(STORED_AS, code, KEPT_MS)
}

/** Only a search that asks first fails in the background, so the form asks first again. */
function useFailureNotice(
  show: FormProblems['show'],
  change: Dispatch<SetStateAction<HotelFormState>>,
): void {
  useEffect(() => {
    const left = session.recall(STORED_AS)
    const code = META_SEARCH_FAILURES.find((each) => each === left)
    if (!code) return
    session.forget(STORED_AS)
    show([problem(code)])
    change((form) => ({ ...form, asksFirst: true }))
  }, [show, change])
}
