/** Low plants, a hundred units tall like the trees, so that one scale serves all. */
import { sunSlope } from './trees.ts'
import { darken, lighten, under, type Light } from './palette.ts'
import { pair, scallop } from './paths.ts'
import type { Dice } from '../dice.ts'
import { ACROSS, type Picture } from './svg.ts'

const BLOSSOM = ['#d9577a', '#f08a6b', '#f4f1ea', '#f2c14e', '#b065b8'] as const

export function drawBush(picture: Picture, dice: Dice, light: Light, snow: boolean): void {
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

export function drawFlowers(picture: Picture, dice: Dice, light: Light): void {
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

export function drawAgave(picture: Picture, dice: Dice, light: Light): void {
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

export function drawCactus(picture: Picture, _dice: Dice, light: Light): void {
  const across = light.sunFromLeft ? ACROSS : ([1, 0, 0, 0] as const)
  const fill = picture.ramp(under(light, '#7ba679', 1), under(light, '#44745c', 0.2), across)
  picture.shape(
    'M-8 0v-88q0-12 8-12t8 12v42q9 1 9-8v-14q0-7 6-7t6 7v17q0 20-21 20v41zM-8-30q-22 0-22-20v-12' +
      'q0-7 6-7t6 7v10q0 8 10 8z',
    fill,
  )
  picture.line('M-3-2v-88M3-2v-88', under(light, '#44745c', 0.2), 1, 'opacity=".5"')
}

export function drawGrass(picture: Picture, dice: Dice, light: Light): void {
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
