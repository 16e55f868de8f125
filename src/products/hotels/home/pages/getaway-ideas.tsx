import { writeDay } from '../../../../site/calendar-day.ts'
import type { GetawayIdea } from '../../../../search/rules/search-page.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { HomeSection } from './home-section.tsx'
import { PlaceCard } from './place-card.tsx'
import styles from './place-card.module.css'

export function GetawayIdeas({ ideas }: { ideas: readonly GetawayIdea[] }) {
  const { text } = usePage()
  if (ideas.length === 0) return null
  return (
    <HomeSection id="getaway-ideas" title={text('home.getaways')}>
      <ul className={styles.cards}>
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
