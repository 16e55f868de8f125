/**
 * Tells for nearly every term that no late entry has a word that begins so, in one read: a bit for
 * the hash of each beginning. Two beginnings may share a bit, and a bit is never taken back; such a
 * term is then compared with the late entries for nothing, which is slower but not wrong.
 */
import { HASH_START, hashOf, hashPlace, hashWith } from './ready-answers.ts'

/** Eight for each beginning that two thousand names of the usual length may have. */
const BITS = 2 ** 19

export class LateBeginnings {
  /** Made with the first late entry: most threads live without any. */
  private bits: Uint8Array | undefined

  add(word: string): void {
    this.bits ??= new Uint8Array(BITS / 8)
    let hash = HASH_START
    for (let at = 0; at < word.length; at++) {
      hash = hashWith(hash, word.charCodeAt(at))
      const bit = hashPlace(hash, BITS)
      this.bits[bit >> 3]! |= 1 << (bit & 7)
    }
  }

  mayInclude(beginning: string): boolean {
    if (!this.bits) return false
    const bit = hashPlace(hashOf(beginning), BITS)
    return (this.bits[bit >> 3]! & (1 << (bit & 7))) !== 0
  }
}
