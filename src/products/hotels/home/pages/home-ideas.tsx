/** What leads on from the home pages: why to book here, and where to go. Nothing in it moves. */
import type { HomeContent } from '../../../../search/rules/search-page.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { CoastList } from './coast-list.tsx'
import { GetawayIdeas } from './getaway-ideas.tsx'
import styles from './home-ideas.module.css'
import { PopularDestinations } from './popular-destinations.tsx'

export function HomeIdeas({ content }: { content: HomeContent }) {
  const { text, claims } = usePage()
  return (
    <>
      {claims.held.length > 0 && (
        <ul className={styles.claims}>
          {claims.held.map((claim) => (
            <li key={claim} className={styles.claim}>
              <h2 className={styles.claimTitle}>{text(`claim.${claim}`)}</h2>
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
