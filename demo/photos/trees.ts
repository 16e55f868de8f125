/** Trees a hundred units tall, with their foot at the origin. */
import { darken, lighten, under, type Light } from './palette.ts'
import { pair, polygon, scallop } from './paths.ts'
import type { Dice } from '../dice.ts'
import { ACROSS, type Picture, type Point, type Slope } from './svg.ts'

/** Light falls from above and from the sun's side. */
export function sunSlope(light: Light): Slope {
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

export function drawBroadleaf(
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

export function drawOlive(picture: Picture, dice: Dice, light: Light): void {
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

export function drawCypress(picture: Picture, _dice: Dice, light: Light): void {
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

export function drawConifer(
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
