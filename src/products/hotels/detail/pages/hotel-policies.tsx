/** The rules of a stay here, as far as they are known; nothing is made up. */
import type { HotelPageData } from '../rules/hotel-page.ts'
import type { PaymentMethod } from '../../rates/rules/rates.ts'
import type { Text } from '../../../../site/messages/catalogue.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import styles from './hotel-policies.module.css'
import section from './section.module.css'

const PETS = 7

export function HotelPolicies({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  return (
    <section className={section.section} aria-labelledby="policies">
      <h2 id="policies" className={section.title}>
        {text('hotel.policies')}
      </h2>
      <dl className={styles.policies}>
        {policiesOf(page, text).map(({ name, rule }) => (
          <div key={name} className={styles.policy}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.rule}>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function policiesOf({ hotel, offers }: HotelPageData, text: Text) {
  const adultsOnly = {
    name: text('hotel.policy.adults-only'),
    rule: text('hotel.policy.adults-only.text'),
  }
  const children = {
    name: text('hotel.policy.children'),
    rule: text('hotel.policy.children.text'),
  }
  const takesPets = hotel.serviceCodes.includes(PETS)
  const payments = (['O', 'D', 'P'] as const).filter((method) =>
    offers.some(({ paymentMethod }) => paymentMethod === method),
  )
  return [
    ...(hotel.isForAdultsOnly ? [adultsOnly] : hotel.hasChildRules ? [children] : []),
    {
      name: text('hotel.policy.pets'),
      rule: text(takesPets ? 'hotel.policy.pets.yes' : 'hotel.policy.pets.unknown'),
    },
    {
      name: text('hotel.policy.cancellation'),
      rule: text('hotel.policy.cancellation.text'),
    },
    ...(payments.length > 0
      ? [
          {
            name: text('hotel.policy.payment'),
            rule: payments.map((method) => paymentWords(method, text)).join(' · '),
          },
        ]
      : []),
  ]
}

function paymentWords(method: PaymentMethod, text: Text): string {
  return method === 'O' ? text('hotel.payment.O') : text(`payment.${method}`)
}
