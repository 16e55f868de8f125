/** The cards of the list. While another list is on its way this one fades and stays. */
import { Fragment } from 'react'
import { COMPLETE, RENDERED } from '../../core/page-status.ts'
import check from 'icon:check'
import heart from 'icon:heart'
import pin from 'icon:map-pin'
import ticket from 'icon:ticket'
import { useListTracking } from '../tracking/use-list-tracking.ts'
import { usePage } from '../page-context.tsx'
import { IconSprite } from '../ui/icon-sprite.tsx'
import { AppBanner } from './app-banner.tsx'
import { HotelCard } from './card/hotel-card.tsx'
import styles from './hotel-cards.module.css'
import { useResults } from './results-context.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Where somebody has looked at a few already. */
const BANNER_AFTER = 2

const CARD_ICONS = { check, heart, pin, ticket }

export function HotelCards() {
  const { text } = usePage()
  const { page, list } = useResults()
  const isHydrated = useHydrated()
  useListTracking()
  // Complete data that is on the screen has the status 200, so that "arrived" and "seen" differ.
  const { complete } = list.results.summary.status
  const status = isHydrated && complete >= COMPLETE ? RENDERED : complete
  return (
    <div className={styles.list} data-faded={list.isFaded || undefined}>
      <IconSprite icons={CARD_ICONS} />
      <output className={styles.status}>
        {list.phase === 'loading' && (
          <span className={styles.spinner}>
            <span className={styles.spoken}>{text('form.submitting')}</span>
          </span>
        )}
      </output>
      <ol className={styles.cards}>
        {list.results.hotels.map((hotel, index) => (
          <Fragment key={hotel.id}>
            <HotelCard
              hotel={hotel}
              position={index}
              status={status}
              metadata={list.metadata[hotel.id] ?? null}
            />
            {index === BANNER_AFTER && page.appHref && <AppBanner href={page.appHref} />}
          </Fragment>
        ))}
      </ol>
    </div>
  )
}
