/**
 * Which plants grow where, and a garden that plants them. A plant is drawn once per picture,
 * a hundred units tall with its foot at the origin, and then reused at every place.
 */
import { darken, type Light, lighten, mix, under } from './palette.ts'
import { pair, polygon, scallop } from './paths.ts'
import type { Dice } from '../../src/site/dice.ts'
import { ACROSS, type Picture, type Point, type Slope } from './svg.ts'
import type { Climate, Setting } from './photo-brief.ts'
import { mapValues, oneOf } from '../read-tables.ts'
import plantsByPlace from './tables/plants-by-place.json' with { type: 'json' }

export type PlantKind = keyof typeof GROWTH

interface Planting {
  tall: readonly PlantKind[]
  low: readonly PlantKind[]
}

interface Growth {
  metres: number
  draw: (picture: Picture, dice: Dice, light: Light) => void
}

const GROWTH = {
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
} satisfies Record<string, Growth>

const KINDS = Object.keys(GROWTH) as PlantKind[]
const BY_PLACE: Record<
  Setting,
  Record<Climate, Record<keyof Planting, readonly string[]>>
> = plantsByPlace
const PLANTING = mapValues(BY_PLACE, (byClimate) =>
  mapValues(byClimate, (kinds) =>
    mapValues(kinds, (names) => names.map((name) => oneOf(KINDS, name))),
  ),
)

/** What a climate plants; streets and high ground change it. */
export function plantsFor(climate: Climate, setting: Setting): Planting {
  return PLANTING[setting][climate]
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

/** Low plants, a hundred units tall like the trees, so that one scale serves all. */
const BLOSSOM = ['#d9577a', '#f08a6b', '#f4f1ea', '#f2c14e', '#b065b8'] as const

function drawBush(picture: Picture, dice: Dice, light: Light, snow: boolean): void {
  const leaf = dice.pick(['#5d9a58', '#4b8b5c', '#78a65a'])
  const dark = picture.ramp(
    under(light, leaf, 0.6),
    under(light, darken(leaf, 0.4), 0.1),
    sunSlope(light),
  )
  const sun = light.sunFromLeft ? -1 : 1
  picture.shape(scallop(dice, 0, -40, 82, 52, 12), dark)
  if (snow) {
    picture.shape(scallop(dice, 0, -66, 66, 30, 9), under(light, '#f4f8fb', 0.9))
    return
  }
  picture.shape(
    scallop(dice, sun * 26, -56, 40, 28, 8) + scallop(dice, -sun * 36, -42, 24, 18, 7),
    under(light, lighten(leaf, 0.18), 0.95),
  )
}

function drawFlowers(picture: Picture, dice: Dice, light: Light): void {
  drawBush(picture, dice, light, false)
  const colour = dice.pick(BLOSSOM)
  let far = ''
  let near = ''
  for (let i = 0; i < 26; i++) {
    const angle = dice.between(0, Math.PI * 2)
    const reach = Math.sqrt(dice.next())
    const dot = `M${pair(Math.round(Math.cos(angle) * reach * 70), Math.round(-44 + Math.sin(angle) * reach * 40))}h0`
    if (i % 2) far += dot
    else near += dot
  }
  picture.line(far, under(light, darken(colour, 0.15), 0.6), 11, 'stroke-linecap="round"')
  picture.line(near, under(light, lighten(colour, 0.12), 1), 13, 'stroke-linecap="round"')
}

function drawAgave(picture: Picture, dice: Dice, light: Light): void {
  const leaf = '#7fa68c'
  let back = ''
  let front = ''
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (0.08 + (0.84 * i) / 10)
    const reach = dice.between(82, 104)
    const tipX = Math.cos(angle) * reach * 0.9
    const tipY = -Math.sin(angle) * reach
    const blade =
      `M${pair(-7, 0)}Q${pair(tipX * 0.5 - 13, tipY * 0.55)} ${pair(tipX, tipY)}` +
      `Q${pair(tipX * 0.5 + 13, tipY * 0.45)} 7 0z`
    if (i % 2) front += blade
    else back += blade
  }
  picture.shape(back, under(light, darken(leaf, 0.35), 0.3))
  picture.shape(front, under(light, lighten(leaf, 0.1), 0.9))
}

