/** The calendar of date fields; with its library a part of its own, loaded when first used. */
import type { Day } from '../../../site/calendar-day.ts'
import {
  canApply,
  type DatePicker,
  monthsShown,
  pickerProblems,
  type RangeField,
} from '../../rules/date-range.ts'
import type { Problem } from '../../../site/problems.ts'
import { LAZY_LOADING_MARGIN_PX } from '../../../ui/rules/late-loading.ts'
import { sizeClass } from '../../../ui/rules/screen-sizes.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '../../../ui/page-context.tsx'
import button from '../../../ui/button.module.css'
import { problemText } from '../../../ui/form/problem-text.ts'
import {
  addMonths,
  calendarWords,
  firstShownMonth,
  monthOf,
  monthsBetween,
  nightsOf,
  weekStart,
} from './calendar-words.ts'
import calendarFooterStyles from './calendar-footer.module.css'
import { CalendarMonths } from './calendar-months.tsx'
import { canAskPrices } from '../../rules/price-calendar.ts'
import {
  askPrices,
  type DayPrices,
  knownPrices,
  type PriceQuestion,
  questionKey,
} from './price-cache.ts'
import styles from './calendar-popup.module.css'
import x from 'icon:x'
import { Icon } from '../../../ui/icon.tsx'
import calendarSheetStyles from './calendar-sheet.module.css'
import { useScreenWidth } from '../../../ui/browser/use-screen-width.ts'

export interface CalendarProps {
  id: string
  picker: DatePicker
  /** The field that the next click fills. */
  field: RangeField
  labels: { start: string; end: string }
  prices: PriceQuestion | null | undefined
  /** About what was typed and could not be read. */
  problems: readonly Problem[]
  /** Counts how often the focus was asked to move into the grid. */
  focusRequest: number
  onClickDay: (day: Day) => void
  onApply: () => void
  onCancel: () => void
}

export function Calendar(props: CalendarProps) {
  const screenWidth = useScreenWidth()
  return sizeClass(screenWidth) === 'S' ? (
    <CalendarSheet {...props} />
  ) : (
    <CalendarPopup {...props} screenWidth={screenWidth} />
  )
}

/** The calendar under its fields, on screens wide enough for it. */
function CalendarPopup(props: CalendarProps & { screenWidth: number }) {
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

// The calendar as a whole page, on small screens: months below each other, more as one scrolls.

/** How many months are there at first, and how many come with each scroll to the end. */
const MONTHS_AT_ONCE = 3

function CalendarSheet(props: CalendarProps) {
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
      { root: body.current, rootMargin: `0px 0px ${LAZY_LOADING_MARGIN_PX}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [shown, all])

  const title = text(picker.singleDate ? 'dates.choose-day' : 'dates.choose-range')
  return (
    <dialog
      ref={dialog}
      id={id}
      className={calendarSheetStyles.sheet}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        props.onCancel()
      }}
    >
      <div className={calendarSheetStyles.head}>
        <p className={calendarSheetStyles.title}>{title}</p>
        <button
          type="button"
          className={calendarSheetStyles.close}
          aria-label={text('action.close')}
          onClick={props.onCancel}
        >
          <Icon of={x} />
        </button>
        <Weekdays />
      </div>
      <div ref={body} className={calendarSheetStyles.body}>
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
      <div className={calendarSheetStyles.foot}>
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
    <div className={calendarSheetStyles.weekdays} aria-hidden="true">
      {Array.from({ length: 7 }, (_, later) => (
        <span key={later}>{words.weekdayInitial(firstWeekday + later)}</span>
      ))}
    </div>
  )
}

/** Moves the focus into a calendar, to the one day of its grids that Tab would reach. */
function focusDay(calendar: HTMLElement | null): void {
  calendar?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus()
}

/** The prices under the days of a calendar, loaded for the months that it shows. */
const NO_PRICES: DayPrices = new Map()

function useDayPrices(
  question: PriceQuestion | null | undefined,
  first: Day,
  last: Day,
): DayPrices {
  const { site } = usePage()
  const [prices, show] = useState(NO_PRICES)
  const asked = question && canAskPrices(question) ? question : null
  const key = asked && questionKey(asked)

  useEffect(() => {
    if (!asked || !key) return show(NO_PRICES)
    const known = knownPrices(key, Date.now())
    const onPrices = () => show(new Map(known))
    onPrices()
    const stop = new AbortController()
    // Prices are an extra: without an answer the calendar simply shows none.
    askPrices(site, asked, { first, last }, known, { signal: stop.signal, onPrices }).catch(
      () => {},
    )
    return () => stop.abort()
    // The key stands for the question, which is a new object at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [site, key, first, last])

  return prices
}

/** What is chosen so far, what is wrong with it, and the two ways out of a calendar. */
interface CalendarFooterProps {
  picker: DatePicker
  /** The field that the next click fills. */
  field: RangeField
  labels: { start: string; end: string }
  /** About what was typed and could not be read. */
  problems: readonly Problem[]
  hasPrices: boolean
  onApply: () => void
  onCancel: () => void
}

function CalendarFooter(props: CalendarFooterProps) {
  const { picker, field, labels, problems, hasPrices, onApply, onCancel } = props
  const { text } = usePage()
  const wrong = [...problems, ...pickerProblems(picker)]
  return (
    <div className={calendarFooterStyles.footer}>
      {hasPrices && (
        <p className={calendarFooterStyles.note}>
          <span>{text('dates.price-note')}</span>
          <span className={calendarFooterStyles.cheapest}>{text('dates.cheapest')}</span>
        </p>
      )}
      <output className={calendarFooterStyles.status}>
        {wrong.length > 0 ? (
          <span className={calendarFooterStyles.problem}>{problemText(text, wrong[0]!)}</span>
        ) : (
          <Chosen picker={picker} label={labels[field]} />
        )}
      </output>
      <div className={calendarFooterStyles.actions}>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button
          type="button"
          className={button.primary}
          disabled={!canApply(picker)}
          onClick={onApply}
        >
          {text('action.apply')}
        </button>
      </div>
    </div>
  )
}

function Chosen({ picker, label }: { picker: DatePicker; label: string }) {
  const { site, text } = usePage()
  const { start, end } = picker.chosen
  const words = calendarWords(site.edition.conventions)
  const nights = nightsOf(picker.chosen)
  if (start !== null && end !== null && nights !== null)
    return (
      <span>
        <strong>{text('dates.nights', { count: nights })}</strong>{' '}
        <span className={calendarFooterStyles.days}>{words.shortRange(start, end)}</span>
      </span>
    )
  const day = start ?? end
  if (picker.singleDate && day !== null) return <span>{words.shortDay(day)}</span>
  return (
    <span>
      {day !== null && <strong>{words.shortDay(day)}</strong>}{' '}
      <span className={calendarFooterStyles.days}>{text('dates.pick', { label })}</span>
    </span>
  )
}
