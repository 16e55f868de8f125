/** The first page of the getaways. */
import { GETAWAY_TYPES } from '../rules/getaway-types.ts'
import { type FormEvent, useState } from 'react'
import { stayLimits } from '../../../search/rules/date-range.ts'
import { GETAWAY_FIELDS } from '../../../site/form-fields.ts'
import {
  dateAndDurationActive,
  GETAWAY_DURATIONS,
  readGetawaySearch,
  writeGetawaySearch,
} from '../rules/getaway-search.ts'
import { pathOf } from '../../../site/routes.ts'
import type { SearchPage } from '../../../search/rules/search-page.ts'
import { SingleDateField } from '../../../search/pages/dates/single-date-field.tsx'
import type { MessageKey } from '../../../site/messages/catalogue.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Splash } from '../../../ui/splash/splash.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { DestinationField as GetawayFormDestinationField } from '../../../search/pages/destination/destination-field.tsx'
import { type Day, readDay, writeDay } from '../../../site/calendar-day.ts'
import {
  type DestinationField,
  destinationFields,
} from '../../../search/rules/destination-field.ts'
import { destinationFrom, type Values } from '../../../search/pages/form-start.ts'
import { ProblemSummary } from '../../../search/pages/problem-summary.tsx'
import { SelectField } from '../../../search/pages/select-field.tsx'
import { SubmitButton, submitFields } from '../../../search/pages/submit-button.tsx'
import { useRestoredSearch } from '../../../search/pages/use-restored-search.ts'
import { useSearchForm } from '../../../search/pages/use-search-form.ts'
import styles from '../../../search/pages/search-form.module.css'
import { HomePage, type HomePageProps } from '../../hotels/home/pages/home-page.tsx'

export function GetawayHomePage(props: HomePageProps) {
  return (
    <HomePage {...props}>
      <GetawayForm search={props.search} />
    </HomePage>
  )
}

/** What the getaways form holds, and what it would send. */
export interface GetawayFormState {
  destination: DestinationField
  type: string
  date: Day | null
  duration: string
}

function getawayFormFrom(values: Values): GetawayFormState {
  return {
    destination: destinationFrom(values),
    type: values[GETAWAY_FIELDS.type] ?? '',
    date: readDay(values[GETAWAY_FIELDS.date] ?? ''),
    duration: values[GETAWAY_FIELDS.duration] || 'any',
  }
}

function getawayValues(form: GetawayFormState): Record<string, string> {
  return {
    ...destinationFields(form.destination),
    [GETAWAY_FIELDS.type]: form.type,
    [GETAWAY_FIELDS.date]: form.date === null ? '' : writeDay(form.date),
    [GETAWAY_FIELDS.duration]: form.duration,
  }
}

/** The getaways form. Date and duration wait until a destination is chosen. */
const FIELDS = GETAWAY_FIELDS

function GetawayForm({ search }: { search: SearchPage }) {
  const { site, text } = usePage()
  const [form, change] = useState(() => getawayFormFrom(search.values))
  const { element, problems, isBusy, submit } = useSearchForm(search.problems, search.tab)
  useRestoredSearch(search, element, (values) => change(getawayFormFrom(values)))
  const update = (part: Partial<typeof form>) => change((current) => ({ ...current, ...part }))
  const action = pathOf(site, 'getawayHome')
  // Without scripts nothing could ever wake them, so only scripts put them to sleep.
  const isActive = !useHydrated() || dateAndDurationActive(form.destination.chosen)
  const waiting = isActive ? undefined : text('form.destination-first')

  function onSubmit(event: FormEvent) {
    submit(event, readGetawaySearch(getawayValues(form), search.today), (found) =>
      submitFields(action, writeGetawaySearch(found)),
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
      <div className={styles.getawayRow}>
        <GetawayFormDestinationField
          field={form.destination}
          onChange={(destination) => update({ destination })}
          problems={problems}
          choices={search.choices}
        />
        <SelectField
          name={FIELDS.type}
          label={text('form.getaway-type')}
          value={form.type}
          onChange={(type) => update({ type })}
          problems={problems}
          options={['', ...GETAWAY_TYPES].map((code) => ({
            value: code,
            // The codes and their texts come from the same table.
            label: text(`form.getaway-type.${code || 'any'}` as MessageKey),
          }))}
        />
        <SingleDateField
          name={FIELDS.date}
          label={text('form.date')}
          value={form.date}
          sent={search.values[FIELDS.date]}
          onChange={(date) => update({ date })}
          limits={stayLimits(search.today)}
          problems={problems.all}
          isDisabled={!isActive}
          hint={waiting}
          onFocusField={(field) => problems.clear(field)}
        />
        <SelectField
          name={FIELDS.duration}
          label={text('form.duration')}
          value={form.duration}
          onChange={(duration) => update({ duration })}
          problems={problems}
          isDisabled={!isActive}
          hint={waiting}
          options={GETAWAY_DURATIONS.map((value) => ({
            value,
            label: text(`form.duration.${value}`),
          }))}
        />
        <SubmitButton label={text('form.submit.getaways')} isBusy={isBusy} />
      </div>
      <Splash kind="search" isShown={isBusy} />
    </form>
  )
}
