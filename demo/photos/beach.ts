/** The beach: sea, surf, sand, parasols; dunes and pines where there are no palms. */
import { drawSail, drawSea } from './backdrop.ts'
import { Camera } from './camera.ts'
import { loungerModels } from './loungers.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from './palette.ts'
import { curve, pair } from './paths.ts'
import type { PhotoBrief } from './photo-brief.ts'
import { Garden, plantsFor } from './plants.ts'
import type { Dice } from '../dice.ts'
import { drawSky } from './sky.ts'
import type { Picture, Point } from './svg.ts'

/** Nobody photographs a beach at night. */
const BEACH_HOURS = ['day', 'day', 'day', 'golden', 'golden', 'dusk', 'dawn'] as const

export function drawBeach(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const light = lightOf(dice, BEACH_HOURS)
  const accent = accentOf(brief.accent, look)
  const horizon = Math.round(dice.between(285, 330))
  const camera = new Camera(horizon, 4.6, 800)
  const view = { picture, dice, light, climate: brief.climate, horizon }
  const draw = () => {
    drawSky(picture, dice, light, brief.climate, horizon)
    drawSea(view, horizon, 440)
    if (dice.chance(0.6))
      drawSail(view, dice.between(300, 900), horizon + dice.between(28, 60), dice.between(1, 1.5))
    const shore = drawSand(picture, dice, brief, light, horizon)
    drawFurniture(picture, dice, brief, light, camera, accent, shore)
    drawEdges(picture, dice, brief, light, look)
  }
  if (dice.chance(0.5)) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

/** The water's edge runs from the left, high, to the right, low; returns its height at an x. */
function drawSand(
  picture: Picture,
  dice: Dice,
  brief: PhotoBrief,
  light: ReturnType<typeof lightOf>,
  horizon: number,
): (x: number) => number {
  const sand = {
    tropical: '#f6e6c6',
    mediterranean: '#efdcb4',
    desert: '#f0d6a8',
    temperate: '#e3d2ae',
    nordic: '#dccdb0',
    alpine: '#dccdb0',
  }[brief.climate]
  const high = horizon + dice.between(90, 130)
  const low = dice.between(600, 690)
  const swing = dice.between(0.6, 1.1)
  const shore = (x: number) => {
    const share = x / 1200
    return high + (low - high) * share ** (1.4 * swing) + Math.sin(share * 7) * 10
  }
  const edge = (lift: number): Point[] => {
    const points: Point[] = []
    for (let x = -40; x <= 1240; x += 160)
      points.push([x, shore(Math.max(0, x)) - lift * (0.4 + Math.max(0, x) / 1400)])
    return points
  }
  const [surf, wet] = ['#ffffff', under(light, darken(sand, 0.2), 0.75)]
  picture.line(curve(edge(64)), surf, 3, 'opacity=".5" stroke-linecap="round"')
  picture.line(curve(edge(40)), surf, 5, 'opacity=".6" stroke-dasharray="190 24 90 40"')
  const shallow = under(
    light,
    brief.climate === 'nordic' || brief.climate === 'temperate' ? '#a9c6c4' : '#a6e6dc',
    0.95,
  )
  picture.shape(curve(edge(26)) + 'V810H-40z', shallow, 'opacity=".55"')
  picture.line(curve(edge(6)), mix(surf, light.sunTint, 0.4), 13, 'opacity=".9"')
  picture.shape(curve(edge(0)) + 'V810H-40z', wet)
  picture.shape(
    curve(edge(-26)) + 'V810H-40z',
    picture.rampDown(under(light, sand, 0.9), under(light, lighten(sand, 0.12), 1), high, 800),
  )
  let marks = ''
  for (let i = 0; i < 26; i++) {
    const x = dice.between(0, 1100)
    const y = dice.between(shore(x) + 60, 800)
    if (y < 800)
      marks += `M${pair(Math.round(x), Math.round(y))}q${Math.round(y / 34)}-4 ${Math.round(y / 17)} 0`
  }
  picture.line(
    marks,
    under(light, darken(sand, 0.24), 0.6),
    2.4,
    'stroke-linecap="round" opacity=".35"',
  )
  return shore
}

function drawFurniture(
  picture: Picture,
  dice: Dice,
  brief: PhotoBrief,
  light: ReturnType<typeof lightOf>,
  camera: Camera,
  accent: string,
  shore: (x: number) => number,
): void {
  const straw = brief.climate === 'tropical' || dice.chance(0.25)
  const { lounger, parasol } = loungerModels(picture, light, accent, straw)
  const rows = [
    [90, 3],
    [235, 2],
  ] as const
  for (const [below, count] of rows) {
    for (let i = 0; i < count; i++) {
      const y = Math.min(735, shore(0) + below + i * (below / 12))
      const scale = camera.scale(camera.groundAt(y)) / 100
      const x = 250 - below * 0.2 + i * 520 * scale + dice.between(-8, 8)
      if (y < shore(x + 200 * scale) + 44) continue
      picture.use(parasol, x, y - 8 * scale, scale, scale)
      picture.use(lounger, x - 70 * scale, y, scale, scale)
      picture.use(lounger, x + 130 * scale, y + 12 * scale, scale, scale)
    }
  }
  if (dice.chance(0.6))
    drawBoat(picture, light, accent, dice.between(820, 960), shore(880) - dice.between(60, 110))
}

/** A small boat at anchor near the shore. */
function drawBoat(
  picture: Picture,
  light: ReturnType<typeof lightOf>,
  accent: string,
  x: number,
  y: number,
): void {
  picture.group(`transform="translate(${Math.round(x)} ${Math.round(y)})"`, () => {
    picture.oval(0, 20, 84, 7, under(light, '#0d4a70', 0.6), 'opacity=".35"')
    picture.shape(
      'M-80-8Q-60-4 0-4T84-16Q76 20 54 20H-50Q-70 16-80-8z',
      under(light, '#fffaf0', 0.9),
    )
    picture.shape('M-80-8Q-60-4 0-4T84-16L82-6Q50 6 0 6T-77 0z', under(light, accent, 0.8))
    picture.shape('M-34-4v-10h60v9z', under(light, '#b98a5a', 0.7))
  })
}

/** Plants close the picture on the land's side. */
function drawEdges(
  picture: Picture,
  dice: Dice,
  brief: PhotoBrief,
  light: ReturnType<typeof lightOf>,
  look: Dice,
): void {
  const garden = new Garden(picture, look, light, plantsFor(brief.climate, 'beach'))
  const tall = garden.anyTall()
  garden.plant(tall, dice.between(10, 50), 540, 40)
  garden.plant(tall, dice.between(60, 120), 640, 50)
  for (let i = 0; i < 5; i++)
    garden.put(garden.anyLow(), dice.between(-10, 150), 640 + i * 40, 46 + i * 9)
}
