/** The orders of the list: three in a row, the others in a menu, and how the first one comes about. */
import { NO_FILTERS } from '../rules/filter-state.ts'
import { withPreFilters, withSort } from '../rules/list-state.ts'
import { offerPosition, turnOfferSwitch } from '../rules/offer-switch.ts'
import { sortBar, type SortButton } from '../rules/sort-orders.ts'
import orders from 'icon:arrow-up-down'
import { usePage } from '../../../../ui/page-context.tsx'
import { closeOnLeaving } from '../../../../ui/modal/close-on-leaving.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { HowWeRank } from './how-we-rank.tsx'
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
      <ul className={styles.row}>{row.map(sortLink)}</ul>
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
