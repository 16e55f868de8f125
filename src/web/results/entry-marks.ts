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
