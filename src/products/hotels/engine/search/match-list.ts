/** The matches of one search, in arrays as long as the catalogue that are used again and again. */
export class MatchList {
  count = 0
  packetSales = 0
  /** Ascending. */
  readonly rows: Int32Array
  /** Of the cheapest rate for the whole stay, in the hotel's currency. */
  readonly ownTotals: Float64Array
  /** Of the cheapest rate per room and night, in the visitor's. */
  readonly prices: Float64Array
  readonly keys: Float64Array
  /** Rows that fail the choice of places and nothing else, ascending. */
  elsewhere: number[] = []

  constructor(hotels: number) {
    this.rows = new Int32Array(hotels)
    this.ownTotals = new Float64Array(hotels)
    this.prices = new Float64Array(hotels)
    this.keys = new Float64Array(hotels)
  }

  clear(): void {
    this.count = 0
    this.packetSales = 0
    this.elsewhere = []
  }
}
