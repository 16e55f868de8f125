/** Where to go after signing in: in the address of the form, and in the form itself. */

export const BACK_FIELD = 'back'

/** An address that keeps it in mind; empty for nowhere in particular. */
export function withBack(address: string, back: string): string {
  if (back === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${BACK_FIELD}=${encodeURIComponent(back)}`
}
