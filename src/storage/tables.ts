/** The tables as the code sees them; `migrations/` says how they come to be. */

export interface Tables {
  world: WorldTable
}

/** Which world the database holds. One row. */
export interface WorldTable {
  id: number
  /** The seed and size that the demo catalogue was made from, or what an operator imported. */
  origin: string
  /** ISO 8601, when it was complete. */
  completed_at: string
}
