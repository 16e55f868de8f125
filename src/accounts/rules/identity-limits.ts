/** How long things last and how often they may be tried. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A session ends when it was not used for so long … */
export const SESSION_MS = 14 * DAY
/** … and however much it is used, so that a stolen one does not live for ever. */
export const SESSION_END_MS = 30 * DAY
/** Using a session prolongs it, but a write for every page would be too many. */
export const PROLONG_AFTER_MS = DAY

export const RESET_LINK_MS = HOUR
/** No link is good for longer. */
export const CONFIRM_LINK_MS = DAY
/** To choose a password instead of the one that was told, once that was right. */
export const FIRST_PASSWORD_MS = 15 * MINUTE
/** From the password to the second factor, and to add a passkey. */
export const SECOND_FACTOR_MS = 10 * MINUTE

interface Limit {
  most: number
  windowMs: number
}

/** Wrong passwords for one account, known or not, from wherever they come. */
export const PASSWORDS_PER_ACCOUNT: Limit = { most: 10, windowMs: 15 * MINUTE }
/** From one address there may be a whole office behind a router. */
export const PASSWORDS_PER_ADDRESS: Limit = { most: 60, windowMs: 15 * MINUTE }
/** Three of a million codes are right at any time: so few tries keep a thief busy for years. */
export const CODES_PER_ACCOUNT: Limit = { most: 5, windowMs: 15 * MINUTE }
/** Mails that anybody can cause to be sent to one recipient. */
export const MAILS_PER_RECIPIENT: Limit = { most: 4, windowMs: HOUR }
export const MAILS_PER_ADDRESS: Limit = { most: 30, windowMs: HOUR }
/** Each is told to the address that the account has. */
export const EMAIL_CHANGES_PER_ACCOUNT: Limit = { most: 5, windowMs: HOUR }

/** A working day; then one signs in anew. Unlike visitors', these sessions are not prolonged. */
export const STAFF_SESSION_MS = 12 * 3_600_000
