/**
 * The back office's part of the URL map. It is one site in one set of words: whoever works there
 * passes links to colleagues of other languages. No page of the shop begins like this.
 */
export const OFFICE_ROUTES = {
  home: '/office/',
  signIn: '/office/sign-in/',
  newPassword: '/office/new-password/',
  secondFactor: '/office/sign-in/code/',
  signOut: '/office/sign-out/',
  factors: '/office/factors/',
  bookings: '/office/bookings/',
  booking: '/office/bookings/:locator/',
  holds: '/office/holds/',
  claims: '/office/claims/',
  claimProof: '/office/claims/:claim/proof',
  reviews: '/office/reviews/',
  hotels: '/office/hotels/',
  hotel: '/office/hotels/:hotel/',
  room: '/office/hotels/:hotel/rooms/:room/',
  flights: '/office/flights/',
  flight: '/office/flights/:flight/:day/',
  people: '/office/people/',
  person: '/office/people/:person/',
  mails: '/office/mail/',
  mail: '/office/mail/:mail/',
  currencies: '/office/currencies/',
  health: '/office/health/',
  audit: '/office/audit/',
} as const

export type OfficeRoute = keyof typeof OFFICE_ROUTES

type Values = Record<string, string | number>

/** What is empty is left out of the query. */
export function officePath(name: OfficeRoute, parameters: Values = {}, query: Values = {}): string {
  const path = OFFICE_ROUTES[name].replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(String(parameters[parameter])),
  )
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const search = new URLSearchParams(filled.map(([field, value]) => [field, String(value)]))
  return filled.length > 0 ? `${path}?${search.toString()}` : path
}
