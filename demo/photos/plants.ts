/**
 * Which plants grow where, and a garden that plants them. A plant is drawn once per picture,
 * a hundred units tall with its foot at the origin, and then reused at every place.
 */
import { drawBroadleaf, drawConifer, drawCypress, drawOlive } from './trees.ts'
import { drawAgave, drawBush, drawCactus, drawFlowers, drawGrass } from './shrubs.ts'
import { drawPalm } from './palm.ts'
import type { Light } from './palette.ts'
import type { Climate, Setting } from './photo-brief.ts'
import type { Dice } from '../dice.ts'
import type { Picture } from './svg.ts'

export type PlantKind =
  | 'palm'
  | 'date-palm'
  | 'cypress'
  | 'olive'
  | 'stone-pine'
  | 'pine'
  | 'snowy-pine'
  | 'spruce'
  | 'birch'
  | 'plane'
  | 'oak'
  | 'bush'
  | 'hedge'
  | 'agave'
  | 'cactus'
  | 'grass'
  | 'flowers'
  | 'snowy-bush'

export interface Planting {
  tall: readonly PlantKind[]
  low: readonly PlantKind[]
}

const BY_CLIMATE: Record<Climate, Planting> = {
  tropical: { tall: ['palm', 'palm', 'plane'], low: ['bush', 'agave', 'flowers'] },
  mediterranean: {
    tall: ['palm', 'cypress', 'olive', 'stone-pine'],
    low: ['bush', 'flowers', 'agave'],
  },
  desert: { tall: ['date-palm', 'date-palm', 'cactus'], low: ['agave', 'bush', 'flowers'] },
  temperate: { tall: ['plane', 'oak', 'oak'], low: ['bush', 'hedge', 'flowers'] },
  nordic: { tall: ['birch', 'spruce', 'birch'], low: ['bush', 'grass', 'flowers'] },
  alpine: { tall: ['snowy-pine', 'snowy-pine'], low: ['snowy-bush'] },
}

/** Streets and high ground change what a climate would plant. */
const BY_PLACE: Partial<Record<Setting, Partial<Record<Climate, Planting>>>> = {
  city: {
    mediterranean: { tall: ['plane', 'palm', 'cypress'], low: ['bush', 'flowers'] },
    temperate: { tall: ['plane'], low: ['hedge', 'bush'] },
    nordic: { tall: ['birch', 'plane'], low: ['hedge', 'bush'] },
  },
  mountain: {
    tropical: { tall: ['plane', 'oak', 'palm'], low: ['bush', 'flowers'] },
    mediterranean: { tall: ['stone-pine', 'cypress', 'pine'], low: ['bush', 'grass'] },
    desert: { tall: ['date-palm', 'cypress'], low: ['agave', 'bush'] },
    temperate: { tall: ['spruce', 'pine', 'oak'], low: ['bush', 'grass', 'flowers'] },
    nordic: { tall: ['spruce', 'pine', 'birch'], low: ['grass', 'bush'] },
  },
  beach: {
    mediterranean: { tall: ['palm', 'palm', 'stone-pine'], low: ['agave', 'bush', 'flowers'] },
    temperate: { tall: ['pine', 'oak'], low: ['grass', 'bush'] },
    nordic: { tall: ['pine', 'birch'], low: ['grass', 'grass', 'bush'] },
  },
  countryside: {
    mediterranean: {
      tall: ['cypress', 'olive', 'olive', 'stone-pine'],
      low: ['bush', 'flowers', 'agave'],
    },
  },
}

export function plantsFor(climate: Climate, setting: Setting): Planting {
  return BY_PLACE[setting]?.[climate] ?? BY_CLIMATE[climate]
}

interface Growth {
  metres: number
  draw: (picture: Picture, dice: Dice, light: Light) => void
}

