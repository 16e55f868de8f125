/** Where, when, who and what is included: the facts of a stay, without its price. */
import arrival from 'icon:log-in'
import departure from 'icon:log-out'
import bed from 'icon:bed-double'
import meal from 'icon:utensils'
import gift from 'icon:gift'
import phone from 'icon:phone'
import { stayNights } from '../../../site/stay.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { longDay } from '../../../site/text/day-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { partyWords } from '../../../site/text/party-words.ts'
import type { ShownStay } from './shown-stay.ts'
import styles from './stay-facts.module.css'

type Facts = Pick<ShownStay, 'stay' | 'rooms' | 'board' | 'giftBoxCode' | 'phone'>

interface StayFactsProps {
  stay: Facts
  /** Who sleeps in each room, where that is known. */
  guests?: readonly string[]
}

export function StayFacts({ stay, guests }: StayFactsProps) {
  const { site, text } = usePage()
  const { conventions } = site.edition
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <Icon of={arrival} size={18} />
          {text('form.check-in')}
        </dt>
        <dd className={styles.value}>{longDay(stay.stay.checkIn, conventions)}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <Icon of={departure} size={18} />
          {text('form.check-out')}
        </dt>
        <dd className={styles.value}>
          {longDay(stay.stay.checkOut, conventions)}
          <span className={styles.more}>
            {text('cart.nights', { nights: stayNights(stay.stay) })}
          </span>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <Icon of={bed} size={18} />
          {text('cart.rooms', { count: stay.rooms.length })}
        </dt>
        {stay.rooms.map(({ name, adults, childAges }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rooms have nothing but their number
          <dd key={index} className={styles.value}>
            {name}
            {guests?.[index] && <span className={styles.more}>{guests[index]}</span>}
            <span className={styles.more}>{partyWords(text, { adults, childAges })}</span>
          </dd>
        ))}
      </div>
      <div className={styles.fact}>
        <dt className={styles.name}>
          <Icon of={meal} size={18} />
          {text('cart.board')}
        </dt>
        <dd className={styles.value}>{stay.board}</dd>
      </div>
      {stay.giftBoxCode && (
        <div className={styles.fact}>
          <dt className={styles.name}>
            <Icon of={gift} size={18} />
            {text('cart.gift-box')}
          </dt>
          <dd className={styles.value}>{stay.giftBoxCode}</dd>
        </div>
      )}
      {stay.phone && (
        <div className={styles.fact}>
          <dt className={styles.name}>
            <Icon of={phone} size={18} />
            {text('confirmation.hotel-phone')}
          </dt>
          <dd className={styles.value}>
            <a href={`tel:${stay.phone.replace(/[^+\d]/g, '')}`}>{stay.phone}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
