/** The first page of flights: the form, and where one gets for little money. */
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { SearchHero } from '../../../../search/pages/search-hero.tsx'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import type { ShownPlace } from '../../list/rules/shown-flights.ts'
import { FlightForm } from '../../search/pages/flight-form.tsx'
import { PlaceList } from '../../list/pages/place-list.tsx'
import styles from './flight-home-page.module.css'

export interface FlightIdeas {
  fromCity: string
  dates: string
  places: ShownPlace[]
  anywhereHref: string
}

interface FlightHomePageProps {
  search: SearchPage
  /** Null until the world is there. */
  ideas: FlightIdeas | null
}

export function FlightHomePage({ search, ideas }: FlightHomePageProps) {
  const { text } = usePage()
  return (
    <PageFrame>
      <SearchHero
        title={text('flights.home.title')}
        subtitle={text('flights.home.subtitle')}
        tab={search.tab}
      >
        <FlightForm search={search} />
      </SearchHero>
      <AsWritten id="flight-ideas">
        {import.meta.env.SSR && ideas && <Ideas ideas={ideas} />}
      </AsWritten>
    </PageFrame>
  )
}

function Ideas({ ideas }: { ideas: FlightIdeas }) {
  const { text } = usePage()
  if (ideas.places.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="cheap-places">
      <h2 id="cheap-places" className={styles.title}>
        {text('flights.ideas', { place: ideas.fromCity })}
      </h2>
      <p className={styles.subtitle}>{text('flights.ideas.text', { dates: ideas.dates })}</p>
      <PlaceList places={ideas.places} hasCountries />
      <p>
        <a href={ideas.anywhereHref}>{text('flights.ideas.all')}</a>
      </p>
    </section>
  )
}
