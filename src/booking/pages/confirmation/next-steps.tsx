/** What happens now, in the order in which it happens. */
import { usePage } from '../../../ui/page-context.tsx'
import page from '../cart/booking-page.module.css'
import styles from './next-steps.module.css'
import type { ShownBooking } from './shown-booking.ts'

export function NextSteps({ booking }: { booking: ShownBooking }) {
  const { text } = usePage()
  const { email, total, paid } = booking
  return (
    <section className={page.panel} aria-labelledby="next-title">
      <h2 id="next-title" className={page.subtitle}>
        {text('confirmation.next')}
      </h2>
      <ol className={styles.steps}>
        <li>{text('confirmation.next.mail', { email })}</li>
        <li>{text('confirmation.next.arrival')}</li>
        {total > paid && <li>{text('confirmation.next.pay')}</li>}
        <li>{text('confirmation.next.change')}</li>
      </ol>
    </section>
  )
}
