/**
 * When a demo hotel changed its prices. As with its calendars, everything is a function of the day
 * itself: asked again on a later day, the changes that are still recent are the same, older ones
 * are gone and newer ones have come.
 */
import type { Day } from '../../src/site/calendar-day.ts'
import type { PriceChange } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { makeDice, type Dice } from '../dice.ts'
import { mixed } from './chances.ts'

const HISTORY_DAYS = 30
/** A hotel revises its prices on one day of each round, so a quarter of all has done so lately. */
const ROUND_DAYS = 120
/** It leaves one room or another alone. */
const REVISED_ROOMS = 0.8
const SECOND_CHANGE = 0.2
/** Most who touch their prices take something off. */
const REDUCTIONS = 0.8

/** For each room type of a hotel, by its position, the changes of the last month, oldest first. */
export function priceHistory(dice: Dice, today: Day): (roomType: number) => PriceChange[] {
  const seed = dice.whole(0, 0xffffffff)
  // Rounds begin on another day in each hotel.
  const phase = seed % ROUND_DAYS
  const round = Math.floor((today - phase) / ROUND_DAYS)
  return (roomType) =>
    [round - 1, round]
      .flatMap((at) => changesOfRound(mixed(seed, at), phase + at * ROUND_DAYS, roomType))
      .filter(({ changedOn }) => changedOn <= today && changedOn > today - HISTORY_DAYS)
}

function changesOfRound(seed: number, firstDay: Day, roomType: number): PriceChange[] {
  const changedOn = firstDay + makeDice(seed).whole(0, ROUND_DAYS - 1)
  const dice = makeDice(mixed(seed, roomType + 1))
  if (!dice.chance(REVISED_ROOMS)) return []
  const latest = { changedOn, previousPermille: previousPermille(dice) }
  const earlier = changedOn - dice.whole(3, 12)
  if (earlier < firstDay || !dice.chance(SECOND_CHANGE)) return [latest]
  return [{ changedOn: earlier, previousPermille: previousPermille(dice) }, latest]
}

/** Permilles are of today's price. */
function previousPermille(dice: Dice): number {
  const share = dice.between(0.05, 0.25)
  return Math.round(dice.chance(REDUCTIONS) ? 1000 / (1 - share) : 1000 / (1 + share * 0.7))
}
