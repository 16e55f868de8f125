/**
 * The bytes of a page, written into the same memory for every page: asking for two hundred kilobytes
 * anew takes longer than filling them.
 */

/** Text, or bytes that were written before. */
export type Piece = string | Uint8Array

let room = Buffer.allocUnsafeSlow(524_288)

/** They stay what they are only until the next page is written. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      makeRoom(end, piece.length * MOST_BYTES)
      end += room.write(piece, end)
    } else {
      makeRoom(end, piece.length)
      room.set(piece, end)
      end += piece.length
    }
  }
  return room.subarray(0, end)
}

/** Of a UTF-16 unit in UTF-8. */
const MOST_BYTES = 3

function makeRoom(used: number, wanted: number): void {
  if (used + wanted <= room.length) return
  const larger = Buffer.allocUnsafeSlow((used + wanted) * 2)
  room.copy(larger, 0, 0, used)
  room = larger
}
