/** The cookies of accounts. Scripts can read none of them. */

/** Of somebody who is signed in; `hostCookie` tells its whole name. */
export const SESSION_COOKIE = 'session'

/** The same in the back office. */
export const STAFF_COOKIE = 'staff'

/** Holds the token of a mail's link while it is being used. */
export const MAIL_LINK_COOKIE = 'mail_link'

export const TRIPS_COOKIE = 'trips'

export const CHECKOUT_COOKIE = 'checkout'
