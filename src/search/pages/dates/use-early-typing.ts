/** Takes over what was typed into date fields before the page came to life. */
import { type RefObject, useLayoutEffect } from 'react'
import { RANGE_FIELDS, type RangeField } from '../../rules/date-range.ts'
import type { TypedDates } from './use-typed-dates.ts'

export function useEarlyTyping(
  root: RefObject<HTMLElement | null>,
  names: Partial<Record<RangeField, string>>,
  typed: TypedDates,
): void {
  // Before anything is drawn again: that would put the server's dates back.
  useLayoutEffect(() => {
    const left: Partial<Record<RangeField, string>> = {}
    for (const field of RANGE_FIELDS) {
      const input = root.current?.querySelector<HTMLInputElement>(`input[name="${names[field]}"]`)
      if (!input || input.value === typed.shown(field)) continue
      // A field that still has the focus may not be finished.
      if (input === document.activeElement) typed.type(field, input.value)
      else left[field] = input.value
    }
    if (Object.keys(left).length > 0) typed.take(left)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
}
