/** The code of a booking, large enough to be read out on the telephone. */
import { usePage } from '../../../ui/page-context.tsx'
import styles from './locator.module.css'

export function Locator({ locator }: { locator: string }) {
  const { text } = usePage()
  return (
    <p className={styles.locator}>
      <span className={styles.label}>{text('confirmation.locator')}</span>
      <strong className={styles.code} translate="no">
        {locator}
      </strong>
    </p>
  )
}
