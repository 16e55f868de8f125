/** How far what was already painted has moved by itself: the sum of all layout shifts so far. */
import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[])
            if (!shift.hadRecentInput) sum += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are told before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}
