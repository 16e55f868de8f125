/** The code of a booking, which people read aloud and copy from paper. */

/** Without letters and digits that are taken for each other: 0 O, 1 I L, 5 S, 8 B. */
export const LOCATOR_LETTERS = 'ACDEFGHJKMNPQRTUVWXYZ234679'

/** 27⁸ are 282 thousand million: nobody finds one by trying, and it opens nothing by itself. */
export const LOCATOR_LENGTH = 8

/** `pick` gives a whole number from 0 up to, but not including, its argument. */
export function makeLocator(pick: (below: number) => number): string {
  return Array.from(
    { length: LOCATOR_LENGTH },
    () => LOCATOR_LETTERS[pick(LOCATOR_LETTERS.length)],
  ).join('')
}

export function isLocator(text: string): boolean {
  return text.length === LOCATOR_LENGTH && [...text].every((each) => LOCATOR_LETTERS.includes(each))
}

/** As it is kept, however it was typed: "abcd-1234" too. */
export function typedLocator(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toUpperCase()
}
