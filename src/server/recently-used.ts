/** Keeps what was asked for last, up to a number; what nobody asked for the longest goes first. */

export class RecentlyUsed<Key, Value> {
  /** A Map remembers the order of insertion, so what is used is inserted anew. */
  private readonly kept = new Map<Key, Value>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: Key, make: () => Value): Value {
    return this.find(key) ?? this.keep(key, make())
  }

  find(key: Key): Value | undefined {
    const known = this.kept.get(key)
    if (known === undefined) return undefined
    this.kept.delete(key)
    this.kept.set(key, known)
    return known
  }

  keep(key: Key, value: Value): Value {
    this.kept.set(key, value)
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!)
    return value
  }
}
