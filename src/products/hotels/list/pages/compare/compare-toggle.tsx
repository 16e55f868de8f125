import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import styles from './compare-toggle.module.css'
import { useCompared } from './compared-hotels.tsx'

interface CompareToggleProps {
  label: string
  hotel?: CardHotel | undefined
}

export function CompareToggle({ label, hotel }: CompareToggleProps) {
  const { text } = usePage()
  const { hotels, isFull, toggle } = useCompared()
  const isOn = hotels.some(({ id }) => id === hotel?.id)
  return (
    <label className={styles.toggle} data-disabled={(isFull && !isOn) || undefined}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFull && !isOn}
        aria-label={label}
        onChange={() => hotel && toggle(hotel)}
      />
      {text('compare.short')}
    </label>
  )
}
