/** What is seen on the map as a list: for keys and screen readers, and for whoever likes lists. */
import chevron from 'icon:chevron-up'
import { useId } from 'react'
import { type CurrencyCode, formatMoney } from '../../../../../site/money.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { HotelName, HotelSymbols } from './hotel-name.tsx'
import styles from './in-view-list.module.css'
import type { MapPins } from './map-pins.ts'
import { RatingText } from './rating-text.tsx'
import type { HotelsById } from './use-map-hotels.ts'

interface InViewListProps {
  pins: MapPins
  /** Indexes of the pins that are listed, and how many are seen in all. */
  listed: readonly number[]
  count: number
  hotels: HotelsById
  currency: CurrencyCode
  chosen: number
  isOpen: boolean
  /** Null where there is room for it at all times. */
  onToggle: (() => void) | null
  onChoose: (at: number) => void
}

export function InViewList(props: InViewListProps) {
  const { pins, listed, count, isOpen, onToggle } = props
  const { text } = usePage()
  const listId = useId()
  return (
    <section className={styles.panel} data-open={isOpen || undefined}>
      <h3 className={styles.heading}>
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
          >
            <span aria-live="polite">{text('map.in-view', { count })}</span>
            <Icon of={chevron} className={styles.chevron} />
          </button>
        ) : (
          <span className={styles.title} aria-live="polite">
            {text('map.in-view', { count })}
          </span>
        )}
      </h3>
      <div id={listId} className={styles.content} hidden={!isOpen}>
        <p className={styles.note}>{count === 0 ? text('map.nothing') : text('map.price-basis')}</p>
        <ul className={styles.list}>
          {listed.map((at) => (
            <li key={pins.id[at]}>
              <ListedHotel {...props} at={at} />
            </li>
          ))}
        </ul>
        {count > listed.length && (
          <p className={styles.note}>{text('map.cheapest', { count: listed.length })}</p>
        )}
      </div>
    </section>
  )
}

function ListedHotel({
  pins,
  at,
  hotels,
  currency,
  chosen,
  onChoose,
}: InViewListProps & { at: number }) {
  const hotel = hotels.get(pins.id[at]!)
  const price = formatMoney(pins.price[at]!, currency)
  return (
    <button
      type="button"
      className={styles.hotel}
      data-hotel={pins.id[at]}
      aria-pressed={at === chosen}
      onClick={() => onChoose(at)}
    >
      <span className={styles.words}>
        {hotel ? (
          <>
            <span className={styles.name}>
              <HotelName hotel={hotel} /> <HotelSymbols hotel={hotel} />
            </span>
            <span className={styles.rating}>
              <RatingText scores={hotel.reviews} />
            </span>
          </>
        ) : (
          <span className={styles.waiting} />
        )}
      </span>
      <strong className={styles.price}>{price}</strong>
    </button>
  )
}
