/** Which part of the list is shown, and the ways to the others. */
import { useRef } from 'react'
import first from 'icon:chevrons-left'
import last from 'icon:chevrons-right'
import next from 'icon:chevron-right'
import previous from 'icon:chevron-left'
import up from 'icon:arrow-up'
import { withPage } from '../rules/list-state.ts'
import { mayChangePage, paginate } from '../rules/pagination.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ListLink } from './list-link.tsx'
import styles from './pagination-bar.module.css'
import { useResults } from './results-context.tsx'
import { goToList } from './scroll-to-list.ts'

export function PaginationBar() {
  const { text } = usePage()
  const { list } = useResults()
  const { accommodations, currentPage, accommodationsPerPage } = list.results.summary
  const pages = paginate(accommodations, currentPage, accommodationsPerPage)
  const lastChange = useRef<number | null>(null)

  function turnTo(page: number) {
    const moment = now()
    if (!mayChangePage(moment, lastChange.current)) return
    lastChange.current = moment
    list.change(withPage(list.asked, page))
    goToList()
  }

  if (pages.total === 0) return null
  const ends = (
    page: number | null,
    icon: string,
    name: 'first' | 'previous' | 'next' | 'last',
  ) => (
    <li>
      {page === null ? (
        <span className={styles.page} aria-hidden="true" data-disabled>
          <Icon of={icon} />
        </span>
      ) : (
        <ListLink
          className={styles.page}
          label={text(`pagination.${name}`)}
          to={withPage(list.asked, page)}
          onFollow={() => turnTo(page)}
        >
          <Icon of={icon} />
        </ListLink>
      )}
    </li>
  )
  return (
    <nav className={styles.pagination} aria-label={text('pagination.title')}>
      <p className={styles.range}>
        {text('pagination.range', { from: pages.from, to: pages.to, total: pages.total })}
      </p>
      {pages.pages > 1 && (
        <ul className={styles.pages}>
          {ends(pages.first, first, 'first')}
          {ends(pages.previous, previous, 'previous')}
          {pages.buttons.map((page) => (
            <li key={page}>
              <ListLink
                className={styles.page}
                isCurrent={page === pages.page}
                label={text('pagination.page', { page })}
                to={withPage(list.asked, page)}
                onFollow={() => turnTo(page)}
              >
                {page}
              </ListLink>
            </li>
          ))}
          {ends(pages.next, next, 'next')}
          {ends(pages.last, last, 'last')}
        </ul>
      )}
      <a className={styles.up} href="#content">
        <Icon of={up} size={16} />
        {text('pagination.up')}
      </a>
    </nav>
  )
}

function now(): number {
  return performance.now()
}
