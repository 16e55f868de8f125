/** Chances by seed: the same seed gives the same world, so a failure can be looked at again. */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0
  }

  /** 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  is(likely: number): boolean {
    return this.next() < likely
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.next() * values.length)]!
  }

  some<Value>(values: readonly Value[], share: number): Value[] {
    return values.filter(() => this.is(share))
  }
}
