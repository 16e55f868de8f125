/** What the map says of one hotel, beside its pin. */
import { useEffect } from 'react'
import { POPUP_THUMBNAIL } from '../../rules/map-view.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResultsPage } from '../results-context.tsx'
import close from 'icon:x'
import { formatMoney, isPriceShown } from '../../../../../site/money.ts'
import { photoPath, photoSource } from '../../../../../ui/rules/photo-sizes.ts'
import { stayNights } from '../../../../../site/stay.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import { useCardLink } from '../card/card-look.ts'
import { HotelName, HotelSymbols } from './hotel-name.tsx'
import styles from './hotel-popup.module.css'
import { RatingText } from './rating-text.tsx'
import type { MapHotel } from './read-map-answer.ts'

interface HotelPopupProps {
  /** Undefined until it has arrived. */
  hotel: MapHotel | undefined
  onClose: () => void
  /** Its size has changed. */
  onSettled: () => void
}

export function HotelPopup({ hotel, onClose, onSettled }: HotelPopupProps) {
  const { text } = usePage()
  useEffect(onSettled, [hotel, onSettled])
  return (
    <div className={styles.popup} data-hotel={hotel?.id}>
      {hotel ? <PopupContent hotel={hotel} /> : <div className={styles.waiting} aria-busy="true" />}
      <button
        type="button"
        className={styles.close}
        aria-label={text('action.close')}
        onClick={onClose}
      >
        <Icon of={close} size={18} />
      </button>
    </div>
  )
}

function PopupContent({ hotel }: { hotel: MapHotel }) {
  const { site, text } = usePage()
  const link = useCardLink(hotel)
  return (
    <>
      <div className={styles.top}>
        {hotel.hiddenOfferId === null && (
          <img
            className={styles.thumbnail}
            src={photoSource(photoPath(hotel.id, 1, 'pin'), site)}
            {...POPUP_THUMBNAIL}
            alt=""
          />
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>
            <a href={link.href} target={link.target}>
              <HotelName hotel={hotel} />
            </a>{' '}
            <HotelSymbols hotel={hotel} />
          </h3>
          <p className={styles.rating}>
            <RatingText scores={hotel.reviews} />
          </p>
        </div>
      </div>
      <p className={styles.summary}>{hotel.summary}</p>
      <div className={styles.bottom}>
        <PopupPrice hotel={hotel} />
        <a className={styles.link} href={link.href} target={link.target}>
          {text('map.see-hotel')}
        </a>
      </div>
    </>
  )
}

function PopupPrice({ hotel: { minRate, currency } }: { hotel: MapHotel }) {
  const { text } = usePage()
  const page = useResultsPage()
  if (!minRate || !isPriceShown(minRate.price)) return <span />
  const nights = stayNights(page.stay)
  const perNight = page.rooms.length > 1 ? 'card.per-room-and-night' : 'card.per-night'
  return (
    <p className={styles.price}>
      <span className={styles.from}>{text('map.from')} </span>
      <strong>{formatMoney(minRate.price, currency)}</strong>
      <span className={styles.terms}>
        {text('card.total', { nights })} <TaxNote className={styles.taxes} />
      </span>
      <span className={styles.terms}>
        {text(perNight, { price: formatMoney(minRate.pricePerNightAndRoom, currency) })}
      </span>
    </p>
  )
}
