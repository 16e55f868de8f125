/** All rates, by room or by board. The switch is a link each way, so it works without scripts. */
import { type MouseEvent, useState } from 'react'
import { GROUPING_FIELD, type HotelPageData } from '../../rules/hotel-page.ts'
import {
  groupedOffers,
  OFFER_GROUPINGS,
  type OfferGroup as Group,
  type OfferGrouping,
  offerNames,
  type RoomOffer,
} from '../../../rates/rules/room-offers.ts'
import { type Stay, stayNights } from '../../../../../site/stay.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Splash } from '../../../../../ui/splash/splash.tsx'
import offerGroupStyles from './offer-group.module.css'
import { packageText, type RateRoom } from '../../../rates/rules/rates.ts'
import { brandName } from '../../../../../site/brand-names.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { isLinked } from '../../../../../site/sections.ts'
import { CHECKOUT_TOKEN_FIELD } from '../../../../../booking/rules/checkout-token.ts'
import { HOTEL_FIELDS } from '../../../../../site/form-fields.ts'
import { CsrfField } from '../../../../../ui/form/csrf-field.tsx'
import buttons from '../../../../../ui/button.module.css'
import spoken from '../../../../../ui/spoken.module.css'
import bookFormStyles from './book-form.module.css'
import { discountAfterSigningIn, discountInPrice } from '../../../rates/rules/visitor-discounts.ts'
import { signInHref, SignInLink } from '../../../../../accounts/pages/sign-in-link.tsx'
import offerDiscountStyles from './offer-discount.module.css'
import { discountBadge } from '../../../rates/rules/discounts.ts'
import { type CurrencyCode, formatMoney } from '../../../../../site/money.ts'
import { TaxNote } from '../../../../../ui/tax-note.tsx'
import offerPriceStyles from './offer-price.module.css'
import offerRowStyles from './offer-row.module.css'
import { dueWhenBooking } from '../../../../../booking/rules/amount-due.ts'
import type { Day } from '../../../../../site/calendar-day.ts'
import { LineTerms } from '../../../../../booking/pages/cart/line-terms.tsx'
import { cancellationTerms } from '../../../../line.ts'
import adult from 'icon:user-round'
import child from 'icon:baby'
import { Icon } from '../../../../../ui/icon.tsx'
import partyIconsStyles from './party-icons.module.css'
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

/** The terms of an offer, as those of a stay that is already in the cart are told. */
interface OfferTermsProps {
  offer: RoomOffer
  today: Day
  currency: CurrencyCode
}

export function OfferTerms({ offer, today, currency }: OfferTermsProps) {
  const { paymentMethod, totalAmount: price, cancelPolicy } = offer
  const { freeUntil } = cancelPolicy
  const dueNow = dueWhenBooking({ price, currency, paymentMethod })
  const terms = cancellationTerms(freeUntil, price, today)
  return (
    <LineTerms
      terms={terms}
      price={price}
      currency={currency}
      dueNow={dueNow}
      writeFee={formatMoney}
    />
  )
}

/** A discount that is in a rate's price for this visitor, or that signing in would give. */
function OfferDiscount({ offer, page }: { offer: RoomOffer; page: HotelPageData }) {
  const { site, text } = usePage()
  const percent = discountAfterSigningIn(offer)
  const included = discountInPrice(offer)
  if (!percent && !included) return null
  return (
    <div className={offerDiscountStyles.discount}>
      {included && (
        <p className={offerDiscountStyles.included}>
          {text(`discount.${included.kind}`, { percent: included.percent })}
        </p>
      )}
      {percent > 0 && (
        <SignInLink href={signInHref(site, `${page.path}?${page.query}`)}>
          {text('discount.sign-in', { percent })}
        </SignInLink>
      )}
    </div>
  )
}

