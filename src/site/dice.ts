/**
 * Seeded chance: the same seed gives the same world for ever, on every machine.
 * The generator is mulberry32: 32 bits of state are plenty for one hotel or one picture.
 */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
}

export function makeDice(seed: number): Dice {
  let state = spread(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}

/** Neighbouring seeds (1, 2, 3 …) must not give neighbouring results. */
export function spread(seed: number): number {
  let mixed = Math.imul((seed ^ (seed >>> 16)) | 0, 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
