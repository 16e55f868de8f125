/** How much was found where, and what the prices below are for. */
import { placeWords } from '../../../../places/rules/results-destination.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { TaxNote } from '../../../../ui/tax-note.tsx'
import { listHref } from './list-address.ts'
import styles from './list-heading.module.css'
import { LIST_TITLE } from './scroll-to-list.ts'
import { ShareButton } from './share-button.tsx'
import { useResults } from './results-context.tsx'

export function ListHeading() {
  const { text } = usePage()
  const { page, list } = useResults()
  const count = list.results.summary.accommodations
  const nights = stayNights(page.stay)
  return (
    <header className={styles.heading} id="list">
      <div className={styles.words}>
        <h1 className={styles.title} id={LIST_TITLE} tabIndex={-1} aria-live="polite">
          {list.shown.preFilters.area
            ? text('results.heading-area', { count })
            : text('results.heading', { count, ...placeWords(page.place) })}
        </h1>
        {count > 0 && (
          <p className={styles.note}>
            <span>{text('results.prices-for', { nights })}</span>
            <TaxNote />
          </p>
        )}
      </div>
      {/* In the query, so whoever follows the link is sent the right list at once; tokens are not theirs. */}
      <ShareButton href={listHref({ query: page.query }, list.shown)} />
    </header>
  )
}
