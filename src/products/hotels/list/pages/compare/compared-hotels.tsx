/** The hotels of this page that are to be compared, at most four: more do not fit side by side. */
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import styles from './compare-toggle.module.css'

const MAX_COMPARED = 4

export interface ComparedHotels {
  hotels: readonly CardHotel[]
  isFull: boolean
  toggle: (hotel: CardHotel) => void
  clear: () => void
}

const ComparedContext = createContext<ComparedHotels | null>(null)

/** Hotels stay compared while their list is turned over or filtered away. */
export function ComparedProvider({ children }: { children: ReactNode }) {
  const [hotels, setHotels] = useState<readonly CardHotel[]>([])
  const compared = useMemo(
    () => ({
      hotels,
      isFull: hotels.length >= MAX_COMPARED,
      toggle: (hotel: CardHotel) => setHotels((current) => toggled(current, hotel)),
      clear: () => setHotels([]),
    }),
    [hotels],
  )
  return <ComparedContext value={compared}>{children}</ComparedContext>
}

export function useCompared(): ComparedHotels {
  const compared = use(ComparedContext)
  if (!compared) throw new Error('Hotels are compared inside a ComparedProvider')
  return compared
}

function toggled(hotels: readonly CardHotel[], hotel: CardHotel): readonly CardHotel[] {
  if (hotels.some(({ id }) => id === hotel.id)) return hotels.filter(({ id }) => id !== hotel.id)
  return hotels.length < MAX_COMPARED ? [...hotels, hotel] : hotels
}

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
