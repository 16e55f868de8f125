/** All rates, by room or by board. The switch is a link each way, so it works without scripts. */
import { type MouseEvent, useState } from 'react'
import { GROUPING_FIELD, type HotelPageData } from '../../rules/hotel-page.ts'
import {
  groupedOffers,
  OFFER_GROUPINGS,
  type OfferGrouping,
} from '../../../rates/rules/room-offers.ts'
import type { Stay } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Splash } from '../../../../../ui/splash/splash.tsx'
import { OfferGroup } from './offer-group.tsx'
import styles from './offer-groups.module.css'

export function OfferGroups({ page, stay }: { page: HotelPageData; stay: Stay }) {
  const [grouping, setGrouping] = useState(page.grouping)
  const [isBooking, setBooking] = useState(false)
  const groups = groupedOffers(page.offers, grouping)
  return (
    <>
      <GroupingSwitch page={page} grouping={grouping} onChange={setGrouping} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <OfferGroup
            key={group.key}
            group={group}
            grouping={grouping}
            page={page}
            stay={stay}
            onBook={() => setBooking(true)}
          />
        ))}
      </div>
      <Splash kind="booking" isShown={isBooking} />
    </>
  )
}

interface GroupingSwitchProps {
  page: HotelPageData
  grouping: OfferGrouping
  onChange: (grouping: OfferGrouping) => void
}

function GroupingSwitch({ page, grouping, onChange }: GroupingSwitchProps) {
  const { text } = usePage()
  return (
    <nav className={styles.switch} aria-label={text('hotel.group')}>
      {OFFER_GROUPINGS.map((each) => {
        const query = new URLSearchParams(page.query)
        if (each !== 'room') query.set(GROUPING_FIELD, each)
        const onClick = (event: MouseEvent) => {
          event.preventDefault()
          onChange(each)
        }
        return (
          <a
            key={each}
            className={styles.way}
            href={`${page.path}?${query}#rooms`}
            aria-current={each === grouping || undefined}
            onClick={onClick}
          >
            {text(`hotel.group.${each}`)}
          </a>
        )
      })}
    </nav>
  )
}
