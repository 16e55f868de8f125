/** Draws one photo of a hotel as a standalone SVG document; the same brief gives the same bytes. */
import { drawBathroom } from './scenes/bathroom.ts'
import { drawBackdrop, drawSail, drawSea } from './backdrop.ts'
import { Camera, level } from './camera.ts'
import { drawPool, drawRipples, drawSteam, loungerModels, waterPaint } from './pool-water.ts'
import { accentOf, darken, type Light, lighten, lightOf, mix, under } from './palette.ts'
import { curve, pair } from './paths.ts'
import type { SceneKind } from '../../src/products/hotels/catalogue/service/invented-world.ts'
import type { PhotoBrief } from './photo-brief.ts'
import { Garden, plantsFor } from './plants.ts'
import { type Dice, makeDice, spread } from '../../src/site/dice.ts'
import { drawSky } from './sky.ts'
import { Picture, type Point } from './svg.ts'
import { drawFacade } from './houses/facade.ts'
import { drawLobby } from './scenes/lobby.ts'
import { drawMountain } from './scenes/mountain.ts'
import { designFor } from './architecture.ts'
import { drawBuilding, raise } from './houses/building.ts'
import { drawLand, landOf } from './ground.ts'
import { drawRestaurant } from './scenes/restaurant.ts'
import { drawRoom } from './scenes/room.ts'
import { drawSpa } from './scenes/spa.ts'

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

/** The hotel's pool: with the house mirrored in the water, or open to the view. */
function drawPoolScene(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const light = lightOf(dice)
  const design = designFor(brief, look)
  const accent = accentOf(brief.accent, look)
  const horizon = dice.between(345, 380)
  const camera = new Camera(horizon, 3.6, 720)
  const snow = brief.climate === 'alpine'
  const works = { picture, dice, look, light, design, accent, stars: 0, snow, far: true }
  const garden = new Garden(picture, dice, light, plantsFor(brief.climate, brief.setting))
  drawSky(picture, dice, light, brief.climate, horizon)
  drawBackdrop({ picture, dice, light, climate: brief.climate, horizon }, brief.setting)
  drawLand(picture, light, horizon + (brief.setting === 'beach' ? 26 : 0), landOf(brief))
  const open =
    brief.setting === 'beach' || brief.setting === 'mountain' || brief.setting === 'countryside'
  if (open && dice.chance(0.4)) {
    drawInfinityPool({ picture, dice, light, brief, accent, horizon, garden })
    return
  }
  const facesSun = dice.chance(0.8)
  const turn = (light.sunFromLeft === facesSun ? -1 : 1) * dice.between(0.18, 0.4)
  const centre = dice.pick([400, 600, 600, 800])
  const building = raise(works, camera, turn, { top: 80, wide: centre === 600 ? 640 : 520, centre })
  const { site, wide } = building
  const house = picture.symbol(() => drawBuilding(works, building))
  for (const u of [-9, -4, wide + 4, wide + 9]) {
    const [x, y] = site.see(u, 6, 0)
    garden.plant(garden.anyTall(), x, y, camera.scale(site.distance(u, 6)))
  }
  picture.use(house, 0, 0)
  const foot = site.see(wide / 2, 0, 0)[1]
  const hedge = camera.groundAt(horizon + 100)
  for (let x = -9; x <= 9; x += 2) {
    const [px, py] = camera.see(x, 0, hedge + dice.between(-0.3, 0.3))
    garden.plant(garden.anyLow(), px, py, camera.scale(hedge))
  }
  drawPool({
    picture,
    dice,
    light,
    camera,
    accent,
    brief,
    mirrored: () => picture.use(house, 0, foot * 2 + 40, 1, -1),
  })
  for (const side of [0, 1]) {
    const x = side ? dice.between(1060, 1180) : dice.between(20, 140)
    garden.plant(garden.anyTall(), x, dice.between(500, 560), 44)
  }
}

/** A pool whose far edge meets the view: no house, only water and what lies beyond. */
interface Lookout {
  picture: Picture
  dice: Dice
  light: Light
  brief: PhotoBrief
  accent: string
  horizon: number
  garden: Garden
}

function drawInfinityPool(at: Lookout): void {
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
      [0, mix(light.sky.horizon, '#ffffff', 0.4), 0.6],
      [1, light.sky.middle, 0],
    ])
    picture.rect(0, top, 1200, (low - top) * 0.6, sky)
    drawRipples(picture, dice, light, top, low - 16)
    picture.rect(0, low - 14, 1200, 14, darken('#177a9e', 0.3), 'opacity=".18"')
  })
  picture.rect(0, top - 3, 1200, 4, mix(light.sky.horizon, '#ffffff', 0.6), 'opacity=".8"')
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

// The beach: sea, surf, sand, parasols; dunes and pines where there are no palms.

/** Nobody photographs a beach at night. */
const BEACH_HOURS = ['day', 'day', 'day', 'golden', 'golden', 'dusk', 'dawn'] as const

function drawBeach(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
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