const GROWTH: Record<PlantKind, Growth> = {
  palm: { metres: 9, draw: (p, d, l) => drawPalm(p, d, l, false) },
  'date-palm': { metres: 8, draw: (p, d, l) => drawPalm(p, d, l, true) },
  cypress: { metres: 9, draw: drawCypress },
  olive: { metres: 5, draw: drawOlive },
  'stone-pine': { metres: 9, draw: (p, d, l) => drawBroadleaf(p, d, l, 'stone-pine') },
  pine: { metres: 11, draw: (p, d, l) => drawConifer(p, d, l, '#3c6f50', false) },
  'snowy-pine': { metres: 11, draw: (p, d, l) => drawConifer(p, d, l, '#2f5f56', true) },
  spruce: { metres: 12, draw: (p, d, l) => drawConifer(p, d, l, '#2f624b', false) },
  birch: { metres: 9, draw: (p, d, l) => drawBroadleaf(p, d, l, 'birch') },
  plane: { metres: 8, draw: (p, d, l) => drawBroadleaf(p, d, l, 'plane') },
  oak: { metres: 9, draw: (p, d, l) => drawBroadleaf(p, d, l, 'oak') },
  bush: { metres: 1.3, draw: (p, d, l) => drawBush(p, d, l, false) },
  'snowy-bush': { metres: 1.2, draw: (p, d, l) => drawBush(p, d, l, true) },
  hedge: { metres: 1.1, draw: (p, d, l) => drawBush(p, d, l, false) },
  agave: { metres: 1.1, draw: drawAgave },
  cactus: { metres: 3.2, draw: drawCactus },
  grass: { metres: 0.9, draw: drawGrass },
  flowers: { metres: 0.9, draw: drawFlowers },
}

export class Garden {
  private readonly picture: Picture
  private readonly dice: Dice
  private readonly light: Light
  private readonly known = new Map<PlantKind, string>()

  private readonly tall: readonly PlantKind[]
  private readonly low: readonly PlantKind[]

  /** A garden keeps to two tall and two low kinds: it looks planned, and it costs less. */
  constructor(picture: Picture, dice: Dice, light: Light, planting: Planting) {
    this.picture = picture
    this.dice = dice
    this.light = light
    this.tall = [dice.pick(planting.tall), dice.pick(planting.tall)]
    this.low = [dice.pick(planting.low), dice.pick(planting.low)]
  }

  anyTall(): PlantKind {
    return this.dice.pick(this.tall)
  }

  anyLow(): PlantKind {
    return this.dice.pick(this.low)
  }

  /** Plants one at a place where a metre takes so many pixels. */
  plant(kind: PlantKind, x: number, y: number, pixelsPerMetre: number, vigour = 1): void {
    const { metres } = GROWTH[kind]
    const height = metres * pixelsPerMetre * vigour * this.dice.between(0.85, 1.12)
    this.put(kind, x, y, height)
  }

  /** Draws a plant of a given height in pixels. */
  put(kind: PlantKind, x: number, y: number, height: number): void {
    let id = this.known.get(kind)
    if (!id) {
      id = this.picture.symbol(() => {
        this.drawShadow(GROWTH[kind].metres < 2)
        GROWTH[kind].draw(this.picture, this.dice, this.light)
      })
      this.known.set(kind, id)
    }
    const scale = height / 100
    const slim = this.dice.between(0.92, 1.08)
    this.picture.use(id, x, y, scale * slim * (this.dice.chance(0.5) ? -1 : 1), scale)
  }

  /** Part of the plant, so that it costs nothing to repeat; centred, because plants are mirrored. */
  private drawShadow(low: boolean): void {
    const dark = Math.round(this.light.cast * 180) / 100
    const shadow = this.picture.glow([
      [0, '#0b1a2c', dark],
      [1, '#0b1a2c', 0],
    ])
    if (low) this.picture.oval(0, 0, 110, 17, shadow)
    else this.picture.oval(0, 0, 34, 4.5, shadow)
  }
}
