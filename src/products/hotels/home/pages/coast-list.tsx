import waves from 'icon:waves'
import type { PricedPlace } from '../../../../search/rules/search-page.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './coast-list.module.css'
import { HomeSection } from './home-section.tsx'

export function CoastList({ coasts }: { coasts: readonly PricedPlace[] }) {
  const { text } = usePage()
  if (coasts.length === 0) return null
  return (
    <HomeSection id="coasts" title={text('home.coasts')}>
      <ul className={styles.coasts}>
        {coasts.map(({ href, name, country, priceText }) => (
          <li key={href}>
            <a className={styles.coast} href={href}>
              <Icon of={waves} className={styles.icon} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{priceText ? text('home.from', { price: priceText }) : country}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
