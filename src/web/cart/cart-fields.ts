/** Names the item that is taken out of the cart. */
export const REMOVE_FIELD = 'remove'
/** The new price that the visitor has seen and takes. */
export const ACCEPTED_FIELD = 'accepted_price'
