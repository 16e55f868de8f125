/** Names of one place as different sources write them: "Sant Joan d'Alacant", "sant joan d alacant". */
import { foldText } from '../../site/fold-text.ts'

/** Most names need no folding, and the build makes half a million keys. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

export function placeKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
