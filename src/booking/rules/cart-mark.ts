/**
 * The cookie that says that rooms are kept, for as long as they are. It names no cart, so scripts
 * may read it: pages are the same for everybody, and show the way to the cart only by it.
 */

export const CART_MARK_COOKIE = 'cart_kept'

/** Where the rooms of a visitor's own cart travel (products/hotels/sale/rules/own-rooms.ts). */
export const OWN_ROOMS_COOKIE = 'cart_stays'

/** Those that scripts cannot read: the cart itself, where its last choice was made, an emptied one. */
export const CART_COOKIES = { cart: 'cart', page: 'cart_page', emptied: 'cart_emptied' } as const
