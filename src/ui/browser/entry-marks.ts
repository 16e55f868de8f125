/** What the entries of the history know about what lies over the page. */
export interface EntryMarks {
  /** What lies over the page there, what it is about, and over which list it was opened. */
  over?: string
  about?: number | null
  hash?: string
  /** What was opened from there. */
  under?: string
}

export function entryMarks(): EntryMarks {
  return (history.state ?? {}) as EntryMarks
}

/** Where something is not, or no longer, over the page: true when the browser now goes back for it. */
export function leaveEntry(name: string): boolean {
  const { over, hash, ...others } = entryMarks()
  if (over !== name) return false
  const isOwn = hash === location.hash
  if (isOwn) history.back()
  // Its entry is that of another list by now.
  else history.replaceState(others, '')
  return isOwn
}
