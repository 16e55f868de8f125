/** The orders of the list: three in a row, the others in a menu, and how the first one comes about. */
import { NO_FILTERS } from '../rules/filter-state.ts'
import { withPreFilters, withSort } from '../rules/list-state.ts'
import { turnOfferSwitch } from '../rules/offer-switch.ts'
import { offerPosition } from '../rules/offer-switch.ts'
import { sortBar, type SortButton } from '../rules/sort-orders.ts'
import orders from 'icon:arrow-up-down'
import { dragMenu } from '../../../../ui/browser/drag-menu.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { closeOnLeaving } from '../../../../ui/modal/close-on-leaving.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { RECOMMENDATION_PARTS, shareOf } from '../rules/recommendation-points.ts'
import { AsWritten } from '../../../../ui/as-written.tsx'
import howWeRankStyles from './how-we-rank.module.css'
import { ListLink } from './list-link.tsx'
import { useResults } from './results-context.tsx'
import styles from './sort-bar.module.css'

const OFFERS = ['hotel-only', 'short-break'] as const

export function SortBar() {
  const { text } = usePage()
  // Links add to what is on its way already.
  const { shown, asked, results } = useResults().list
  const position = offerPosition(shown.preFilters)
  const hasPackages = results.summary.packetSalesFound > 0 || position !== null
  // Nothing cannot be put in order.
  const isEmpty = results.summary.accommodations === 0
  return (
    <div className={styles.sorting} hidden={isEmpty && position === null}>
      {!isEmpty && <SortOrders />}
      <div className={styles.below}>
        {hasPackages && (
          <ul className={styles.switch} aria-label={text('filter.group.getaways')}>
            {OFFERS.map((offer) => (
              <li key={offer}>
                <ListLink
                  className={styles.offer}
                  isCurrent={offer === position}
                  to={withPreFilters(asked, turnOfferSwitch(asked.preFilters, offer))}
                >
                  {text(`sort.offer.${offer}`)}
                </ListLink>
              </li>
            ))}
          </ul>
        )}
        <HowWeRank isHidden={isEmpty} />
      </div>
    </div>
  )
}

function SortOrders() {
  const { text } = usePage()
  const { page, list } = useResults()
  const { row, menu } = sortBar(list.shown.sort, {
    destinationLevel: page.place.level,
    hasCoast: page.place.type === 'coast',
    // Where all are shown instead, no chosen place is there to be near.
    filters: list.results.fallback?.showsAll ? NO_FILTERS : list.shown.filters,
  })
  const chosen = menu.find(({ isActive }) => isActive)
  return (
    <nav className={styles.bar} aria-label={text('sort.title')}>
      <ul ref={dragMenu} className={styles.row}>
        {row.map(sortLink)}
      </ul>
      <details className={styles.more} ref={closeOnLeaving}>
        <summary className={styles.button} data-active={chosen !== undefined}>
          <span className={styles.word}>
            {text(chosen ? `sort.order.${chosen.order}` : 'sort.more')}
          </span>
          <Icon of={orders} size={18} />
        </summary>
        <ul className={styles.menu}>{menu.map(sortLink)}</ul>
      </details>
    </nav>
  )
}

function sortLink(button: SortButton) {
  return (
    <li key={button.order}>
      <SortLink button={button} />
    </li>
  )
}

function SortLink({ button: { order, isActive } }: { button: SortButton }) {
  const { text } = usePage()
  const { list } = useResults()
  return (
    <ListLink className={styles.button} isCurrent={isActive} to={withSort(list.asked, order)}>
      {text(`sort.order.${order}`)}
    </ListLink>
  )
}

// In plain words how the recommended order comes about; the weights stand in one table of the rules.

/** Hidden and not left out where there is nothing to rank: the server writes the answer only once. */
function HowWeRank({ isHidden }: { isHidden: boolean }) {
  const { text } = usePage()
  return (
    <details className={howWeRankStyles.rank} ref={closeOnLeaving} hidden={isHidden}>
      <summary className={howWeRankStyles.question}>{text('rank.question')}</summary>
      <div className={howWeRankStyles.answer}>
        <AsWritten id="how-we-rank">{import.meta.env.SSR && <Answer />}</AsWritten>
      </div>
    </details>
  )
}

function Answer() {
  const { text } = usePage()
  return (
    <>
      <p>{text('rank.answer')}</p>
      <ul>
        {RECOMMENDATION_PARTS.map((part) => (
          <li key={part}>{text(`rank.part.${part}`, { percent: shareOf(part) })}</li>
        ))}
      </ul>
      <p>{text('rank.same-for-all')}</p>
    </>
  )
}
