/** A search form under the tabs that lead to the pages of the other forms. */
import { type ReactNode, useRef } from 'react'
import bed from 'icon:bed-double'
import luggage from 'icon:luggage'
import plane from 'icon:plane'
import { pathOf } from '../../site/routes.ts'
import { isLinked, SEARCH_TABS, type SearchTab, SECTIONS } from '../../site/sections.ts'
import { isPartnerBrand } from '../../site/site.ts'
import { dragMenu } from '../../ui/browser/drag-menu.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepDraft } from './draft.ts'
import styles from './search-widget.module.css'

const ICONS: Record<SearchTab, typeof bed> = {
  hotels: bed,
  'flight-hotel': plane,
  getaways: luggage,
  flights: plane,
}

interface SearchWidgetProps {
  tab: SearchTab
  /** What it is called where nobody sees its title. */
  label: string
  children: ReactNode
}

export function SearchWidget({ tab: open, label, children }: SearchWidgetProps) {
  const { site, text } = usePage()
  const widget = useRef<HTMLElement>(null)
  // What is filled in here goes along to the other form.
  const takeAlong = () => {
    const form = widget.current?.querySelector('form')
    if (form) keepDraft(open, form)
  }
  return (
    <section ref={widget} className={styles.widget} aria-label={label}>
      {!isPartnerBrand(site.type) && (
        <nav ref={dragMenu} className={styles.tabs} aria-label={text('form.tabs')}>
          {SEARCH_TABS.filter((tab) => isLinked(site, SECTIONS[tab].home)).map((tab) => (
            <a
              key={tab}
              className={styles.tab}
              href={pathOf(site, SECTIONS[tab].tab)}
              aria-current={tab === open ? 'page' : undefined}
              onClick={takeAlong}
            >
              <Icon of={ICONS[tab]} size={18} />
              {text(SECTIONS[tab].label)}
            </a>
          ))}
        </nav>
      )}
      {children}
    </section>
  )
}
