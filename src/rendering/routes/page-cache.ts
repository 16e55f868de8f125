/**
 * Bodies of pages, kept for whoever asks for the same page next. A page is written from its data and
 * from nothing else, or the browser could not take it over: so long as the data are the same to the
 * letter, so is the body, and it need not be rendered again. Data are made anew for every request:
 * a price, a claim or a room that has changed makes other data, and another body.
 *
 * The one thing that is every visitor's own, the token against forged requests, is left out and put
 * in its place when the page is sent.
 */
import { randomUUID } from 'node:crypto'
import { bytesOf, type Piece } from './page-bytes.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'

/** Some hundred and thirty kilobytes each: so many are thirteen megabytes for each thread. */
const MAX_PAGES = 100
/** Nobody comes back to most pages: what was asked for once only is not worth the memory. */
const MAX_ADDRESSES = 2_000

interface Body {
  data: string
  dataBytes: Buffer
  /** Between any two of them stands the token. */
  pieces: readonly Buffer[]
}

export interface CachedPage {
  body: readonly Piece[]
  data: Piece
}

export interface PageToWrite {
  /** For whom it is, and where. */
  key: string
  /** What it is written from. */
  data: string
  csrfToken: string
  /** Writes it with what stands for the token. */
  render: (csrfToken: string) => readonly Piece[]
}

export interface PageCache {
  bodyOf: (page: PageToWrite) => CachedPage
}

export function pageCache(most = MAX_PAGES): PageCache {
  const bodies = new RecentlyUsed<string, Body>(most)
  const asked = new RecentlyUsed<string, true>(MAX_ADDRESSES)
  // Nobody can know it, so nobody can write it into a page.
  const mark = `token-${randomUUID()}`
  return {
    bodyOf({ key, data, csrfToken, render }) {
      const known = bodies.find(key)
      if (known?.data === data)
        return { body: withToken(known.pieces, csrfToken), data: known.dataBytes }
      const runs = splitAt(mark, render(mark))
      if (asked.find(key)) {
        // Copied: what they were written into is larger.
        const pieces = runs.map((run) => Buffer.from(bytesOf(run)))
        bodies.keep(key, { data, dataBytes: Buffer.from(data), pieces })
      } else asked.keep(key, true)
      return { body: runs.flatMap((run, at) => (at === 0 ? run : [csrfToken, ...run])), data }
    },
  }
}

/** What stands before, between and after marks. */
function splitAt(mark: string, pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [[]]
  for (const piece of pieces) {
    if (typeof piece !== 'string' || !piece.includes(mark)) {
      runs.at(-1)!.push(piece)
      continue
    }
    const [before = '', ...others] = piece.split(mark)
    runs.at(-1)!.push(before)
    for (const other of others) runs.push([other])
  }
  return runs
}

function withToken(pieces: readonly Piece[], csrfToken: string): Piece[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [csrfToken, piece]))
}
