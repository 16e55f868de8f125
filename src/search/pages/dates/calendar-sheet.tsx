/** The calendar as a whole page, on small screens: months below each other, more as one scrolls. */
import x from 'icon:x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../../../site/calendar-day.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CalendarProps } from './calendar.tsx'
import { CalendarFooter } from './calendar-footer.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import { calendarWords } from './calendar-words.ts'
import { focusDay } from './focus-day.ts'
import { addMonths, monthOf, monthsBetween } from './month-span.ts'
import { useDayPrices } from './use-day-prices.ts'
import { weekStart } from './week-start.ts'
import styles from './calendar-sheet.module.css'

/** How many months are there at first, and how many come with each scroll to the end. */
const MONTHS_AT_ONCE = 3

export function CalendarSheet(props: CalendarProps) {
  const { id, picker, field, labels, prices, problems } = props
  const { text } = usePage()
  const { chosen, limits } = picker
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [pointedAt, point] = useState<Day | null>(null)
  const first = monthOf(limits.earliest)
  const all = monthsBetween(first, limits.latest)
  const upTo = (day: Day) => Math.min(all, monthsBetween(first, day) + MONTHS_AT_ONCE - 1)
  const [shown, show] = useState(() => upTo(chosen.end ?? chosen.start ?? limits.earliest))

  const last = Math.min(addMonths(first, shown) - 1, limits.latest)
  const dayPrices = useDayPrices(prices, limits.earliest, last)

  // A modal dialog of the browser keeps the focus in and the rest of the page out.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    focusDay(dialog.current)
  }, [])

  useEffect(() => {
    const isWhole = shown >= all
    if (isWhole || !end.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) show((now) => Math.min(all, now + MONTHS_AT_ONCE))
      },
      { root: body.current, rootMargin: '0px 0px 300px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [shown, all])

  const title = text(picker.singleDate ? 'dates.choose-day' : 'dates.choose-range')
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        props.onCancel()
      }}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.close}
          aria-label={text('action.close')}
          onClick={props.onCancel}
        >
          <Icon of={x} />
        </button>
        <Weekdays />
      </div>
      <div ref={body} className={styles.body}>
        <CalendarMonths
          picker={picker}
          labels={labels}
          month={first}
          shown={shown}
          prices={prices ? dayPrices : null}
          pointedAt={pointedAt}
          onPoint={point}
          onClickDay={props.onClickDay}
        />
        <div ref={end} />
      </div>
      <div className={styles.foot}>
        <CalendarFooter
          picker={picker}
          field={field}
          labels={labels}
          problems={problems}
          hasPrices={Boolean(prices)}
          onApply={props.onApply}
          onCancel={props.onCancel}
        />
      </div>
    </dialog>
  )
}

/** One line of initials above all months; every day says its weekday itself. */
function Weekdays() {
  const { conventions } = usePage().site.edition
  const words = calendarWords(conventions)
  // 4 January 1970 was a Sunday.
  const firstWeekday = 3 + weekStart(conventions)
  return (
    <div className={styles.weekdays} aria-hidden="true">
      {Array.from({ length: 7 }, (_, later) => (
        <span key={later}>{words.weekdayInitial(firstWeekday + later)}</span>
      ))}
    </div>
  )
}
