/**
 * The cookie that says that rooms are kept, for as long as they are. It names no cart, so scripts
 * may read it: pages are the same for everybody, and show the way to the cart only by it.
 */

export const CART_MARK_COOKIE = 'cart_kept'

/** Where the rooms of a visitor's own cart travel (products/hotels/sale/rules/own-rooms.ts). */
export const OWN_ROOMS_COOKIE = 'cart_stays'
