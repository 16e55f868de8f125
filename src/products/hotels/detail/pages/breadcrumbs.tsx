/** The way down to this hotel, each step a list. */
import { usePage } from '../../../../ui/page-context.tsx'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs({ steps }: { steps: readonly { name: string; href: string }[] }) {
  const { text } = usePage()
  return (
    <nav className={styles.way} aria-label={text('hotel.breadcrumbs')}>
      <ol className={styles.steps}>
        {steps.map(({ name, href }) => (
          <li key={href} className={styles.step}>
            <a className={styles.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
