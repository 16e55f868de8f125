/**
 * Keeps what was asked for last: up to a number, at least half of it. There are two halves: what is
 * asked for is in the younger, or moves there, and once that is full it becomes the older, whose
 * things are forgotten. So most of what is found need not be moved: a list looks up a hundred names.
 */

export class RecentlyUsed<Key, Value> {
  private younger = new Map<Key, Value>()
  private older = new Map<Key, Value>()
  private readonly half: number

  constructor(most: number) {
    this.half = Math.ceil(most / 2)
  }

  get(key: Key, make: () => Value): Value {
    return this.find(key) ?? this.keep(key, make())
  }

  find(key: Key): Value | undefined {
    const known = this.younger.get(key)
    if (known !== undefined) return known
    const old = this.older.get(key)
    return old === undefined ? undefined : this.keep(key, old)
  }

  keep(key: Key, value: Value): Value {
    if (this.younger.size >= this.half) {
      this.older = this.younger
      this.younger = new Map()
    }
    this.younger.set(key, value)
    return value
  }
}
