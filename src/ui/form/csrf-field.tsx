/** Stands in every form that changes something, for visitors without scripts. */
import { usePage } from '../page-context.tsx'

export const CSRF_FIELD = '_csrf'

export function CsrfField() {
  const { csrfToken } = usePage()
  return <input type="hidden" name={CSRF_FIELD} value={csrfToken} />
}
