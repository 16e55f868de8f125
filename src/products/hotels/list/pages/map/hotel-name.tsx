/** A hotel's name with its stars or keys, as small as a map needs it. */
import key from 'icon:key-round'
import star from 'icon:star'
import { categoryOf } from '../../../catalogue/rules/categories.ts'
import type { FoundHotel } from '../../../catalogue/rules/hotel.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import spoken from '../../../../../ui/spoken.module.css'
import styles from './hotel-name.module.css'

export function HotelName({ hotel }: { hotel: Pick<FoundHotel, 'name'> }) {
  const { text } = usePage()
  return hotel.name || text('card.hidden-name')
}

export function HotelSymbols({
  hotel,
}: {
  hotel: Pick<FoundHotel, 'categoryId' | 'categoryName'>
}) {
  const { symbol, count } = categoryOf(hotel.categoryId)
  if (symbol === 'none') return null
  return (
    <span className={styles.symbols} data-symbol={symbol}>
      <span className={spoken.text}>{hotel.categoryName}</span>
      {Array.from({ length: count }, (_, at) => (
        <Icon key={at} of={symbol === 'star' ? star : key} size={13} />
      ))}
    </span>
  )
}
