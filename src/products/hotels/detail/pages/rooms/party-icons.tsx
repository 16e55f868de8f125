/** Who sleeps in each room, as little people; read aloud in words. */
import adult from 'icon:user-round'
import child from 'icon:baby'
import { usePage } from '../../../../../ui/page-context.tsx'
import type { RateRoom } from '../../../rates/rules/rates.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import spoken from '../../../../../ui/spoken.module.css'
import styles from './party-icons.module.css'

export function PartyIcons({ rooms }: { rooms: readonly RateRoom[] }) {
  const { text } = usePage()
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ adults, childAges }, room) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms have nothing but their number
        <li key={room} className={styles.room}>
          <span className={spoken.text}>
            {text('hotel.party', { adults, children: childAges.length })}
          </span>
          <span className={styles.people}>
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
