/** What the pages with the search forms share: each is this page around its own form. */
import type { ReactNode } from 'react'
import type {
  GetawayIdea,
  HomeContent,
  PricedPlace,
  SearchPage,
} from '../../../../search/rules/search-page.ts'
import { taxNoteOf } from '../../../../site/site.ts'
import { photoSource } from '../../../../ui/rules/photo-sizes.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { RecentSearches } from '../../search/pages/recent-searches.tsx'
import { SearchHero } from '../../../../search/pages/search-hero.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import waves from 'icon:waves'
import { Icon } from '../../../../ui/icon.tsx'
import coastListStyles from './coast-list.module.css'
import homeSectionStyles from './home-section.module.css'
import { writeDay } from '../../../../site/calendar-day.ts'
import popularDestinationsStyles from './place-card.module.css'
import homeIdeasStyles from './home-ideas.module.css'

const IDEAS = 'home-ideas'

export interface HomePageProps {
  search: SearchPage
  content: HomeContent
}

export function HomePage({
  search,
  content,
  children: form,
}: HomePageProps & { children: ReactNode }) {
  const { site, text, claims } = usePage()
  // Where taxes come on top, "final price" would not be true.
  const isFinal = taxNoteOf(site) === 'taxes-included' || taxNoteOf(site) === 'vat-19-included'
  const subtitle = isFinal ? 'home.subtitle' : 'home.subtitle-before-taxes'
  return (
    <PageFrame>
      <SearchHero
        title={text('home.title')}
        subtitle={text(subtitle, { count: claims.accommodations })}
        tab={search.tab}
      >
        {form}
      </SearchHero>
      <AsWritten id={IDEAS}>{import.meta.env.SSR && <HomeIdeas content={content} />}</AsWritten>
      {/* They come with the scripts, so they stand last, where they move nothing. */}
      <RecentSearches today={search.today} />
    </PageFrame>
  )
}

function PopularDestinations({ places }: { places: readonly PricedPlace[] }) {
  const { text } = usePage()
  if (places.length === 0) return null
  return (
    <HomeSection
      id="popular-destinations"
      title={text('home.popular')}
      subtitle={text('home.popular.text')}
    >
      <ul className={popularDestinationsStyles.cards}>
        {places.map((place) => (
          <PlaceCard
            key={place.href}
            place={place}
            note={place.priceText && text('home.from', { price: place.priceText })}
          />
        ))}
      </ul>
    </HomeSection>
  )
}

function CoastList({ coasts }: { coasts: readonly PricedPlace[] }) {
  const { text } = usePage()
  if (coasts.length === 0) return null
  return (
    <HomeSection id="coasts" title={text('home.coasts')}>
      <ul className={coastListStyles.coasts}>
        {coasts.map(({ href, name, country, priceText }) => (
          <li key={href}>
            <a className={coastListStyles.coast} href={href}>
              <Icon of={waves} className={coastListStyles.icon} />
              <span className={coastListStyles.words}>
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

/** What leads on from the home pages: why to book here, and where to go. Nothing in it moves. */
function HomeIdeas({ content }: { content: HomeContent }) {
  const { text, claims } = usePage()
  return (
    <>
      {claims.held.length > 0 && (
        <ul className={homeIdeasStyles.claims}>
          {claims.held.map((claim) => (
            <li key={claim} className={homeIdeasStyles.claim}>
              <h2 className={homeIdeasStyles.claimTitle}>{text(`claim.${claim}`)}</h2>
              <p>{text(`claim.${claim}.text`)}</p>
            </li>
          ))}
        </ul>
      )}
      <PopularDestinations places={content.popular} />
      <CoastList coasts={content.coasts} />
      <GetawayIdeas ideas={content.getaways} />
    </>
  )
}

function GetawayIdeas({ ideas }: { ideas: readonly GetawayIdea[] }) {
  const { text } = usePage()
  if (ideas.length === 0) return null
  return (
    <HomeSection id="getaway-ideas" title={text('home.getaways')}>
      <ul className={popularDestinationsStyles.cards}>
        {ideas.map((idea) => (
          <PlaceCard key={idea.href} place={idea} dates={datesOf(idea)} note={priceOf(idea)} />
        ))}
      </ul>
    </HomeSection>
  )

  function priceOf({ priceText: price }: GetawayIdea): string {
    return price && text('home.from-weekend', { price })
  }
}

function datesOf({ checkIn, checkOut }: GetawayIdea): string {
  return `${shortDay(checkIn)} – ${shortDay(checkOut)}`
}

/** DD-MM: the weekend is near enough to need no year. */
function shortDay(day: number): string {
  return writeDay(day).slice(0, 5)
}

/** A titled part of the home page; without content there is no title either. */
interface HomeSectionProps {
  id: string
  title: string
  subtitle?: string
  children: ReactNode
}

function HomeSection({ id, title, subtitle, children }: HomeSectionProps) {
  return (
    <section className={homeSectionStyles.section} aria-labelledby={id}>
      <h2 id={id} className={homeSectionStyles.title}>
        {title}
      </h2>
      {subtitle && <p className={homeSectionStyles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  )
}

/** A place with a picture, the days it is meant for, and the lowest price when it is known. */
interface PlaceCardProps {
  place: PricedPlace
  dates?: string
  note: string
}

function PlaceCard({ place, dates, note }: PlaceCardProps) {
  const { site } = usePage()
  return (
    <li className={popularDestinationsStyles.card}>
      {place.photo ? (
        <img
          className={popularDestinationsStyles.photo}
          src={photoSource(place.photo, site)}
          alt=""
          width={360}
          height={220}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className={popularDestinationsStyles.photo} />
      )}
      <div className={popularDestinationsStyles.words}>
        <h3 className={popularDestinationsStyles.name}>
          <a className={popularDestinationsStyles.link} href={place.href}>
            {place.name}
          </a>
        </h3>
        <p className={popularDestinationsStyles.country}>{place.country}</p>
        {dates && <p className={popularDestinationsStyles.dates}>{dates}</p>}
        {note && <p className={popularDestinationsStyles.price}>{note}</p>}
      </div>
    </li>
  )
}
