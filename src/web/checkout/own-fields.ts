/** Fields of the checkout form that the booking itself has no use for. */
export const TERMS_FIELD = 'terms_accepted'
/** How many rooms each item has: without the database, the form is written again from it. */
export const ROOMS_FIELD = 'cart_rooms'
