/** The calendar of date fields; with its library a part of its own, loaded when first used. */
import type { Day } from '../../../site/calendar-day.ts'
import type { DatePicker, RangeField } from '../../rules/date-range.ts'
import type { Problem } from '../../../site/problems.ts'
import { sizeClass } from '../../../ui/rules/screen-sizes.ts'
import { CalendarPopup } from './calendar-popup.tsx'
import { CalendarSheet } from './calendar-sheet.tsx'
import type { PriceQuestion } from './price-question.ts'
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
