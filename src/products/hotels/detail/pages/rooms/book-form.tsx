/** One button for each rate. What it sends is signed, so the price cannot change on the way. */
import { isLinked } from '../../../../../site/built-routes.ts'
import { CHECKOUT_TOKEN_FIELD } from '../../../../../booking/rules/checkout-token.ts'
import { HOTEL_FIELDS } from '../../../../../site/form-fields.ts'
import type { RoomOffer } from '../../../rates/rules/room-offers.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { CsrfField } from '../../../../../ui/form/csrf-field.tsx'
import buttons from '../../../../../ui/button.module.css'
import spoken from '../../../../../ui/spoken.module.css'
import styles from './book-form.module.css'

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
    <form className={styles.form} method="post" action={pathOf(site, 'cart')} onSubmit={onBook}>
      <CsrfField />
      <input type="hidden" name={CHECKOUT_TOKEN_FIELD} value={offer.checkoutToken} />
      {giftBoxCode && <input type="hidden" name={HOTEL_FIELDS.giftBoxCode} value={giftBoxCode} />}
      <button type="submit" className={`${buttons.primary} ${styles.book}`}>
        {text('card.book')}
        <span className={spoken.text}>: {name}</span>
      </button>
    </form>
  )
}
