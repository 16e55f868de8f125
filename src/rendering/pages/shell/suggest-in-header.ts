/** Loads the suggestions of the header's search box when somebody turns to it. */
import { loadLate } from '../../../ui/browser/late-script.ts'
import type { PageSurroundings } from '../../../ui/page-context.tsx'
import styles from './header-search.module.css'

export function suggestInHeader(page: PageSurroundings): void {
  const box = document.querySelector<HTMLElement>(`.${styles['search']}`)
  const input = box?.querySelector('input')
  if (!box || !input) return
  let isComing = false
  const bringToLife = async () => {
    if (isComing) return
    isComing = true
    const part = await load()
    isComing = false
    // Should it not come, the plain form leads to the same place, and the next key asks again.
    if (part.ok && document.activeElement === input) part.value.putSuggestions(box, input, page)
  }
  box.addEventListener('pointerenter', () => void load(), { once: true })
  input.addEventListener('focus', () => void bringToLife())
  input.addEventListener('input', () => void bringToLife())
  // It may have been chosen before this script was there.
  if (document.activeElement === input) void bringToLife()
}

function load() {
  return loadLate(() => import('./living-search.tsx'))
}
