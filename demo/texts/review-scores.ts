/** The scores of single reviews, such that their mean is the rating that the hotel shows. */
import type { Dice } from '../dice.ts'

const LOWEST = 1
const HIGHEST = 10
const STEP = 0.5

export function scoresAround(dice: Dice, rating: number, count: number): number[] {
  const aim = Math.min(HIGHEST, Math.max(LOWEST, rating))
  const scores = Array.from({ length: count }, () => oneScore(dice, aim))
  let missing = aim * count - sum(scores)
  // Half a step of the sum is the nearest that steps can come.
  while (Math.abs(missing) > STEP / 2) {
    const step = Math.sign(missing) * STEP
    const index = dice.whole(0, count - 1)
    const score = scores[index]! + step
    if (score < LOWEST || score > HIGHEST) continue
    scores[index] = score
    missing -= step
  }
  return scores
}

/** Opinions differ more about middling houses, and more often fall below than above. */
function oneScore(dice: Dice, rating: number): number {
  const width = 1 + (HIGHEST - rating) * 0.45
  const deviation = dice.next() + dice.next() + dice.next() - 1.35
  const stray = dice.chance(0.06) ? -2.5 : 0
  const score = rating + deviation * width + stray
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(score / STEP) * STEP))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
