/** The review of one stay: its form, or, once it is written, what became of it. */
import type { Day } from '../../../../site/calendar-day.ts'
import {
  MAX_REVIEW_LENGTH,
  MAX_TITLE_LENGTH,
  readReviewDraft,
  type RejectionReason,
  SCORES,
  TRAVELLER_PROFILES,
  WITHDRAW_FIELD,
  WRITTEN_REVIEW_FIELDS,
  type WrittenReviewState,
} from '../rules/written-review.ts'
import type { Review } from '../rules/reviews.ts'
import page from '../../../../booking/pages/cart/booking-page.module.css'
import type { FormState } from '../../../../ui/form/form-problem-text.ts'
import { formProblemText } from '../../../../ui/form/form-problem-text.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { datedStayWords } from '../../../../site/text/day-words.ts'
import { pathOf } from '../../../../site/routes.ts'
import { MessageBox } from '../../../../ui/message-box.tsx'
import { useBusyForm } from '../../../../ui/form/busy-form.ts'
import { FormSummary, TextField } from '../../../../ui/form/text-field.tsx'
import { ReviewItem } from './review-item.tsx'
import { CsrfField } from '../../../../ui/form/csrf-field.tsx'
import buttons from '../../../../ui/button.module.css'
import ownReviewStyles from './own-review.module.css'
import { type FormEvent, useState } from 'react'
import { controlState, Field } from '../../../../ui/form/field.tsx'
import reviewFormStyles from './review-form.module.css'
import field from '../../../../ui/form/field.module.css'
import scoreFieldStyles from './score-field.module.css'
import styles from './write-review-page.module.css'

export interface WriteReviewPageData {
  locator: string
  stayNumber: number
  hotelName: string
  /** Its reviews; empty for a hotel that is sold without its name, whose page shows none. */
  hotelHref: string
  photo: string
  stay: { checkIn: Day; checkOut: Day }
  /** How the review is signed. */
  author: string
  languages: { language: string; name: string }[]
  form: FormState
  /** Null while nothing is written. */
  written: { review: Review; state: WrittenReviewState; reason: RejectionReason | null } | null
}

export function WriteReviewPage(data: WriteReviewPageData) {
  const { site, text } = usePage()
  const { hotelName, photo, stay, written } = data
  const { conventions } = site.edition
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <header className={styles.header}>
          {photo && <img className={styles.photo} src={photo} alt="" width="120" height="90" />}
          <div>
            <h1 className={styles.title}>{text('write-review.title', { hotel: hotelName })}</h1>
            <p className={page.note}>{datedStayWords(stay, conventions)}</p>
          </div>
        </header>
        {written ? (
          <OwnReview data={data} written={written} />
        ) : (
          <>
            <p className={page.lead}>{text('write-review.lead')}</p>
            <ReviewForm {...data} />
          </>
        )}
      </div>
    </PageFrame>
  )
}

/** The score: ten real radio buttons that look like a scale. */
function ScoreField({ form }: { form: FormState }) {
  const { text } = usePage()
  const name = WRITTEN_REVIEW_FIELDS.score
  const wrong = form.problems.find((each) => each.field === name)
  return (
    <fieldset className={scoreFieldStyles.scores} aria-describedby={`${name}-hint`}>
      <legend className={scoreFieldStyles.legend}>{text('write-review.score')}</legend>
      <div className={scoreFieldStyles.scale} data-invalid={wrong ? true : undefined}>
        {SCORES.map((score) => (
          <label key={score} className={scoreFieldStyles.score}>
            <input
              type="radio"
              name={name}
              value={score}
              required
              className={scoreFieldStyles.input}
              defaultChecked={form.values[name] === String(score)}
              aria-describedby={wrong ? `${name}-problem` : undefined}
            />
            <span className={scoreFieldStyles.number}>{score}</span>
          </label>
        ))}
      </div>
      {wrong && (
        <p className={field.problem} id={`${name}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
      <p className={scoreFieldStyles.hint} id={`${name}-hint`}>
        {text('write-review.score.hint')}
      </p>
    </fieldset>
  )
}

/** A written review with its state; whoever wrote it can take it back. */
const KINDS = { pending: 'info', published: 'success', rejected: 'warning' } as const

interface OwnReviewProps {
  data: WriteReviewPageData
  written: NonNullable<WriteReviewPageData['written']>
}

function OwnReview({ data, written }: OwnReviewProps) {
  const { site, text } = usePage()
  const busy = useBusyForm()
  const { locator, stayNumber, hotelHref, form } = data
  const { review, state, reason } = written
  const told =
    state === 'rejected'
      ? text(`write-review.reason.${reason ?? 'not-about-stay'}`)
      : text(`write-review.text.${state}`)
  return (
    <>
      <FormSummary form={form} isShown={() => false} />
      <MessageBox kind={KINDS[state]} title={text(`write-review.state.${state}`)}>
        <p>{told}</p>
      </MessageBox>
      <section className={page.column} aria-labelledby="own-title">
        <h2 id="own-title" className={page.subtitle}>
          {text('write-review.own')}
        </h2>
        <ul className={ownReviewStyles.review}>
          <ReviewItem review={review} isVerified />
        </ul>
      </section>
      <form
        className={page.column}
        method="post"
        action={pathOf(site, 'writeReview', { locator, stay: stayNumber })}
        onSubmit={busy.onSubmit}
      >
        <CsrfField />
        <input type="hidden" name={WITHDRAW_FIELD} value="1" />
        <p className={page.note}>{text('write-review.withdraw.text')}</p>
        <div className={page.actions}>
          <button type="submit" className={buttons.quiet} disabled={busy.isBusy}>
            {text('write-review.withdraw')}
          </button>
          {hotelHref && (
            <a className={buttons.quiet} href={hotelHref}>
              {text('write-review.to-hotel')}
            </a>
          )}
          <a className={buttons.quiet} href={pathOf(site, 'trips')}>
            {text('nav.trips')}
          </a>
        </div>
      </form>
    </>
  )
}

/** The form of a review. It is read by the same rules before it is sent and when it arrives. */
function ReviewForm(data: WriteReviewPageData) {
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
        name={WRITTEN_REVIEW_FIELDS.title}
        label={text('write-review.name')}
        form={form}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
      />
      <div className={reviewFormStyles.pair}>
        {([WRITTEN_REVIEW_FIELDS.positive, WRITTEN_REVIEW_FIELDS.negative] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={text(
              name === WRITTEN_REVIEW_FIELDS.positive
                ? 'write-review.positive'
                : 'write-review.negative',
            )}
            form={form}
            isOptional
            isLong
            maxLength={MAX_REVIEW_LENGTH}
          />
        ))}
      </div>
      <p className={page.note}>{text('write-review.either')}</p>
      <div className={reviewFormStyles.pair}>
        {select(
          WRITTEN_REVIEW_FIELDS.profile,
          text('write-review.profile'),
          TRAVELLER_PROFILES.map((each) => [each, text(`reviews.profile.${each}`)]),
        )}
        {select(
          WRITTEN_REVIEW_FIELDS.language,
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
