/** Draws one photo of a hotel as a standalone SVG document; the same brief gives the same bytes. */
import { drawBathroom } from './bathroom.ts'
import { drawBeach } from './beach.ts'
import { drawFacade } from './facade.ts'
import { drawLobby } from './lobby.ts'
import { drawMountain } from './mountain.ts'
import type { PhotoBrief, SceneKind } from './photo-brief.ts'
import { drawPoolScene } from './pool.ts'
import { makeDice, spread, type Dice } from '../dice.ts'
import { drawRestaurant } from './restaurant.ts'
import { drawRoom } from './room.ts'
import { drawSpa } from './spa.ts'
import { Picture } from './svg.ts'

/** Composed for 3:2; the middle 800 × 670 is safe for square and 16:9 crops. */
const CANVAS_WIDTH = 1200
const CANVAS_HEIGHT = 800

type Draw = (picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice) => void

const SCENES: Record<SceneKind, Draw> = {
  facade: drawFacade,
  pool: drawPoolScene,
  room: drawRoom,
  bathroom: drawBathroom,
  lobby: drawLobby,
  restaurant: drawRestaurant,
  beach: drawBeach,
  spa: drawSpa,
  mountain: drawMountain,
}

/**
 * Photos of one hotel share all but the lowest eight bits of their seed, so the same house,
 * colours and wood return in each of them, while time and viewpoint change.
 */
export function drawPhoto(brief: PhotoBrief, width: number, height: number): string {
  const picture = new Picture(`${brief.scene[0]}${(spread(brief.seed) & 0xfffff).toString(36)}`)
  SCENES[brief.scene](picture, brief, makeDice(brief.seed), makeDice(brief.seed >>> 8))
  return picture.document(width, height, CANVAS_WIDTH, CANVAS_HEIGHT)
}