/** Who sleeps in each room, as little people; read aloud in words. */
export function PartyIcons({ rooms }: { rooms: readonly RateRoom[] }) {
  const { text } = usePage()
  return (
    <ul className={partyIconsStyles.rooms}>
      {rooms.map(({ adults, childAges }, room) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have nothing but their number
        <li key={room} className={partyIconsStyles.room}>
          <span className={spoken.text}>
            {text('hotel.party', { adults, children: childAges.length })}
          </span>
          <span className={partyIconsStyles.people}>
            {Array.from({ length: adults }, (_, person) => (
              <Icon key={`adult-${person}`} of={adult} size={18} />
            ))}
            {childAges.map((_, person) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor have children
              <Icon key={`child-${person}`} of={child} size={15} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One button for each rate. What it sends is signed, so the price cannot change on the way. */
interface BookFormProps {
  offer: RoomOffer
  /** Tells this button from the others when it is read aloud. */
  name: string
  giftBoxCode: string
  onBook: () => void
}

export function BookForm({ offer, name, giftBoxCode, onBook }: BookFormProps) {
  const { site, text } = usePage()
  if (!isLinked(site, 'cart')) return null
  return (
    <form
      className={bookFormStyles.form}
      method="post"
      action={pathOf(site, 'cart')}
      onSubmit={onBook}
    >
      <CsrfField />
      <input type="hidden" name={CHECKOUT_TOKEN_FIELD} value={offer.checkoutToken} />
      {giftBoxCode && <input type="hidden" name={HOTEL_FIELDS.giftBoxCode} value={giftBoxCode} />}
      <button type="submit" className={`${buttons.primary} ${bookFormStyles.book}`}>
        {text('card.book')}
        <span className={spoken.text}>: {name}</span>
      </button>
    </form>
  )
}

/** The whole price first, since that is what is charged. */
interface OfferPriceProps {
  offer: RoomOffer
  page: HotelPageData
  stay: Stay
}

function OfferPrice({ offer, page, stay }: OfferPriceProps) {
  const { text } = usePage()
  const { currency } = page
  const nights = stayNights(stay)
  const rooms = page.rooms.length
  const [price, originalPrice] = [offer.totalAmount, offer.originalAmount]
  const percent = discountBadge({ ...offer, price, originalPrice })
  const perNight = rooms > 1 ? 'card.per-room-and-night' : 'card.per-night'
  return (
    <p className={offerPriceStyles.price}>
      {percent !== null && (
        <span className={offerPriceStyles.reduced}>
          <span className={offerPriceStyles.badge}>{text('card.discount', { percent })}</span>
          <s className={offerPriceStyles.original}>
            <span className={spoken.text}>{text('card.original-price')} </span>
            {formatMoney(originalPrice, currency)}
          </s>
        </span>
      )}
      <strong className={offerPriceStyles.total}>{formatMoney(price, currency)}</strong>
      <span className={offerPriceStyles.note}>
        {text('card.total', { nights })}
        <TaxNote className={offerPriceStyles.taxes} />
      </span>
      {(nights > 1 || rooms > 1) && (
        <span className={offerPriceStyles.note}>
          {text(perNight, { price: formatMoney(price / nights / rooms, currency) })}
        </span>
      )}
    </p>
  )
}

/** One room with its rates, or one board; the cheapest few at once, the others on request. */
interface OfferGroupProps {
  group: Group
  grouping: OfferGrouping
  page: HotelPageData
  stay: Stay
  onBook: () => void
}

const SHOWN_AT_ONCE = 3

function OfferGroup({ group, grouping, page, stay, onBook }: OfferGroupProps) {
  const { text } = usePage()
  const first = group.offers.slice(0, SHOWN_AT_ONCE)
  const others = group.offers.slice(SHOWN_AT_ONCE)
  const rows = (offers: readonly RoomOffer[]) => (
    <ul className={offerGroupStyles.rows}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.hash}
          offer={offer}
          grouping={grouping}
          page={page}
          stay={stay}
          onBook={onBook}
        />
      ))}
    </ul>
  )
  return (
    <section className={offerGroupStyles.group}>
      <h3 className={offerGroupStyles.title}>{group.title}</h3>
      {rows(first)}
      {others.length > 0 && (
        <details className={offerGroupStyles.more}>
          <summary className={offerGroupStyles.summary}>
            {text('hotel.group.more', { count: others.length })}
          </summary>
          {rows(others)}
        </details>
      )}
    </section>
  )
}

/** One rate: who sleeps there, what is included, what cancelling costs, what it costs, one button. */
interface OfferRowProps {
  offer: RoomOffer
  grouping: OfferGrouping
  page: HotelPageData
  stay: Stay
  onBook: () => void
}

const FEW_ROOMS = 5

function OfferRow({ offer, grouping, page, stay, onBook }: OfferRowProps) {
  const { site, text } = usePage()
  const { availableRooms } = offer
  const included = packageText(offer)
  const name = grouping === 'room' ? offer.boardDescription : offer.roomsTitle
  return (
    <li className={offerRowStyles.row}>
      <div className={offerRowStyles.what}>
        <h4 className={offerRowStyles.name}>{name}</h4>
        <PartyIcons rooms={offer.rooms} />
        {included && (
          <p className={offerRowStyles.package}>
            {text('card.included-tickets', { text: included })}
          </p>
        )}
        {offerNames(offer.offers).map((each) => (
          <p key={each} className={offerRowStyles.offer}>
            {text(`hotel.offer.${each}`)}
          </p>
        ))}
        {availableRooms <= FEW_ROOMS && (
          <p className={offerRowStyles.few}>
            {text('card.rooms-left', { count: availableRooms, brand: brandName(site) })}
          </p>
        )}
      </div>
      <OfferTerms offer={offer} today={page.today} currency={page.currency} />
      <div className={offerRowStyles.price}>
        <div className={offerRowStyles.amounts}>
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
