/** Palms: a leaning trunk and a crown of feathered fronds, drawn one by one. */
import { lighten, mix, under, type Light } from './palette.ts'
import { pair, polygon } from './paths.ts'
import type { Dice } from '../dice.ts'
import { ACROSS, type Picture, type Point } from './svg.ts'

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
