/** The grids of one or more months. The library knows grids and keys; words, looks and rules are ours. */
import {
  type ComponentProps,
  createContext,
  type MouseEventHandler,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { type DayButtonProps, DayPicker } from 'react-day-picker'
import type { Day } from '../../../site/calendar-day.ts'
import type { DatePicker, DateRange } from '../../rules/date-range.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CURRENCIES, type CurrencyCode, formatMoney, type MinorUnits } from '../../../site/money.ts'
import {
  type CalendarWords,
  calendarWords,
  dateOf,
  dayFrom,
  monthOf,
  shownRange,
  weekStart,
} from './calendar-words.ts'
import type { DayPrices } from './price-cache.ts'
import styles from './calendar-months.module.css'
import chevronLeft from 'icon:chevron-left'
import chevronRight from 'icon:chevron-right'
import { Icon } from '../../../ui/icon.tsx'
import type { PriceOfDay } from '../../rules/price-calendar.ts'

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
  const facts = useMemo<DayFacts>(
    () => ({ words, labels, chosen, prices, cheap }),
    [words, labels, chosen, prices, cheap],
  )

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

/** The library is told what is chosen, for its roles and its focus; what a click does is a rule. */
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

// A price short enough to stand under a day: "64 €", "$1,2M".

/** From five digits on the last ones say nothing and do not fit. */
const ABBREVIATED_FROM = 10_000

export function briefPrice(amount: MinorUnits, currency: CurrencyCode): string {
  const { ratio, minorDigits } = CURRENCIES[currency]
  const units = Math.round((amount * ratio) / 10 ** minorDigits)
  return units < ABBREVIATED_FROM
    ? formatMoney(amount, currency).replace(LEADING_SPACE, '$1')
    : withSymbol(abbreviated(units, CURRENCIES[currency].decimal), currency)
}

/** "R$ 64" loses its space here; "64 €" keeps it, or the two would grow together. */
const LEADING_SPACE = /^([^\d-]+)\u00a0/

function abbreviated(units: number, decimal: string): string {
  const thousands = Math.round(units / 1_000)
  if (thousands < 1_000) return `${thousands}k`
  // One decimal while there is one digit before it: 1,2M, then 12M.
  const millions = units / 1_000_000
  const shown = millions < 9.95 ? millions.toFixed(1).replace(/\.0$/, '') : millions.toFixed(0)
  return `${shown.replace('.', decimal)}M`
}

function withSymbol(number: string, currency: CurrencyCode): string {
  const { symbol, position } = CURRENCIES[currency]
  return position === 'after-spaced' ? `${number}\u00a0${symbol}` : symbol + number
}

// Which days of each month are among its cheapest.

/** About five days of a month. */
const CHEAP_SHARE = 1 / 6

/**
 * Month by month, so that a mark does not go away while further months are loaded. Days that show
 * the same price are marked alike, and where all do, none is.
 */
export function cheapDays(prices: ReadonlyMap<Day, PriceOfDay>): ReadonlySet<Day> {
  const months = new Map<Day, PricedDay[]>()
  for (const [day, { price, text }] of prices) {
    if (price === null) continue
    const month = months.get(monthOf(day)) ?? []
    months.set(monthOf(day), month)
    month.push({ day, price, text })
  }
  return new Set([...months.values()].flatMap(cheapestOf))
}

interface PricedDay {
  day: Day
  price: number
  text: string
}

function cheapestOf(month: PricedDay[]): Day[] {
  const sorted = month.toSorted((one, other) => one.price - other.price)
  const limit = sorted[Math.ceil(sorted.length * CHEAP_SHARE) - 1]!
  const cheap = sorted.filter(({ price, text }) => price <= limit.price || text === limit.text)
  return cheap.length === month.length ? [] : cheap.map(({ day }) => day)
}

/** The buttons that turn the months of a calendar. */
interface CalendarTurnsProps {
  onPreviousClick?: MouseEventHandler<HTMLButtonElement>
  onNextClick?: MouseEventHandler<HTMLButtonElement>
  previousMonth?: Date | undefined
  nextMonth?: Date | undefined
}

function CalendarTurns(props: CalendarTurnsProps) {
  const { onPreviousClick, onNextClick, previousMonth, nextMonth } = props
  const { text } = usePage()
  // At an end a button only says that it does nothing: a disabled one would lose the focus.
  return (
    <div className={styles.turns}>
      <button
        type="button"
        className={styles.turn}
        aria-label={text('dates.previous-month')}
        aria-disabled={!previousMonth}
        onClick={previousMonth && onPreviousClick}
      >
        <Icon of={chevronLeft} />
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={text('dates.next-month')}
        aria-disabled={!nextMonth}
        onClick={nextMonth && onNextClick}
      >
        <Icon of={chevronRight} />
      </button>
    </div>
  )
}

// A day of the calendar: its number, its price below, and everything about it said in one label.

/** The library makes the buttons, so what they need besides its own comes by context. */
interface DayFacts {
  words: CalendarWords
  labels: { start: string; end: string }
  chosen: DateRange
  /** Null when no destination is chosen: then no room is kept for prices. */
  prices: DayPrices | null
  cheap: ReadonlySet<Day>
}

const DayFactsContext = createContext<DayFacts | null>(null)

function CalendarDayButton({ day, modifiers, ...button }: DayButtonProps) {
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
