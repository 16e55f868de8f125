/**
 * On large screens a filter counts as soon as it is changed, as on the list of hotels. It is the
 * form that is sent, so the page comes anew; the focus goes back to where it was.
 */
import { useEffect } from 'react'
import { storedDataIn } from '../../../../ui/browser/stored-data.ts'

export const FILTERS_FORM = 'flight-filters'

const STORED_AS = 'flight-filter'
const KEPT_MS = 10_000
const LARGE = '(width >= 1024px)'

export function useFiltersAtOnce(): void {
  useEffect(() => {
    const form = document.getElementById(FILTERS_FORM)
    if (!(form instanceof HTMLFormElement)) return
    const session = storedDataIn(() => window.sessionStorage)
    // Where styles cannot keep it open, scripts do.
    const fold = form.closest('details')
    if (fold && window.matchMedia(LARGE).matches) fold.open = true
    const before = session.recall(STORED_AS)
    session.forget(STORED_AS)
    if (typeof before === 'string') document.getElementById(before)?.focus({ preventScroll: true })
    const send = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !window.matchMedia(LARGE).matches) return
      session.keep(STORED_AS, target.id, KEPT_MS)
      form.requestSubmit()
    }
    form.addEventListener('change', send)
    form.addEventListener('submit', leaveOutEmpty)
    return () => {
      form.removeEventListener('change', send)
      form.removeEventListener('submit', leaveOutEmpty)
    }
  }, [])
}

/** Addresses are shared: what says nothing does not stand in them. */
function leaveOutEmpty({ currentTarget }: Event): void {
  for (const control of (currentTarget as HTMLFormElement).elements)
    if (control instanceof HTMLSelectElement && control.value === '') control.disabled = true
}
