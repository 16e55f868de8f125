/** Which demo hotel is sold under the number of a hidden offer: `hiddenOfferId`, undone. */

/** Inverse to the factors of `hiddenOfferId` in 31 bits: their products with those are 1 there. */
const UNDO_LAST_FACTOR = 0x0cf0b109
const UNDO_FIRST_FACTOR = 0x64ea2d65

/** Whether a hotel has that id, and is sold so, only the catalogue knows. */
export function hotelOfHiddenOffer(hiddenOfferId: number): number {
  const folded = Math.imul(hiddenOfferId, UNDO_LAST_FACTOR) & 0x7fffffff
  const once = folded ^ (folded >>> 15)
  const scrambled = once ^ (folded >>> 30)
  return Math.imul(scrambled, UNDO_FIRST_FACTOR) & 0x7fffffff
}
