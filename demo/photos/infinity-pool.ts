/** A pool whose far edge meets the view: no house, only water and what lies beyond. */
import { Camera, level } from './camera.ts'
import { loungerModels } from './loungers.ts'
import { darken, lighten, mix, under, type Light } from './palette.ts'
import type { PhotoBrief } from './photo-brief.ts'
import type { Garden } from './plants.ts'
import { drawRipples, drawSteam, waterPaint } from './pool-water.ts'
import type { Dice } from '../dice.ts'
import type { Picture } from './svg.ts'

interface Lookout {
  picture: Picture
  dice: Dice
  light: Light
  brief: PhotoBrief
  accent: string
  horizon: number
  garden: Garden
}

export function drawInfinityPool(at: Lookout): void {
  const { picture, dice, light, brief, horizon, garden } = at
  const camera = new Camera(horizon, 3, 760)
  const lip = camera.groundAt(horizon + 88)
  const rim = camera.groundAt(dice.between(625, 655))
  const [left, right] = dice.chance(0.5) ? [-5, 12] : [-12, 5]
  const stone = brief.climate === 'alpine' ? '#d3d3cf' : '#e9dcc6'
  for (let i = 0; i < 9; i++)
    garden.plant(garden.anyLow(), i * 150 + dice.between(-30, 30), horizon + 92, 34)
  const [, top] = camera.see(0, 0, lip)
  picture.rect(
    0,
    top,
    1200,
    800 - top,
    picture.rampDown(
      under(light, darken(stone, 0.06), 0.8),
      under(light, lighten(stone, 0.15), 0.95),
      top,
      800,
    ),
  )
  let joints = ''
  for (let x = -9; x <= 9; x += 1.5) {
    joints += camera.face([
      [x, 0, lip],
      [x, 0, 2.6],
      [x + 0.01, 0, 2.6],
    ])
  }
  picture.line(joints, darken(stone, 0.5), 1.3, 'opacity=".13"')
  const coping = camera.face(level(left - 0.4, lip, right + 0.4, rim - 0.2, 0))
  picture.shape(coping, under(light, lighten(stone, 0.5), 1))
  const water = camera.face(level(left, lip, right, rim, 0))
  const [, low] = camera.see(0, 0, rim)
  picture.shape(water, waterPaint(picture, light, top))
  picture.group(picture.clip(water), () => {
    const sky = picture.fade([
      [0, mix(light.sky[2], '#ffffff', 0.4), 0.6],
      [1, light.sky[1], 0],
    ])
    picture.rect(0, top, 1200, (low - top) * 0.6, sky)
    drawRipples(picture, dice, light, top, low - 16)
    picture.rect(0, low - 14, 1200, 14, darken('#177a9e', 0.3), 'opacity=".18"')
  })
  picture.rect(0, top - 3, 1200, 4, mix(light.sky[2], '#ffffff', 0.6), 'opacity=".8"')
  const side = left === -5 ? -1 : 1
  plantBeside(at, camera, side)
  // In the snow the water is heated, and nobody lies beside it.
  if (brief.climate === 'alpine') drawSteam(picture, dice, top, low)
  else setDeck(at, camera, rim, side)
}

function plantBeside({ garden }: Lookout, camera: Camera, side: number): void {
  for (const z of [9.5, 7.2]) {
    const [px, py] = camera.see(side * 6.4, 0, z + 1)
    garden.plant(garden.anyTall(), px, py, camera.scale(z) * 0.75)
    garden.plant(garden.anyLow(), px + side * 60, py + 10, camera.scale(z))
  }
}

/** Two or three loungers and a parasol on the deck in front. */
function setDeck(at: Lookout, camera: Camera, rim: number, side: number): void {
  const { picture, dice, light, brief, accent } = at
  const { lounger, parasol } = loungerModels(picture, light, accent, brief.climate === 'tropical')
  const place = (id: string, x: number, z: number, flip = 1) => {
    const [sx, sy] = camera.see(x, 0, z)
    const scale = camera.scale(z) / 100
    picture.use(id, sx, sy, scale * flip, scale)
  }
  const shift = dice.between(-0.3, 0.3)
  const deck = rim - 0.75
  place(parasol, shift - side * 0.2, deck)
  place(lounger, shift - 1.5, deck - 0.1)
  place(lounger, shift + 1.3, deck - 0.1)
  if (dice.chance(0.6)) place(lounger, shift - side * 3.6, deck - 0.1)
}