function drawCactus(picture: Picture, _dice: Dice, light: Light): void {
  const across = light.sunFromLeft ? ACROSS : ([1, 0, 0, 0] as const)
  const fill = picture.ramp(under(light, '#7ba679', 1), under(light, '#44745c', 0.2), across)
  picture.shape(
    'M-8 0v-88q0-12 8-12t8 12v42q9 1 9-8v-14q0-7 6-7t6 7v17q0 20-21 20v41zM-8-30q-22 0-22-20v-12' +
      'q0-7 6-7t6 7v10q0 8 10 8z',
    fill,
  )
  picture.line('M-3-2v-88M3-2v-88', under(light, '#44745c', 0.2), 1, 'opacity=".5"')
}

function drawGrass(picture: Picture, dice: Dice, light: Light): void {
  let blades = ''
  for (let i = 0; i < 17; i++) {
    const x = -60 + i * 7.5
    const tip = x + x * 0.5 + dice.between(-16, 16)
    const tall = -dice.between(55, 100)
    blades += `M${pair(Math.round(x * 0.5), 0)}Q${pair(Math.round(x * 0.6), tall * 0.6)} ${pair(tip, tall)}`
    blades += `Q${pair(Math.round(x * 0.6 + 7), tall * 0.5)} ${pair(Math.round(x * 0.5 + 7), 0)}z`
  }
  const leaf = picture.ramp(under(light, '#cdbf83', 1), under(light, '#7d8f55', 0.4))
  picture.shape(blades, leaf)
}

// Trees a hundred units tall, with their foot at the origin.

/** Light falls from above and from the sun's side. */
function sunSlope(light: Light): Slope {
  return light.sunFromLeft ? [0, 0, 1, 0.9] : [1, 0, 0, 0.9]
}

interface Crown {
  leaf: string
  bark: string
  wide: number
  base: number
  trunk: number
}

const CROWNS = {
  plane: { leaf: '#6fa65a', bark: '#b5a68e', wide: 34, base: 38, trunk: 3 },
  oak: { leaf: '#5a9455', bark: '#7d6750', wide: 40, base: 30, trunk: 4 },
  birch: { leaf: '#94b862', bark: '#f0ece2', wide: 23, base: 30, trunk: 1.8 },
  'stone-pine': { leaf: '#4f8a5b', bark: '#9a7257', wide: 42, base: 66, trunk: 2.6 },
} satisfies Record<string, Crown>

function drawBroadleaf(
  picture: Picture,
  dice: Dice,
  light: Light,
  kind: keyof typeof CROWNS,
): void {
  const { leaf, bark, wide, base, trunk } = CROWNS[kind]
  const wood = under(light, bark, 0.55)
  const lean = dice.between(-4, 4)
  const fork = -base - 14
  picture.shape(
    `M${-trunk} 0Q${pair(lean * 0.4 - trunk * 0.5, -base * 0.6)} ${pair(lean - trunk * 0.6, fork)}` +
      `h${trunk * 1.2}Q${pair(lean * 0.4 + trunk * 0.6, -base * 0.6)} ${trunk} 0z`,
    wood,
  )
  picture.line(
    `M${pair(lean, -base + 4)}l${pair(wide * 0.36, -16)}M${pair(lean, -base)}l${pair(-wide * 0.32, -18)}`,
    wood,
    trunk * 0.8,
  )
  if (kind === 'birch') {
    picture.line('M-1.6-10h2M0-18h1.6M-1.4-26h1.8M.4-33h1.4', '#4a4a48', 0.8, 'opacity=".7"')
  }
  const dark = picture.ramp(
    under(light, leaf, 0.5),
    under(light, darken(leaf, 0.35), 0.1),
    sunSlope(light),
  )
  const bright = picture.ramp(
    under(light, lighten(leaf, 0.22), 1),
    under(light, leaf, 0.5),
    sunSlope(light),
  )
  const middle = -(base + 100) / 2
  const tall = (100 - base) / 2
  const sun = light.sunFromLeft ? -1 : 1
  picture.shape(scallop(dice, lean, middle, wide, tall, 13), dark)
  picture.shape(
    scallop(dice, lean + sun * wide * 0.42, middle + tall * 0.18, wide * 0.44, tall * 0.42, 8) +
      scallop(dice, lean + sun * wide * 0.1, middle - tall * 0.42, wide * 0.56, tall * 0.44, 9) +
      scallop(dice, lean - sun * wide * 0.5, middle + tall * 0.1, wide * 0.3, tall * 0.3, 7),
    bright,
  )
}

