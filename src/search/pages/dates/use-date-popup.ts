/** Opening and closing the calendar of one or two date fields, and where the focus goes meanwhile. */
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DatePicker, RangeField } from '../../rules/date-range.ts'
import { isSmallScreen } from '../../../ui/browser/screen-size.ts'

export interface DatePopup {
  /** Null while it is closed. */
  picker: DatePicker | null
  /** The field that the next click fills. */
  field: RangeField
  /** Counts how often the focus was asked to move into the grid. */
  focusRequest: number
  /** `into` moves the focus to the grid, once it is there. */
  open: (field: RangeField, how?: 'into') => void
  change: (picker: DatePicker, field: RangeField) => void
  /** The focus goes back to the field it came from. */
  close: () => void
  /** The field whose calendar could not be loaded. The next click on it tries again. */
  failedFor: RangeField | null
  fail: () => void
  /** For a field that got the focus; on small screens a page that opens by itself would trap. */
  onFocus: (field: RangeField) => void
  onBlur: (event: FocusEvent) => void
  /** A pressed field opens when it is released: what moves under a pressed pointer is no click. */
  onPress: () => void
}

interface WaysOut {
  onEscape: () => void
  /** By a click or the focus elsewhere, or because the form is submitted; then it closes itself. */
  onLeave: (picker: DatePicker) => void
  /** Before the form is submitted, which may happen without the focus ever leaving a field. */
  onSubmit: () => void
}

/** `root` is the element around fields and calendar. */
export function useDatePopup(
  root: RefObject<HTMLElement | null>,
  ids: Record<RangeField, string>,
  start: () => DatePicker,
  { onEscape, onLeave, onSubmit }: WaysOut,
): DatePopup {
  const [picker, setPicker] = useState<DatePicker | null>(null)
  // Events may follow each other faster than renderings.
  const latest = useRef<DatePicker | null>(null)
  const [field, setField] = useState<RangeField>('start')
  const [focusRequest, requestFocus] = useState(0)
  const [failedFor, setFailedFor] = useState<RangeField | null>(null)
  const openedFrom = useRef<RangeField>('start')
  const isGoingBack = useRef(false)
  const isReturning = useRef(false)
  const isPressed = useRef(false)
  const isOpen = picker !== null

  function show(shown: DatePicker | null) {
    latest.current = shown
    setPicker(shown)
  }

  function leave() {
    if (latest.current) onLeave(latest.current)
    setFailedFor(null)
    show(null)
  }

  useEffect(() => {
    if (!isOpen) return
    const onOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) leave()
    }
    const onFormSubmit = ({ target }: Event) => {
      if (!(target as Node).contains(root.current)) return
      // The form reads its dates in this very event.
      flushSync(() => {
        onSubmit()
        leave()
      })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('submit', onFormSubmit, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('submit', onFormSubmit, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  })

  // After the calendar has gone: while it is modal, nothing outside can have the focus.
  useEffect(() => {
    if (isOpen || !isGoingBack.current) return
    isGoingBack.current = false
    isReturning.current = true
    document.getElementById(ids[openedFrom.current])?.focus()
    isReturning.current = false
  }, [isOpen, ids])

  function open(opened: RangeField, how?: 'into') {
    openedFrom.current = opened
    setField(opened)
    show(latest.current ?? start())
    requestFocus((count) => (how === 'into' ? count + 1 : isOpen ? count : 0))
  }

  return {
    picker,
    field,
    focusRequest,
    open,
    change: (changed, next) => {
      show(changed)
      setField(next)
      setFailedFor(null)
    },
    close: () => {
      isGoingBack.current = true
      setFailedFor(null)
      show(null)
    },
    failedFor,
    fail: () => {
      setFailedFor(openedFrom.current)
      show(null)
    },
    onFocus: (focused) => {
      const isWished = !isReturning.current && !isPressed.current
      isReturning.current = false
      if (isWished && !isSmallScreen()) open(focused)
    },
    onBlur: ({ target }) => {
      // The window lost the focus, not the field, which will get it back without a wish for dates.
      isReturning.current = document.activeElement === target
    },
    onPress: () => {
      isPressed.current = true
      const release = () => {
        isPressed.current = false
      }
      document.addEventListener('pointerup', release, { once: true })
      document.addEventListener('pointercancel', release, { once: true })
    },
  }
}
