/** The form of a review. It is read by the same rules before it is sent and when it arrives. */
import { type FormEvent, useState } from 'react'
import { pathOf } from '../../../../site/routes.ts'
import { TRAVELLER_PROFILES } from '../rules/written-review.ts'
import {
  MAX_REVIEW_LENGTH,
  MAX_TITLE_LENGTH,
  readReviewDraft,
  WRITTEN_REVIEW_FIELDS as FIELDS,
} from '../rules/written-review-fields.ts'
import page from '../../../../booking/pages/cart/booking-page.module.css'
import { useBusyForm } from '../../../../ui/form/busy-form.ts'
import { FormSummary } from '../../../../ui/form/form-summary.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { CsrfField } from '../../../../ui/form/csrf-field.tsx'
import buttons from '../../../../ui/button.module.css'
import { controlState, Field } from '../../../../ui/form/field.tsx'
import styles from './review-form.module.css'
import { ScoreField } from './score-field.tsx'
import type { WriteReviewPageData } from './write-review-page.tsx'

export function ReviewForm(data: WriteReviewPageData) {
  const { site, text } = usePage()
  const { locator, stayNumber, author, languages } = data
  const busy = useBusyForm()
  const [problems, setProblems] = useState(data.form.problems)
  const form = { values: data.form.values, problems }
  const problemsOf = (name: string) => problems.filter(({ field }) => field === name)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const read = readReviewDraft(Object.fromEntries(new FormData(event.currentTarget)))
    if (read.ok) return busy.onSubmit(event)
    event.preventDefault()
    setProblems(read.problems)
    const { elements } = event.currentTarget
    const first = elements.namedItem(read.problems[0]!.field)
    const control = first instanceof RadioNodeList ? first[0] : first
    if (control instanceof HTMLElement) control.focus()
  }

  const select = (name: string, label: string, options: [value: string, words: string][]) => (
    <Field id={name} label={label} problems={problemsOf(name)}>
      <select
        id={name}
        name={name}
        required
        defaultValue={form.values[name] ?? ''}
        {...controlState(name, problemsOf(name))}
      >
        <option value="">{text('write-review.choose')}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )

  return (
    <form
      className={page.panel}
      method="post"
      action={pathOf(site, 'writeReview', { locator, stay: stayNumber })}
      noValidate
      onSubmit={onSubmit}
    >
      <CsrfField />
      <FormSummary form={form} isShown={(field) => field !== ''} />
      <ScoreField form={form} />
      <TextField
        name={FIELDS.title}
        label={text('write-review.name')}
        form={form}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
      />
      <div className={styles.pair}>
        {([FIELDS.positive, FIELDS.negative] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={text(
              name === FIELDS.positive ? 'write-review.positive' : 'write-review.negative',
            )}
            form={form}
            isOptional
            isLong
            maxLength={MAX_REVIEW_LENGTH}
          />
        ))}
      </div>
      <p className={page.note}>{text('write-review.either')}</p>
      <div className={styles.pair}>
        {select(
          FIELDS.profile,
          text('write-review.profile'),
          TRAVELLER_PROFILES.map((each) => [each, text(`reviews.profile.${each}`)]),
        )}
        {select(
          FIELDS.language,
          text('write-review.language'),
          languages.map(({ language, name }) => [language, name]),
        )}
      </div>
      <p className={page.note}>{text('write-review.rules')}</p>
      <p className={page.note}>{text('write-review.signed', { author })}</p>
      <div className={page.actions}>
        <button type="submit" className={buttons.primary} disabled={busy.isBusy}>
          {text('write-review.send')}
        </button>
        <a className={buttons.quiet} href={pathOf(site, 'confirmation', { locator })}>
          {text('trips.back')}
        </a>
      </div>
    </form>
  )
}
