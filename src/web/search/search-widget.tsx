/** "Find your hotel": the search forms, one tab each. Every tab has an address of its own. */
import { useState, type MouseEvent } from 'react'
import bed from 'icon:bed-double'
import luggage from 'icon:luggage'
import plane from 'icon:plane'
import { pathOf } from '../../core/routes.ts'
import type { SearchPage, SearchTab } from '../../core/search-page.ts'
import { isPartnerBrand } from '../../core/site.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { FlightHotelForm } from './flight-hotel-form.tsx'
import { GetawayForm } from './getaway-form.tsx'
import { HotelForm } from './hotel-form.tsx'
import styles from './search-widget.module.css'

const TABS = [
  { tab: 'hotels', route: 'home', icon: bed, Form: HotelForm },
  { tab: 'flight-hotel', route: 'flightHotelHome', icon: plane, Form: FlightHotelForm },
  { tab: 'getaways', route: 'getawayHome', icon: luggage, Form: GetawayForm },
] as const

export function SearchWidget({ search }: { search: SearchPage }) {
  const { site, text } = usePage()
  const [open, setOpen] = useState(search.tab)
  const { Form } = TABS.find(({ tab }) => tab === open) ?? TABS[0]
  // What came with the page belongs to the tab that it opened with.
  const own = open === search.tab ? search : { ...search, values: {}, problems: [], choices: [] }

  function switchTo(event: MouseEvent, tab: SearchTab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(tab)
    history.replaceState(history.state, '', (event.currentTarget as HTMLAnchorElement).href)
  }

  return (
    <section className={styles.widget} aria-label={text('home.title')}>
      {!isPartnerBrand(site.type) && (
        <nav className={styles.tabs} aria-label={text('form.tabs')}>
          {TABS.map(({ tab, route, icon }) => (
            <a
              key={tab}
              className={styles.tab}
              href={pathOf(site, route)}
              aria-current={tab === open ? 'page' : undefined}
              onClick={(event) => switchTo(event, tab)}
            >
              <Icon of={icon} size={18} />
              {text(`nav.${tab}`)}
            </a>
          ))}
        </nav>
      )}
      <Form key={open} search={own} />
    </section>
  )
}
