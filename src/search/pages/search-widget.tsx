/** "Find your hotel": a search form under the tabs that lead to the pages of the other forms. */
import { type ReactNode, useRef } from 'react'
import bed from 'icon:bed-double'
import luggage from 'icon:luggage'
import plane from 'icon:plane'
import { pathOf } from '../../site/routes.ts'
import type { SearchTab } from '../rules/search-page.ts'
import { isPartnerBrand } from '../../site/site.ts'
import { dragMenu } from '../../ui/browser/drag-menu.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepDraft } from './draft.ts'
import styles from './search-widget.module.css'

const TABS = [
  { tab: 'hotels', route: 'home', icon: bed },
  { tab: 'flight-hotel', route: 'flightHotelHome', icon: plane },
  { tab: 'getaways', route: 'getawayHome', icon: luggage },
] as const

export function SearchWidget({ tab: open, children }: { tab: SearchTab; children: ReactNode }) {
  const { site, text } = usePage()
  const widget = useRef<HTMLElement>(null)
  // What is filled in here goes along to the other form.
  const takeAlong = () => {
    const form = widget.current?.querySelector('form')
    if (form) keepDraft(open, form)
  }
  return (
    <section ref={widget} className={styles.widget} aria-label={text('home.title')}>
      {!isPartnerBrand(site.type) && (
        <nav ref={dragMenu} className={styles.tabs} aria-label={text('form.tabs')}>
          {TABS.map(({ tab, route, icon }) => (
            <a
              key={tab}
              className={styles.tab}
              href={pathOf(site, route)}
              aria-current={tab === open ? 'page' : undefined}
              onClick={takeAlong}
            >
              <Icon of={icon} size={18} />
              {text(`nav.${tab}`)}
            </a>
          ))}
        </nav>
      )}
      {children}
    </section>
  )
}
