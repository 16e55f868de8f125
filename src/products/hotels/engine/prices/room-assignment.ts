/**
 * Which room of a party sleeps in which room type, when there are several and a type may run out.
 *
 * The assignment that costs least (or most) before rounding is sought; of equal ones the first in
 * the order of room types. There are at most five rooms, and a bound (every remaining room in its
 * own cheapest type) cuts almost all branches, so a plain search beats anything cleverer.
 */
import { MAX_ROOMS } from '../../../../search/rules/occupancy.ts'

export class RoomAssignment {
  /** The type of each room in the best assignment. */
  readonly types = new Int32Array(MAX_ROOMS)
  private readonly current = new Int32Array(MAX_ROOMS)
  private readonly bounds = new Float64Array(MAX_ROOMS + 1)
  private best = Infinity
  private costs: Float64Array = new Float64Array(0)
  private left: Int32Array = new Int32Array(0)
  private rooms = 0
  private typeCount = 0

  /**
   * `costs` holds a row of `typeCount` for each room, Infinity where a party does not fit; `left`
   * is how many rooms each type has, and is as before when this returns. False: no room for all.
   */
  solve(costs: Float64Array, left: Int32Array, rooms: number, typeCount: number): boolean {
    this.costs = costs
    this.left = left
    this.rooms = rooms
    this.typeCount = typeCount
    this.best = Infinity
    this.bounds[rooms] = 0
    for (let room = rooms - 1; room >= 0; room--) {
      let least = Infinity
      for (let type = 0; type < typeCount; type++)
        least = Math.min(least, costs[room * typeCount + type]!)
      this.bounds[room] = this.bounds[room + 1]! + least
    }
    if (this.bounds[0] === Infinity) return false
    this.place(0, 0)
    return this.best !== Infinity
  }

  private place(room: number, spent: number): void {
    if (room === this.rooms) {
      this.best = spent
      this.types.set(this.current)
      return
    }
    for (let type = 0; type < this.typeCount; type++) {
      const total = spent + this.costs[room * this.typeCount + type]!
      if (this.left[type] === 0 || total + this.bounds[room + 1]! >= this.best) continue
      this.left[type]!--
      this.current[room] = type
      this.place(room + 1, total)
      this.left[type]!++
    }
  }
}
