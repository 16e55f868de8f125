/** The grids of one or more months. The library knows grids and keys; words, looks and rules are ours. */
import { useMemo, type ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'
import type { Day } from '../../../site/calendar-day.ts'
import type { DatePicker } from '../../rules/date-range.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CalendarDayButton, type DayFacts, DayFactsContext } from './calendar-day-button.tsx'
import { CalendarTurns } from './calendar-turns.tsx'
import { calendarWords, dateOf, dayFrom } from './calendar-words.ts'
import { cheapDays } from './cheap-days.ts'
import type { DayPrices } from './price-cache.ts'
import { shownRange } from './shown-range.ts'
import { weekStart } from './week-start.ts'
import styles from './calendar-months.module.css'

interface CalendarMonthsProps {
  picker: DatePicker
  labels: { start: string; end: string }
  /** The first of the months shown, by its first day. */
  month: Day
  shown: number
  prices: DayPrices | null
  pointedAt: Day | null
  onPoint: (day: Day | null) => void
  onClickDay: (day: Day) => void
  /** Without it the months are scrolled, not turned, and stand under weekdays of their own. */
  onTurn?: (month: Day) => void
}

export function CalendarMonths(props: CalendarMonthsProps) {
  const { picker, labels, month, shown, prices, pointedAt, onPoint, onClickDay, onTurn } = props
  const { site } = usePage()
  const { conventions } = site.edition
  const { chosen, limits } = picker
  const words = useMemo(() => calendarWords(conventions), [conventions])
  const cheap = useMemo(() => cheapDays(prices ?? new Map()), [prices])
  const facts: DayFacts = { words, labels, chosen, prices, cheap }

  // Kept from one rendering to the next: with new ones the library would lay out its days again.
  const wording = useMemo(
    () => ({
      formatters: {
        formatCaption: (date: Date) => words.month(dayFrom(date)),
        formatDay: (date: Date) => String(date.getDate()),
        formatWeekdayName: (date: Date) => words.weekdayInitial(dayFrom(date)),
      },
      labels: {
        labelGrid: (date: Date) => words.month(dayFrom(date)),
        labelWeekday: (date: Date) => words.weekday(dayFrom(date)),
      },
    }),
    [words],
  )

  return (
    <DayFactsContext value={facts}>
      <div
        className={styles.calendar}
        data-with-prices={prices ? true : undefined}
        onMouseLeave={() => onPoint(null)}
      >
        <DayPicker
          {...wording}
          {...selection(picker)}
          lang={conventions}
          weekStartsOn={weekStart(conventions)}
          month={dateOf(month)}
          numberOfMonths={shown}
          startMonth={dateOf(limits.earliest)}
          endMonth={dateOf(limits.latest)}
          disabled={[{ before: dateOf(limits.earliest) }, { after: dateOf(limits.latest) }]}
          hideNavigation={!onTurn}
          hideWeekdays={!onTurn}
          // Turning to a month of six weeks must not move the buttons below.
          fixedWeeks={Boolean(onTurn)}
          onMonthChange={(date) => onTurn?.(dayFrom(date))}
          onDayClick={(date) => onClickDay(dayFrom(date))}
          onDayMouseEnter={(date) => onPoint(dayFrom(date))}
          onDayFocus={(date) => onPoint(dayFrom(date))}
          modifiers={marks(picker, pointedAt)}
          modifiersClassNames={MARK_STYLES}
          classNames={CLASS_NAMES}
          components={onTurn ? TURNED : SCROLLED}
        />
      </div>
    </DayFactsContext>
  )
}

const onSelect = () => {}

/** The library is told what is chosen, for its roles and its focus; what a click does is core's. */
function selection({ singleDate, chosen: { start, end } }: DatePicker) {
  const from = start === null ? undefined : dateOf(start)
  if (singleDate) return { mode: 'single', selected: from, onSelect } as const
  const selected = from && { from, to: end === null ? from : dateOf(end) }
  return { mode: 'range', selected, onSelect } as const
}

function marks({ chosen }: DatePicker, pointedAt: Day | null) {
  const { start, end, isPreview } = shownRange(chosen, pointedAt)
  const isRange = start !== null && end !== null
  return {
    rangeStart: (date: Date) => isRange && dayFrom(date) === start,
    rangeEnd: (date: Date) => isRange && dayFrom(date) === end,
    between: (date: Date) => isRange && dayFrom(date) > start && dayFrom(date) < end,
    chosenDay: (date: Date) => [chosen.start, chosen.end].includes(dayFrom(date)),
    previewed: (date: Date) => isPreview && isRange && isWithin(dayFrom(date), start, end),
  }
}

function isWithin(day: Day, first: Day, last: Day): boolean {
  return day >= first && day <= last
}

const MARK_STYLES = {
  rangeStart: styles.rangeStart!,
  rangeEnd: styles.rangeEnd!,
  between: styles.between!,
  chosenDay: styles.chosenDay!,
  previewed: styles.previewed!,
}

const CLASS_NAMES = {
  root: styles.root!,
  months: styles.months!,
  month: styles.month!,
  month_caption: styles.caption!,
  caption_label: styles.captionLabel!,
  month_grid: styles.grid!,
  weekday: styles.weekday!,
  day: styles.day!,
  day_button: styles.dayButton!,
  today: styles.today!,
  disabled: styles.disabled!,
  hidden: styles.hidden!,
}

type Components = ComponentProps<typeof DayPicker>['components']

const TURNED: Components = { DayButton: CalendarDayButton, Nav: CalendarTurns }

/** Months that are scrolled to do not take the place of others, so nobody needs to be told. */
const SCROLLED: Components = {
  DayButton: CalendarDayButton,
  CaptionLabel: ({ className, children }) => <span className={className}>{children}</span>,
}
