/** A day of the calendar: its number, its price below, and everything about it said in one label. */
import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import type { Day } from '../../../site/calendar-day.ts'
import { type DateRange } from '../../rules/date-range.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { briefPrice } from './brief-price.ts'
import { type CalendarWords, dayFrom } from './calendar-words.ts'
import type { DayPrices } from './price-cache.ts'
import styles from './calendar-months.module.css'

/** The library makes the buttons, so what they need besides its own comes by context. */
export interface DayFacts {
  words: CalendarWords
  labels: { start: string; end: string }
  chosen: DateRange
  /** Null when no destination is chosen: then no room is kept for prices. */
  prices: DayPrices | null
  cheap: ReadonlySet<Day>
}

export const DayFactsContext = createContext<DayFacts | null>(null)

export function CalendarDayButton({ day, modifiers, ...button }: DayButtonProps) {
  const { site, text } = usePage()
  const facts = use(DayFactsContext)!
  const element = useRef<HTMLButtonElement>(null)
  const isFocused = modifiers['focused']
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])

  const number = dayFrom(day.date)
  const { words, labels, chosen, prices, cheap } = facts
  const found = prices?.get(number)
  const price = !modifiers['disabled'] && found?.price ? found : null
  const said = [
    words.fullDay(number),
    chosen.start === number && labels.start,
    chosen.end === number && labels.end,
    price && text('dates.from-price', { price: price.text }),
  ]
  return (
    <>
      <button
        ref={element}
        {...button}
        aria-label={said.filter(Boolean).join(', ')}
        aria-current={modifiers['today'] ? 'date' : undefined}
      />
      {/* Beside the button, whose label says it in full: "click 12" must find the day. */}
      {price && (
        <span
          className={styles.price}
          data-cheap={cheap.has(number) || undefined}
          aria-hidden="true"
        >
          {briefPrice(price.price!, site.edition.currency)}
        </span>
      )}
    </>
  )
}
