/** What a stay there includes: services, board, tickets, cancellation, payment. */
import { isBoardShown } from '../../../core/boards.ts'
import { writeDay } from '../../../core/calendar-day.ts'
import type { CardHotel } from '../../../core/hotel.ts'
import { serviceLabels } from '../../../core/services.ts'
import { SKI_PASS, type PacketSaleLine } from '../../../core/supplements.ts'
import { usePage } from '../../page-context.tsx'
import { SpriteIcon } from '../../ui/icon-sprite.tsx'
import { useShownList } from '../results-context.tsx'
import styles from './card-facts.module.css'

export function CardFacts({ hotel, packet }: { hotel: CardHotel; packet: PacketSaleLine | null }) {
  const { text } = usePage()
  const { shown } = useShownList()
  const { minRate } = hotel
  const services = serviceLabels(hotel.serviceCodes, hotel.supplementCodes.includes(SKI_PASS))
  const isBoardFiltered = !!shown.filters.boards
  const until = minRate?.freeCancellationUntil
  return (
    <>
      {services.length > 0 && (
        <ul className={styles.services} aria-label={text('filter.group.services')}>
          {services.map((service) => (
            <li key={service}>{text(`service.${service}`)}</li>
          ))}
        </ul>
      )}
      {minRate && isBoardShown(minRate.boardCode, isBoardFiltered) && (
        <p className={styles.board}>{minRate.boardName}</p>
      )}
      {packet && packet.text !== '' && (
        <p className={styles.packet}>
          <SpriteIcon name="ticket" size={16} />
          {text(`card.${packet.kind}`, { text: packet.text })}
        </p>
      )}
      {hotel.hasFreeCancellation && (
        <p className={styles.free}>
          <SpriteIcon name="check" size={16} />
          {until === null || until === undefined
            ? text('card.free-cancellation')
            : text('card.free-cancellation-until', { day: writeDay(until).slice(0, 5) })}
        </p>
      )}
      {hotel.paymentLabel && <p className={styles.payment}>{hotel.paymentLabel}</p>}
    </>
  )
}
