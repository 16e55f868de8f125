/** One rate: who sleeps there, what is included, what cancelling costs, what it costs, one button. */
import type { HotelPageData } from '../../rules/hotel-page.ts'
import { packageText } from '../../../rates/rules/rates.ts'
import { type OfferGrouping, offerNames, type RoomOffer } from '../../../rates/rules/room-offers.ts'
import type { Stay } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { brandName } from '../../../../../site/brand-names.ts'
import { BookForm } from './book-form.tsx'
import { OfferDiscount } from './offer-discount.tsx'
import { OfferPrice } from './offer-price.tsx'
import styles from './offer-row.module.css'
import { OfferTerms } from './offer-terms.tsx'
import { PartyIcons } from './party-icons.tsx'

interface OfferRowProps {
  offer: RoomOffer
  grouping: OfferGrouping
  page: HotelPageData
  stay: Stay
  onBook: () => void
}

const FEW_ROOMS = 5

export function OfferRow({ offer, grouping, page, stay, onBook }: OfferRowProps) {
  const { site, text } = usePage()
  const { availableRooms } = offer
  const included = packageText(offer)
  const name = grouping === 'room' ? offer.boardDescription : offer.roomsTitle
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h4 className={styles.name}>{name}</h4>
        <PartyIcons rooms={offer.rooms} />
        {included && (
          <p className={styles.package}>{text('card.included-tickets', { text: included })}</p>
        )}
        {offerNames(offer.offers).map((each) => (
          <p key={each} className={styles.offer}>
            {text(`hotel.offer.${each}`)}
          </p>
        ))}
        {availableRooms <= FEW_ROOMS && (
          <p className={styles.few}>
            {text('card.rooms-left', { count: availableRooms, brand: brandName(site) })}
          </p>
        )}
      </div>
      <OfferTerms offer={offer} today={page.today} currency={page.currency} />
      <div className={styles.price}>
        <div className={styles.amounts}>
          <OfferPrice offer={offer} page={page} stay={stay} />
          <OfferDiscount offer={offer} page={page} />
        </div>
        <BookForm
          offer={offer}
          name={`${offer.roomsTitle}, ${offer.boardDescription}`}
          giftBoxCode={page.giftBoxCode}
          onBook={onBook}
        />
      </div>
    </li>
  )
}
