/** The fields of the forms around a booking. */
export const CLAIM_FIELDS = {
  address: 'claim_address',
  found: 'claim_price',
  proof: 'claim_proof',
} as const
export const TRIP_FIELDS = { locator: 'locator', email: 'trip_email' } as const
/** What the visitor saw: another fee is told before anything is cancelled. */
export const FEE_FIELD = 'cancellation_fee'
