/** The calendar under its fields, on screens wide enough for it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import { monthsShown } from '../../rules/date-range.ts'
import { usePage } from '../../../ui/page-context.tsx'
import type { CalendarProps } from './calendar.tsx'
import { CalendarFooter } from './calendar-footer.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import { focusDay } from './focus-day.ts'
import { addMonths, firstShownMonth, monthOf } from './month-span.ts'
import { useDayPrices } from './use-day-prices.ts'
import styles from './calendar-popup.module.css'

export function CalendarPopup(props: CalendarProps & { screenWidth: number }) {
  const { id, picker, field, labels, prices, problems, focusRequest, screenWidth } = props
  const { text } = usePage()
  const { chosen, limits } = picker
  const shown = picker.singleDate ? 1 : monthsShown(screenWidth)
  const wanted = chosen[field] ?? chosen.start ?? chosen.end ?? limits.earliest
  const monthFor = (current: Day, day: Day) =>
    firstShownMonth(current, day, shown, limits.earliest, limits.latest)
  const [month, turn] = useState(() => monthFor(monthOf(wanted), wanted))
  const [pointedAt, point] = useState<Day | null>(null)
  const element = useRef<HTMLDialogElement>(null)

  // A typed date brings its month into view; a clicked one is in view already.
  const [followed, follow] = useState(wanted)
  if (followed !== wanted) {
    follow(wanted)
    turn(monthFor(month, wanted))
  }

  const first = Math.max(month, limits.earliest)
  const last = Math.min(addMonths(month, shown) - 1, limits.latest)
  const dayPrices = useDayPrices(prices, first, last)

  useEffect(() => {
    if (focusRequest > 0) focusDay(element.current)
  }, [focusRequest])

  useLayoutEffect(() => {
    keepOnScreen(element.current, screenWidth)
  }, [screenWidth])

  return (
    <dialog
      ref={element}
      open
      id={id}
      className={styles.popup}
      data-months={shown}
      aria-label={text(picker.singleDate ? 'dates.choose-day' : 'dates.choose-range')}
    >
      <CalendarMonths
        picker={picker}
        labels={labels}
        month={month}
        shown={shown}
        prices={prices ? dayPrices : null}
        pointedAt={pointedAt}
        onPoint={point}
        onClickDay={props.onClickDay}
        onTurn={turn}
      />
      <CalendarFooter
        picker={picker}
        field={field}
        labels={labels}
        problems={problems}
        hasPrices={Boolean(prices)}
        onApply={props.onApply}
        onCancel={props.onCancel}
      />
    </dialog>
  )
}

/**
 * Begins where its fields begin or, where the window ends too early, ends where they end. What is
 * below the window's end is scrolled to, as far as the fields stay in view.
 */
function keepOnScreen(popup: HTMLElement | null, screenWidth: number): void {
  if (!popup?.parentElement) return
  popup.style.removeProperty('--shift')
  const fields = popup.parentElement.getBoundingClientRect()
  const { left, right, bottom } = popup.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  if (right > Math.min(clientWidth, screenWidth) - EDGE)
    popup.style.setProperty('--shift', `${Math.max(fields.right - right, EDGE - left)}px`)
  const top = Math.min(bottom + EDGE - clientHeight, fields.top - EDGE)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top > 0) window.scrollBy({ top, behavior: isCalm ? 'instant' : 'smooth' })
}

const EDGE = 8
