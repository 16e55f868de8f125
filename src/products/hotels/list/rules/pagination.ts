/** Pagination of the list: which pages have a button, and "showing X to Y of Z". */

export const PAGE_SIZE = 20
const PAGE_BUTTONS = 5

/** A page change fires at most this often, however fast the visitor clicks. */
const PAGE_CHANGE_INTERVAL_MS = 1000

export interface Pagination {
  /** The page shown; one beyond the end shows the last. */
  page: number
  pages: number
  isBeyondEnd: boolean
  buttons: number[]
  /** Where these four lead, or null when they lead nowhere. */
  first: number | null
  previous: number | null
  next: number | null
  last: number | null
  /** "Showing X to Y of Z", counted from 1; all 0 when there is nothing. */
  from: number
  to: number
  total: number
}

export function paginate(total: number, asked: number, pageSize = PAGE_SIZE): Pagination {
  const pages = Math.ceil(total / pageSize)
  const page = Math.max(1, Math.min(asked, pages))
  return {
    page,
    pages,
    isBeyondEnd: asked > Math.max(1, pages),
    buttons: pageButtons(page, pages),
    first: page > 1 ? 1 : null,
    previous: page > 1 ? page - 1 : null,
    next: page < pages ? page + 1 : null,
    last: page < pages ? pages : null,
    from: total === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, total),
    total,
  }
}

export function mayChangePage(nowMs: number, lastChangeMs: number | null): boolean {
  return lastChangeMs === null || nowMs - lastChangeMs >= PAGE_CHANGE_INTERVAL_MS
}

/** The current page stands in the middle, except near the two ends. */
function pageButtons(page: number, pages: number): number[] {
  const count = Math.min(PAGE_BUTTONS, pages)
  const centred = page - Math.floor(PAGE_BUTTONS / 2)
  const start = Math.max(1, Math.min(centred, pages - count + 1))
  return Array.from({ length: count }, (_, index) => start + index)
}
