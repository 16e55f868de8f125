/** Loads the suggestions of the header's search box when somebody turns to it. */
import { loadLate } from '../browser/late-script.ts'
import type { PageSurroundings } from '../page-context.tsx'
import styles from './header-search.module.css'

export function suggestInHeader(page: PageSurroundings): void {
  const box = document.querySelector<HTMLElement>(`.${styles['search']}`)
  const input = box?.querySelector('input')
  if (!box || !input) return
  const bringToLife = async () => {
    const part = await loadLate(() => import('./living-search.tsx'))
    // Whoever types faster than it loads keeps the plain form, which leads to the same place.
    const isWaiting = document.activeElement === input && input.value === ''
    if (part.ok && isWaiting) part.value.putSuggestions(box, page)
  }
  input.addEventListener('focus', () => void bringToLife())
  // It may have been chosen before this script was there.
  if (document.activeElement === input) void bringToLife()
}
