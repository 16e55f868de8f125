/** A hotel of the comparison: its picture and name lead to its page, and it can be taken out. */
import close from 'icon:x'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { Icon } from '../../../../../ui/icon.tsx'
import { useCardLink } from '../card/card-link.ts'
import styles from './compare-panel.module.css'
import { useCompared } from './compared-hotels.tsx'

export function ComparedName({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const { toggle } = useCompared()
  const { href, target } = useCardLink(hotel)
  const name = hotel.name || text('card.hidden-name')
  return (
    <div className={styles.hotel} data-hotel={hotel.id}>
      <img src={hotel.thumbnail} alt="" width={240} height={160} />
      <button
        type="button"
        className={styles.remove}
        aria-label={text('compare.remove', { name })}
        onClick={({ currentTarget }) => {
          // The button goes with its hotel; keys go on in the table.
          currentTarget.closest('section')?.focus()
          toggle(hotel)
        }}
      >
        <Icon of={close} size={18} />
      </button>
      <a className={styles.name} href={href} target={target}>
        {name}
      </a>
    </div>
  )
}

export function BookLink({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const { href, target } = useCardLink(hotel)
  return (
    <a className={buttons.primary} href={href} target={target} data-hotel={hotel.id}>
      {text('card.book')}
    </a>
  )
}
