/** The demo bank's question before a payment; a real bank asks on pages of its own. */
import { pathOf } from '../../../site/routes.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'
import { useBusyForm } from '../../../ui/form/busy-form.ts'
import { CHALLENGE_FIELDS } from '../../../site/booking-fields.ts'

export interface ChallengePageData {
  paymentId: string
}

export function ChallengePage({ paymentId }: ChallengePageData) {
  const { site, text } = usePage()
  const busy = useBusyForm()
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <h1 className={page.title}>{text('checkout.challenge.title')}</h1>
        <form
          className={page.panel}
          method="post"
          action={pathOf(site, 'bankQuestion')}
          onSubmit={busy.onSubmit}
        >
          <CsrfField />
          <input type="hidden" name={CHALLENGE_FIELDS.payment} value={paymentId} />
          <p>{text('checkout.challenge.text')}</p>
          <div className={page.actions}>
            <button
              type="submit"
              className={buttons.primary}
              name={CHALLENGE_FIELDS.answer}
              value="yes"
            >
              {text('checkout.challenge.yes')}
            </button>
            <button
              type="submit"
              className={buttons.quiet}
              name={CHALLENGE_FIELDS.answer}
              value="no"
            >
              {text('checkout.challenge.no')}
            </button>
          </div>
        </form>
      </div>
    </PageFrame>
  )
}
