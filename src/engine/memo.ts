/**
 * Answers by number (a place, a row) that depend on nothing that changes, kept for what people ask
 * for. Where a hotel stands, what it is called and which points are near a place never change as
 * long as an engine lives.
 */
import type { Atlas } from './destination-rows.ts'

/** Beyond so many all are forgotten: cheaper than knowing which was asked for last. */
const MOST_ANSWERS = 4_096

export class Memo<Answer> {
  private readonly byAtlas = new WeakMap<Atlas, Map<number, Answer>>()
  private readonly answer: (atlas: Atlas, number: number) => Answer

  constructor(answer: (atlas: Atlas, number: number) => Answer) {
    this.answer = answer
  }

  of(atlas: Atlas, number: number): Answer {
    let known = this.byAtlas.get(atlas)
    if (!known) this.byAtlas.set(atlas, (known = new Map<number, Answer>()))
    const held = known.get(number)
    if (held !== undefined) return held
    if (known.size >= MOST_ANSWERS) known.clear()
    const answer = this.answer(atlas, number)
    known.set(number, answer)
    return answer
  }
}
