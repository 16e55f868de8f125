import type { PricedPlace } from '../../../../search/rules/search-page.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { HomeSection } from './home-section.tsx'
import { PlaceCard } from './place-card.tsx'
import styles from './place-card.module.css'

export function PopularDestinations({ places }: { places: readonly PricedPlace[] }) {
  const { text } = usePage()
  if (places.length === 0) return null
  return (
    <HomeSection
      id="popular-destinations"
      title={text('home.popular')}
      subtitle={text('home.popular.text')}
    >
      <ul className={styles.cards}>
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
