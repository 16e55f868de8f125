/**
 * What a stay costs at least, and the way to the rooms: beside the name, and on phones at the end of
 * the screen, in reach while the page is read.
 */
import { useEffect, useState } from 'react'
import type { HotelPageData } from '../rules/hotel-page.ts'
import { formatMoney } from '../../../../site/money.ts'
import { stayNights } from '../../../../site/stay.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import { TaxNote } from '../../../../ui/tax-note.tsx'
import styles from './price-bar.module.css'

export function HeadingPrice({ page }: { page: HotelPageData }) {
  if (page.offers.length === 0) return null
  return (
    <div className={styles.bar} data-place="heading">
      <PriceToRooms page={page} />
    </div>
  )
}

export function PriceBar({ page }: { page: HotelPageData }) {
  const isAtRooms = useRoomsInView()
  if (page.offers.length === 0) return null
  return (
    <div className={styles.bar} data-place="end" data-away={isAtRooms || undefined}>
      <PriceToRooms page={page} />
    </div>
  )
}

function PriceToRooms({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const [cheapest] = page.offers
  if (!cheapest || !page.stay) return null
  return (
    <>
      <p className={styles.price}>
        <strong className={styles.total}>
          {text('card.from', { price: formatMoney(cheapest.totalAmount, page.currency) })}
        </strong>
        <span className={styles.note}>
          {text('card.total', { nights: stayNights(page.stay) })}
          <TaxNote className={styles.taxes} />
        </span>
      </p>
      <a className={`${buttons.primary} ${styles.rooms}`} href="#rooms">
        {text('hotel.see-rooms')}
      </a>
    </>
  )
}

/** Whoever is at the rooms needs no way there. */
function useRoomsInView(): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const rooms = document.getElementById('rooms')
    if (!rooms) return
    const observer = new IntersectionObserver(([entry]) => setInView(!!entry?.isIntersecting))
    observer.observe(rooms)
    return () => observer.disconnect()
  }, [])
  return isInView
}