function drawOlive(picture: Picture, dice: Dice, light: Light): void {
  picture.shape('M-5 0Q-1-18-7-40l4-2Q2-30 3-42l4 1Q4-18 6 0z', under(light, '#8a7a66', 0.5))
  const dark = picture.ramp(
    under(light, '#8aa07e', 0.7),
    under(light, '#5d7660', 0.2),
    sunSlope(light),
  )
  const bright = under(light, '#b3c3a0', 1)
  const sun = light.sunFromLeft ? -1 : 1
  picture.shape(scallop(dice, 0, -66, 46, 33, 13), dark)
  picture.shape(
    scallop(dice, sun * 17, -76, 22, 15, 8) + scallop(dice, -sun * 20, -64, 15, 10, 7),
    bright,
    'opacity=".7"',
  )
}

function drawCypress(picture: Picture, _dice: Dice, light: Light): void {
  const fill = picture.fade(
    [
      [0, under(light, '#5c8a5e', 1)],
      [0.5, under(light, '#3f6e4f', 0.6)],
      [1, under(light, '#2a5143', 0.1)],
    ],
    light.sunFromLeft ? ACROSS : [1, 0, 0, 0],
  )
  picture.shape('M-1.5 0h3v-8h-3z', under(light, '#7d6750', 0.4))
  picture.shape('M0-100C7-78 11-46 9-18Q8-5 0-4Q-8-5-9-18C-11-46-6-78 0-100z', fill)
  picture.line(
    'M-3-14Q-5-40 0-70M4-20Q5-44 2-62M-6-30Q-6-50-3-64',
    under(light, '#2a5143', 0.2),
    1,
    'opacity=".45"',
  )
}

function drawConifer(
  picture: Picture,
  dice: Dice,
  light: Light,
  needle: string,
  snow: boolean,
): void {
  picture.shape('M-2.4 0l1-14h2.8l1 14z', under(light, '#6b5445', 0.4))
  const fill = picture.ramp(
    under(light, lighten(needle, 0.14), 1),
    under(light, darken(needle, 0.3), 0.15),
    light.sunFromLeft ? ACROSS : [1, 0, 0, 0],
  )
  const cap = picture.ramp(
    under(light, '#ffffff', 1),
    under(light, '#dfeaf4', 0.3),
    light.sunFromLeft ? ACROSS : [1, 0, 0, 0],
  )
  const tiers = 5
  for (let i = 0; i < tiers; i++) {
    const low = -7 - i * 15.5
    const wide = 27 - i * 4.6
    const peak = Math.max(low - 32, -100)
    picture.shape(polygon(tier(dice, wide, low, peak)), fill)
    if (snow) {
      const drop = peak + (low - peak) * 0.62
      picture.shape(polygon(tier(dice, wide * 0.58, drop, peak)), cap, 'opacity=".95"')
    }
  }
}

