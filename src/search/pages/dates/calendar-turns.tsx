/** The buttons that turn the months of a calendar. */
import chevronLeft from 'icon:chevron-left'
import chevronRight from 'icon:chevron-right'
import type { MouseEventHandler } from 'react'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './calendar-months.module.css'

interface CalendarTurnsProps {
  onPreviousClick?: MouseEventHandler<HTMLButtonElement>
  onNextClick?: MouseEventHandler<HTMLButtonElement>
  previousMonth?: Date | undefined
  nextMonth?: Date | undefined
}

export function CalendarTurns(props: CalendarTurnsProps) {
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
