/** The best-price guarantee: where the better offer was seen, and what it costs there. */
import type { ReactNode } from 'react'
import { GUARANTEE_HOURS } from '../../rules/best-price-guarantee.ts'
import { formatMoneyExactly } from '../../../site/money.ts'
import type { Problem } from '../../../site/problems.ts'
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import type { FormState } from '../../../ui/form/form-problem-text.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import { FormSummary, TextField } from '../../../ui/form/text-field.tsx'
import { useBusyForm } from '../../../ui/form/busy-form.ts'
import type { ShownBooking } from '../confirmation/shown-booking.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { MessageBox } from '../../../ui/message-box.tsx'
import styles from '../../../ui/form/text-field.module.css'
import field from '../../../ui/form/field.module.css'
import input from '../../../ui/file-input.module.css'
import own from './proof-field.module.css'
import { CLAIM_FIELDS } from '../../../site/booking-fields.ts'

export interface ClaimPageData {
  booking: ShownBooking
  /** Why the booking takes no claim: then there is no form. */
  closed: Problem | null
  form: FormState
}

export function ClaimPage({ booking, closed, form }: ClaimPageData) {
  const { site, text } = usePage()
  const back = (
    <a className={buttons.quiet} href={pathOf(site, 'confirmation', { locator: booking.locator })}>
      {text('trips.back')}
    </a>
  )
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <h1 className={page.title}>{text('trips.claim.title')}</h1>
        {closed ? (
          <>
            <MessageBox kind="info" title={formProblemText(text, closed)} />
            <div className={page.actions}>{back}</div>
          </>
        ) : (
          <>
            <p className={page.lead}>{text('trips.claim.text', { hours: GUARANTEE_HOURS })}</p>
            <ClaimForm booking={booking} form={form} back={back} />
          </>
        )}
      </div>
    </PageFrame>
  )
}

interface ClaimFormProps extends Pick<ClaimPageData, 'booking' | 'form'> {
  /** The way out, beside the button. */
  back: ReactNode
}

function ClaimForm({ booking: { locator, total, currency }, form, back }: ClaimFormProps) {
  const { site, text } = usePage()
  const busy = useBusyForm()
  return (
    <form
      className={page.panel}
      method="post"
      action={pathOf(site, 'priceClaim', { locator })}
      encType="multipart/form-data"
      noValidate
      onSubmit={busy.onSubmit}
    >
      <CsrfField />
      <FormSummary form={form} isShown={(field) => field !== ''} />
      <p>{text('trips.claim.paid', { price: formatMoneyExactly(total, currency) })}</p>
      <TextField
        name={CLAIM_FIELDS.address}
        label={text('trips.claim.address')}
        hint={text('trips.claim.address.hint')}
        form={form}
        type="url"
        inputMode="url"
        autoComplete="off"
        isOptional
        saysOptional={false}
      />
      <ProofField form={form} />
      <TextField
        name={CLAIM_FIELDS.found}
        label={text('trips.claim.price', { currency })}
        hint={text('trips.claim.price.hint')}
        form={form}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={page.actions}>
        <button type="submit" className={buttons.primary} disabled={busy.isBusy}>
          {text('trips.claim.send')}
        </button>
        {back}
      </div>
    </form>
  )
}

/** A picture of the other offer, such as a photograph of a screen. */
const NAME = CLAIM_FIELDS.proof

function ProofField({ form }: { form: FormState }) {
  const { text } = usePage()
  const wrong = form.problems.find((each) => each.field === NAME)
  return (
    <div className={field.field}>
      <label className={own.label} htmlFor={NAME}>
        {text('trips.claim.proof')}
      </label>
      <input
        id={NAME}
        className={`${input.file} ${own.file}`}
        type="file"
        name={NAME}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${NAME}-problem ${NAME}-hint` : `${NAME}-hint`}
      />
      {wrong && (
        <p className={field.problem} id={`${NAME}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
      <p className={styles.hint} id={`${NAME}-hint`}>
        {text('trips.claim.proof.hint')}
      </p>
    </div>
  )
}
