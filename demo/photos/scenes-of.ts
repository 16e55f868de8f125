/**
 * Which photos a hotel shows, and in which order: the house first, then what a guest asks
 * about next. Later rounds show the same places again, at other hours and from elsewhere.
 */
import { lightOf } from './palette.ts'
import type { SceneKind } from '../../src/products/hotels/catalogue/service/invented-world.ts'
import type { PhotoBrief } from './photo-brief.ts'
import { makeDice, spread } from '../../src/site/dice.ts'

export interface PhotoSeed {
  scene: SceneKind
  seed: number
}

const FEWEST_PHOTOS = 4
const MAX_PHOTOS = 40

type Facts = Omit<PhotoBrief, 'scene' | 'seed'>

/** A scene, and whether this hotel can show it. */
const TOUR: readonly (readonly [SceneKind, (facts: Facts) => boolean])[] = [
  ['room', () => true],
  ['pool', (facts) => facts.hasPool],
  ['beach', (facts) => facts.setting === 'beach' && facts.climate !== 'alpine'],
  ['mountain', (facts) => facts.setting === 'mountain'],
  ['bathroom', () => true],
  ['restaurant', servesMeals],
  ['lobby', (facts) => facts.building !== 'house'],
  ['spa', (facts) => facts.hasSpa],
]

/** After the first round guests mostly want to see more rooms. */
const SECOND_LOOKS: readonly SceneKind[] = [
  'room',
  'facade',
  'pool',
  'room',
  'restaurant',
  'beach',
  'mountain',
  'bathroom',
  'spa',
  'lobby',
]

/**
 * The seeds of one hotel differ in their lowest eight bits only: the rest decides how the
 * house itself looks, so that it stays the same house from photo to photo. The first photo
 * stands in lists and is never a night scene.
 */
export function scenesOf(facts: Facts, count: number, seed: number): PhotoSeed[] {
  const wanted = Math.max(FEWEST_PHOTOS, Math.min(MAX_PHOTOS, Math.round(count)))
  const house = (spread(seed) >>> 8) * 256
  let start = makeDice(seed).whole(0, 255)
  while (lightOf(makeDice(house + (start & 255))).time === 'night') start++
  const tour = TOUR.filter(([, shows]) => shows(facts)).map(([scene]) => scene)
  const again = SECOND_LOOKS.filter((scene) => scene === 'facade' || tour.includes(scene))
  const scenes: SceneKind[] = ['facade', ...tour]
  while (scenes.length < wanted)
    scenes.push(again[(scenes.length - tour.length - 1) % again.length]!)
  return scenes.slice(0, wanted).map((scene, index) => ({
    scene,
    seed: house + ((start + index * 37) & 255),
  }))
}

function servesMeals({ board, stars, building }: Facts): boolean {
  return board !== 'room-only' || (building === 'hotel' && stars >= 3)
}
