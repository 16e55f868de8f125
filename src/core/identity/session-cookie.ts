/** The cookies of accounts. Scripts can read neither of them. */

/** Of somebody who is signed in. */
export const SESSION_COOKIE = 'session'

/** Holds the token of a mail's link while it is being used. */
export const MAIL_LINK_COOKIE = 'mail_link'
