/** Sky: a gradient, the sun or the moon, stars, and clouds by the climate. */
import { lighten, mix, type Light } from './palette.ts'
import { pair, scallop } from './paths.ts'
import type { Climate } from './photo-brief.ts'
import type { Dice } from '../../src/site/dice.ts'
import { ACROSS, type Picture } from './svg.ts'

/** Chance of cumulus, chance of thin high streaks. */
const WEATHER: Record<Climate, readonly [number, number]> = {
  tropical: [0.95, 0.4],
  mediterranean: [0.45, 0.6],
  desert: [0.1, 0.5],
  temperate: [0.95, 0.4],
  nordic: [0.7, 0.7],
  alpine: [0.55, 0.5],
}

/** Paints from the top edge down to the horizon line (a little below, to leave no seam). */
export function drawSky(
  picture: Picture,
  dice: Dice,
  light: Light,
  climate: Climate,
  horizon: number,
): void {
  const { zenith, middle, horizon: low } = light.sky
  const fill = picture.wash(
    [
      [0, zenith],
      [0.62, middle],
      [1, low],
    ],
    0,
    0,
    0,
    horizon,
  )
  picture.rect(0, 0, 1200, horizon + 4, fill)
  if (light.time === 'night') drawStars(picture, dice, horizon)
  drawSunOrMoon(picture, dice, light, horizon)
  const [cumulus, streaks] = WEATHER[climate]
  if (dice.chance(streaks)) drawStreaks(picture, dice, light, horizon)
  if (light.time !== 'night' && dice.chance(cumulus)) {
    const cloud = picture.symbol(() => drawCumulus(picture, dice, light))
    const clouds = dice.whole(2, 5)
    for (let i = 0; i < clouds; i++) {
      const x = dice.between(0, 1200 / clouds) + (i * 1200) / clouds
      const size = dice.between(0.45, 1.15)
      picture.use(
        cloud,
        x,
        dice.between(0.2, 0.74) * horizon,
        dice.chance(0.5) ? size : -size,
        size * dice.between(0.8, 1.1),
      )
    }
  }
}

function drawSunOrMoon(picture: Picture, dice: Dice, light: Light, horizon: number): void {
  const side = dice.between(0.08, 0.3)
  const x = (light.sunFromLeft ? side : 1 - side) * 1200
  if (light.time === 'night') {
    const y = dice.between(0.16, 0.4) * horizon
    picture.oval(
      x,
      y,
      130,
      130,
      picture.glow([
        [0, '#cfe3ff', 0.34],
        [1, '#cfe3ff', 0],
      ]),
    )
    picture.oval(x, y, 26, 26, '#f3ead2')
    picture.oval(x + 8, y - 4, 5, 5, '#e0d5b8')
    picture.oval(x - 8, y + 7, 7, 7, '#e5dbc0')
    return
  }
  const height = { dawn: 0.86, day: 0.2, golden: 0.74, dusk: 0.95 }[light.time]
  const warm = { dawn: '#fff3d6', day: '#fffbe6', golden: '#fff1c2', dusk: '#ffd79a' }[light.time]
  const y = height * horizon
  const reach = light.time === 'day' ? 240 : 420
  picture.oval(
    x,
    y,
    reach,
    reach * 0.8,
    picture.glow([
      [0, warm, 0.85],
      [0.3, warm, 0.32],
      [1, warm, 0],
    ]),
  )
  picture.oval(x, y, 34, 34, lighten(warm, 0.4))
}

function drawStars(picture: Picture, dice: Dice, horizon: number): void {
  let faint = ''
  let bright = ''
  for (let i = 0; i < 40; i++) {
    const dot = `M${dice.whole(0, 1200)} ${Math.round(dice.next() ** 1.4 * horizon * 0.8)}h0`
    if (i % 6) faint += dot
    else bright += dot
  }
  picture.line(faint, '#dbeafe', 1.8, 'stroke-linecap="round" opacity=".6"')
  picture.line(bright, '#fffaf0', 3, 'stroke-linecap="round" opacity=".9"')
}

function drawStreaks(picture: Picture, dice: Dice, light: Light, horizon: number): void {
  const fill = picture.fade(
    [
      [0, light.cloud, 0],
      [0.4, light.cloud, 0.5],
      [1, light.cloud, 0],
    ],
    ACROSS,
  )
  for (let i = 0; i < 4; i++) {
    const length = dice.between(0.25, 0.55) * 1200
    const x = dice.between(-0.1, 0.9) * 1200
    const y = dice.between(0.12, 0.75) * horizon
    const rise = dice.between(3, 9)
    picture.shape(
      `M${pair(x, y)}q${pair(length * 0.5, -rise * 2)} ${pair(length, -rise)}` +
        `q${pair(-length * 0.4, rise * 2.2)} ${pair(-length, rise)}z`,
      fill,
    )
  }
}

function drawCumulus(picture: Picture, dice: Dice, light: Light): void {
  const crown = mix(light.cloud, light.sunTint, 0.2)
  const body = picture.fade([
    [0, crown, 0.96],
    [0.55, light.cloud, 0.75],
    [1, light.cloudShade, 0.1],
  ])
  const wide = dice.between(100, 150)
  const tall = dice.between(26, 36)
  picture.shape(scallop(dice, wide * 0.3, -tall * 0.5, wide * 0.6, tall * 1.1, 9, true), body)
  picture.shape(scallop(dice, 0, 0, wide, tall, 13, true), body)
}
