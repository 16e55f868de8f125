/**
 * Answers that depend on nothing that changes, kept for what people ask for: where a hotel stands,
 * what it is called and which points are near a place never change as long as an engine lives, and
 * many visitors travel alike and tick the same.
 */
import type { Atlas } from './destination-rows.ts'

/** Beyond so many all are forgotten: cheaper than knowing which was asked for last. */
const MAX_ANSWERS = 4_096

/** By whatever lives as long as its answers are true, and a key. */
export class KnownAnswers<Owner extends object, Key, Answer> {
  private readonly byOwner = new WeakMap<Owner, Map<Key, Answer>>()
  private readonly most: number

  constructor(most = MAX_ANSWERS) {
    this.most = most
  }

  of(owner: Owner, key: Key, answer: (owner: Owner, key: Key) => Answer): Answer {
    let known = this.byOwner.get(owner)
    if (!known) this.byOwner.set(owner, (known = new Map<Key, Answer>()))
    const held = known.get(key)
    if (held !== undefined) return held
    if (known.size >= this.most) known.clear()
    const found = answer(owner, key)
    known.set(key, found)
    return found
  }
}

/** Answers by number: a place, a point, a row. */
export class Memo<Answer> {
  private readonly known = new KnownAnswers<Atlas, number, Answer>()
  private readonly answer: (atlas: Atlas, number: number) => Answer

  constructor(answer: (atlas: Atlas, number: number) => Answer) {
    this.answer = answer
  }

  of(atlas: Atlas, number: number): Answer {
    return this.known.of(atlas, number, this.answer)
  }
}
