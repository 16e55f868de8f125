/** Names the item that is taken out of the cart. */
export const REMOVE_FIELD = 'remove'
/** How often the cart was kept longer before it is now. */
export const RENEW_FIELD = 'renew'
/** The new price that the visitor has seen and takes. */
export const ACCEPTED_FIELD = 'accepted_price'
