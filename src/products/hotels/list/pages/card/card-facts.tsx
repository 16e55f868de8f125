/** What a stay there includes: services, board, tickets, cancellation, payment. */
import { usePage } from '../../../../../ui/page-context.tsx'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import styles from './card-facts.module.css'
import type { CardLook } from './card-look.ts'

export function CardFacts({ form, words }: CardLook) {
  const { text } = usePage()
  const { services, board, packet, cancellation, payment } = words
  return (
    <>
      {services.length > 0 && (
        <ul className={styles.services} aria-label={text('filter.group.services')}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      {board && <p className={styles.board}>{board}</p>}
      {packet && (
        <p className={styles.packet}>
          {form.packetIcon && <SpriteIcon name={form.packetIcon} size={16} />}
          {packet}
        </p>
      )}
      {cancellation && (
        <p className={styles.free}>
          <SpriteIcon name="check" size={16} />
          {cancellation}
        </p>
      )}
      {payment && <p className={styles.payment}>{payment}</p>}
    </>
  )
}