/** One skirt of branches with drooping tips. */
function tier(dice: Dice, wide: number, low: number, peak: number): Point[] {
  const points: Point[] = [[0, peak]]
  const teeth = 5
  for (let i = 0; i <= teeth; i++) {
    const x = wide - (2 * wide * i) / teeth
    const droop = 4 * (1 - Math.abs(x / wide)) + dice.between(-1.2, 1.2)
    points.push([Math.round(x), Math.round(low + droop * 0.6)])
    if (i < teeth) points.push([Math.round(x - wide / teeth), Math.round(low + droop - 4.5)])
  }
  return points
}

// Palms: a leaning trunk and a crown of feathered fronds, drawn one by one.

/** Launch angles in degrees, far fronds first. */
const FAR_FRONDS = [62, 118, 12, 168]
const NEAR_FRONDS = [90, 36, 144, -14, 194, -42, 222]

export function drawPalm(picture: Picture, dice: Dice, light: Light, date: boolean): void {
  const lean = date ? dice.between(-3, 3) : dice.between(-13, 13)
  const top: Point = [lean, -74]
  const bark = date ? '#8a6a4a' : '#a98a66'
  const trunk = picture.fade(
    light.sunFromLeft
      ? [
          [0, under(light, lighten(bark, 0.2), 1)],
          [1, under(light, bark, 0.1)],
        ]
      : [
          [0, under(light, bark, 0.1)],
          [1, under(light, lighten(bark, 0.2), 1)],
        ],
    ACROSS,
  )
  const foot = date ? 3.2 : 2.6
  const bow = lean * 0.2
  picture.shape(
    `M${pair(-foot, 0)}Q${pair(bow - 1.8, -40)} ${pair(top[0] - 1.1, top[1])}` +
      `h2.2Q${pair(bow + 1.8, -40)} ${pair(foot, 0)}z`,
    trunk,
  )
  const leaf = date ? '#5f8a58' : '#3f9160'
  const reach = date ? 26 : 32
  const far = under(light, mix(leaf, '#12403a', 0.35), 0.25)
  const near = under(light, leaf, 0.75)
  const sunny = under(light, lighten(leaf, 0.14), 1)
  let back = ''
  for (const angle of FAR_FRONDS) back += frond(dice, top, angle, reach)
  const half = 'transform="scale(.5)"'
  picture.shape(back, far, half)
  let middle = ''
  let front = ''
  for (const angle of NEAR_FRONDS) {
    const facesSun = light.sunFromLeft ? angle > 80 : angle < 100
    if (facesSun && angle > 0) front += frond(dice, top, angle, reach)
    else middle += frond(dice, top, angle, reach * 0.9)
  }
  picture.shape(middle, near, half)
  picture.shape(front, sunny, half)
  if (date) picture.oval(top[0], top[1] + 3, 3.4, 4, under(light, '#b8763a', 0.6))
}

/** A feathered leaf: out along the spine, back along the tips of its leaflets. */
function frond(dice: Dice, from: Point, degrees: number, reach: number): string {
  const angle = ((degrees + dice.between(-9, 9)) * Math.PI) / 180
  const length = reach * dice.between(0.9, 1.1)
  const dx = Math.cos(angle)
  const dy = -Math.sin(angle)
  const fall = 0.42 + 0.3 * Math.abs(dx)
  const side = dx >= 0 ? 1 : -1
  const spine = (t: number): Point => [
    from[0] + dx * length * t * (1 - 0.12 * t),
    from[1] + dy * length * t * (1 - 0.3 * t) + fall * length * t * t * 0.8,
  ]
  const points: Point[] = [from, spine(0.35), spine(0.7), spine(1)]
  const leaflets = 6
  for (let i = leaflets; i >= 1; i--) {
    const at = spine(i / (leaflets + 0.6))
    const notch = spine((i - 0.62) / (leaflets + 0.6))
    const hang = length * 0.27 * Math.sin(Math.PI * (0.16 + (0.72 * i) / leaflets))
    points.push([at[0] + side * hang * 0.34, at[1] + hang])
    points.push([notch[0] + side * 0.2, notch[1] + 1.1])
  }
  return polygon(points.map(([x, y]) => [x * 2, y * 2]))
}
