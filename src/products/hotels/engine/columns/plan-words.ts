/**
 * What the plans of a hotel have between them, as flags side by side: its providers, packages and
 * exclusive prices. All codes of a usual catalogue fit one word; where there are more, a group that
 * no longer fits begins another one.
 */
import type { Dictionary } from './dictionary.ts'
import { allocate, type EngineColumns } from './engine-columns.ts'
import { FLAGS_PER_WORD } from '../search/flag-counts.ts'

/** Where the flags of a group are. */
export interface FlagPlace {
  word: number
  shift: number
}

export interface PlanLayout {
  words: number
  providers: FlagPlace
  packets: FlagPlace
  offers: FlagPlace
}

export function planLayout({ providers, packets, offerCodes }: Dictionary): PlanLayout {
  let word = 0
  let used = 0
  const placeOf = ({ length }: readonly unknown[]): FlagPlace => {
    // The last bit of a mask stands for all codes beyond it; see plan-bits.ts.
    const width = Math.min(length, FLAGS_PER_WORD)
    if (used + width > FLAGS_PER_WORD) {
      word++
      used = 0
    }
    used += width
    return { word, shift: used - width }
  }
  const places = {
    providers: placeOf(providers),
    packets: placeOf(packets),
    offers: placeOf(offerCodes),
  }
  return { ...places, words: word + 1 }
}

/** The words of all hotels, then the second words of all of them, and so on. */
export function planWords(
  { providerMask, packetMask, offerMask }: EngineColumns,
  dictionary: Dictionary,
): Int32Array {
  const { words, providers, packets, offers } = planLayout(dictionary)
  const hotels = providerMask.length
  const packed = allocate('planWords', words * hotels)
  for (let row = 0; row < hotels; row++) {
    packed[providers.word * hotels + row]! |= providerMask[row]! << providers.shift
    packed[packets.word * hotels + row]! |= packetMask[row]! << packets.shift
    packed[offers.word * hotels + row]! |= offerMask[row]! << offers.shift
  }
  return packed
}
