/**
 * Where each of many short runs begins in a shared array.
 * A million 32-bit offsets would take as much room as the words they point to; a byte of length for
 * each run and a full offset for every sixteenth take a third, for a sum of at most fifteen bytes.
 */
export interface PackedStarts {
  lengths: Uint8Array
  blocks: Uint32Array
}

export const LONGEST_RUN = 255
const BLOCK = 16

export function packStarts(lengths: Uint8Array): PackedStarts {
  const blocks = new Uint32Array(Math.ceil((lengths.length + 1) / BLOCK))
  let sum = 0
  for (let run = 0; run <= lengths.length; run++) {
    if (run % BLOCK === 0) blocks[run / BLOCK] = sum
    sum += lengths[run] ?? 0
  }
  return { lengths, blocks }
}

/** The start of a run; that of the one after the last is the end of all. */
export function startOf({ lengths, blocks }: PackedStarts, run: number): number {
  let start = blocks[run >>> 4]!
  for (let before = run & ~(BLOCK - 1); before < run; before++) start += lengths[before]!
  return start
}

/** The run that a position belongs to. */
export function runAt({ lengths, blocks }: PackedStarts, position: number): number {
  let low = 0
  let high = blocks.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (blocks[middle]! <= position) low = middle
    else high = middle
  }
  let run = low * BLOCK
  for (let start = blocks[low]!; start + lengths[run]! <= position; run++) start += lengths[run]!
  return run
}
