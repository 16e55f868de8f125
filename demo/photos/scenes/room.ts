/** A guest room: more stars make it larger and richer. */
import {
  backQuad,
  drawBlock,
  drawCurtains,
  drawFloorShadow,
  drawShell,
  drawSunPatch,
  drawView,
  type FloorKind,
  indoors,
  type Interior,
} from '../interior.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from '../palette.ts'
import { polyline, softPolygon } from '../paths.ts'
import { Camera, frontal, lateral, level, type Spot } from '../camera.ts'
import {
  drawArt,
  drawBouquet,
  drawPendant,
  drawPottedPlant,
  drawRug,
  drawSofa,
  drawTableLamp,
} from '../furniture.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { ACROSS, type Picture } from '../svg.ts'

interface Decor {
  wall: string
  back: string
  wood: string
  floor: FloorKind
  floorColour: string
}

const DECOR: Record<PhotoBrief['climate'], readonly Decor[]> = {
  tropical: [
    { wall: '#f4ead8', back: '#d8e6dc', wood: '#a9764c', floor: 'planks', floorColour: '#c39a6b' },
    { wall: '#f7f1e4', back: '#e9d9bd', wood: '#b98a5a', floor: 'tiles', floorColour: '#e3d3b8' },
  ],
  mediterranean: [
    { wall: '#faf5ea', back: '#f6efe0', wood: '#b98a5a', floor: 'tiles', floorColour: '#d8a583' },
    { wall: '#f7f1e6', back: '#d5e4ea', wood: '#c9a06a', floor: 'tiles', floorColour: '#e6d9c3' },
  ],
  desert: [
    { wall: '#f1dfc4', back: '#e0b78e', wood: '#8a5f3a', floor: 'tiles', floorColour: '#d3a274' },
    { wall: '#f4e6d0', back: '#ecd3b0', wood: '#9a6b44', floor: 'carpet', floorColour: '#cfa47c' },
  ],
  temperate: [
    { wall: '#ece6dc', back: '#c9d3d0', wood: '#8a6a4e', floor: 'planks', floorColour: '#b48a60' },
    { wall: '#eee8df', back: '#d9c7b8', wood: '#7d5f48', floor: 'carpet', floorColour: '#a9a59c' },
  ],
  nordic: [
    { wall: '#f1efe9', back: '#dfe3df', wood: '#c9a67a', floor: 'planks', floorColour: '#d8bb92' },
    { wall: '#eceae5', back: '#b9c7cc', wood: '#b8926a', floor: 'planks', floorColour: '#c9ab84' },
  ],
  alpine: [
    { wall: '#e9d5b8', back: '#b5834f', wood: '#8a5f3a', floor: 'planks', floorColour: '#b07f50' },
    { wall: '#efe4d2', back: '#c9a67a', wood: '#95683f', floor: 'planks', floorColour: '#a9784a' },
  ],
}

export function decorOf(brief: PhotoBrief, look: Dice): Decor {
  return look.pick(DECOR[brief.climate])
}

export function drawRoom(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const outside = lightOf(dice)
  const light = indoors(outside)
  const decor = decorOf(brief, look)
  const accent = accentOf(brief.accent, look)
  const grand = brief.stars >= 4
  const bedSide = dice.chance(0.48)
  const comfort = grand ? 2 : brief.stars >= 2 ? 1 : 0
  const wide = (bedSide ? [4.5, 4.8, 5.4] : [4.9, 5.6, 6.6])[comfort]!
  const deep = bedSide ? 6.8 : 6
  const zoom = (bedSide ? 940 : grand ? 900 : 960) * dice.between(0.9, 1.1)
  const camera = new Camera(345, dice.between(1.35, 1.6), zoom, dice.between(575, 625))
  const room: Interior = {
    picture,
    dice,
    light,
    outside,
    camera,
    brief,
    accent,
    left: -wide * (bedSide ? 0.36 : 0.45),
    right: wide * (bedSide ? 0.64 : 0.55),
    tall: grand ? 3.1 : 2.75,
    deep,
  }
  const linen: Linen = {
    wood: decor.wood,
    sheet: '#f6f0e6',
    throwColour: dice.chance(0.7) ? accent : mix(accent, '#d9cbb5', 0.55),
    headboard: look.pick([
      decor.wood,
      mix(accent, '#e9dcc6', 0.45),
      darken(decor.back, 0.25),
      lighten(decor.wood, 0.2),
    ]),
    board: look.whole(0, 3),
  }
  const mirrored = dice.chance(0.5)
  const draw = () =>
    bedSide
      ? drawTowardsWindow(room, decor, linen, grand)
      : drawTowardsBed(room, decor, linen, grand)
  if (mirrored) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

/** The bed at the back wall, the window in the left wall. */
function drawTowardsBed(room: Interior, decor: Decor, linen: Linen, grand: boolean): void {
  const { dice, light, left, tall, deep, brief, accent } = room
  const lit = { ...room, light: { ...light, sunFromLeft: true } }
  drawShell(lit, decor.wall, decor.back, decor.floor, decor.floorColour)
  const [z0, z1] = [deep - 3.4, deep - 1]
  drawView(room, [lateral(z0, 2.25, z1, 0.5, left)], 2)
  drawSideCurtain(room, z0, z1)
  drawSunPatch(room, [
    [left + 0.5, 0.01, z0 - 0.6],
    [left + 2.2, 0.01, z0 - 0.9],
    [left + 2.6, 0.01, z1 - 1],
    [left + 0.8, 0.01, z1 - 0.5],
  ])
  const x = dice.between(0.2, 0.45)
  const twin = dice.chance(0.3)
  const size = twin ? 2.5 : brief.stars >= 3 ? 1.9 : 1.6
  if (grand || dice.chance(0.5))
    drawRug(
      room,
      x - size * 0.95,
      deep - 2.9,
      x + size * 0.95,
      deep - 0.7,
      mix(accent, '#efe4d2', 0.72),
    )
  if (grand || linen.board === 3) drawPanels(room)
  const art = dice.next()
  if (art < 0.4) drawArt(room, x, 1.98, 0.95, 0.62)
  else if (art < 0.75) for (const side of [-1, 1]) drawArt(room, x + side * 0.42, 2, 0.6, 0.74)
  if (twin) for (const side of [-1, 1]) drawBedFromFoot(room, x + side * 0.72, 1.06, linen)
  else drawBedFromFoot(room, x, size, linen)
  for (const side of [-1, 1]) {
    const at = x + side * (size / 2 + 0.42)
    drawBlock(room, at - 0.24, 0.12, deep - 0.5, at + 0.24, 0.5, deep - 0.08, decor.wood)
    drawTableLamp(room, at, 0.5, deep - 0.3)
  }
  if (grand && !twin && dice.chance(0.65)) {
    drawFloorShadow(room, x, deep - 2.85, 0.8, 0.4)
    drawBlock(room, x - 0.68, 0.06, deep - 2.8, x + 0.68, 0.2, deep - 2.42, decor.wood)
    drawBlock(
      room,
      x - 0.7,
      0.2,
      deep - 2.82,
      x + 0.7,
      0.42,
      deep - 2.4,
      mix(accent, '#e9dcc6', 0.55),
      8,
    )
  }
  if (grand) {
    drawPendant(room, x - size / 2 - 0.42, tall - 1, deep - 0.4, dice.whole(0, 3), 0.6)
    drawPottedPlant(room, left + 0.5, deep - 0.5, 0.9)
  } else drawPendant(room, x, tall - 0.55, deep - 1.8, dice.whole(0, 3), 0.8)
}

/** The window in the back wall, the bed at the left. */
function drawTowardsWindow(room: Interior, decor: Decor, linen: Linen, grand: boolean): void {
  const { dice, left, right, tall, deep, accent } = room
  drawShell(room, decor.wall, decor.back, decor.floor, decor.floorColour)
  const x0 = left + (grand ? 1.2 : 1.5)
  const x1 = right - (grand ? 0.5 : 1)
  const top = tall - 0.4
  const door = grand || dice.chance(0.6)
  const sill = door ? 0.08 : 0.8
  drawView(room, [frontal(x0, top, x1, sill, deep)], door ? 3 : 2)
  if (door) drawRailing(room, x0, x1)
  drawCurtains(
    room,
    x0,
    x1,
    top + 0.12,
    dice.chance(0.5) ? '#f3ead9' : mix(accent, '#f3e9da', 0.55),
  )
  drawSunPatch(room, [
    [x0 + 0.5, 0.01, deep - 0.1],
    [x1 - 0.3, 0.01, deep - 0.1],
    [x1 - 0.8, 0.01, deep - 2.4],
    [x0 - 0.2, 0.01, deep - 2.4],
  ])
  drawRug(room, left + 1.2, deep - 3, right - 1.2, deep - 0.9, mix(accent, '#efe4d2', 0.75))
  if (grand) drawSofa(room, right - 1.15, deep - 1.7, 1.1, mix(accent, '#d9cbb5', 0.7))
  drawPottedPlant(room, right - 0.4, deep - 0.5, grand ? 1 : 0.85)
  drawBlock(room, left + 0.08, 0.12, deep - 0.95, left + 0.5, 0.5, deep - 0.5, decor.wood)
  drawTableLamp(room, left + 0.3, 0.5, deep - 0.7)
  drawBedFromSide(room, deep - 2.6, linen)
  drawPendant(room, 0.6, tall - 0.6, deep - 1.6, dice.whole(0, 3), 0.9)
  if (grand) {
    drawFloorShadow(room, right - 1.6, deep - 2.5, 0.4, 0.3)
    drawBlock(room, right - 1.95, 0.36, deep - 2.5, right - 1.3, 0.42, deep - 2, decor.wood)
    drawBlock(
      room,
      right - 1.66,
      0,
      deep - 2.3,
      right - 1.58,
      0.36,
      deep - 2.2,
      darken(decor.wood, 0.2),
    )
    drawBouquet(room, right - 1.62, 0.42, deep - 2.2, 0.8)
  }
}

function drawSideCurtain(
  { picture, light, camera, left, accent }: Interior,
  z0: number,
  z1: number,
): void {
  const cloth = mix(accent, '#f3e9da', 0.5)
  for (const [from, to] of [
    [z0 - 0.25, z0 + 0.2],
    [z1 - 0.2, z1 + 0.25],
  ] as const) {
    picture.shape(
      camera.face(lateral(from, 2.45, to, 0.05, left + 0.08)),
      picture.fade(
        [
          [0, under(light, cloth, 0.9)],
          [0.3, under(light, cloth, 0.4)],
          [0.6, under(light, cloth, 1)],
          [1, under(light, cloth, 0.4)],
        ],
        ACROSS,
      ),
    )
  }
  picture.line(
    polyline([camera.see(left + 0.08, 2.47, z0 - 0.4), camera.see(left + 0.08, 2.47, z1 + 0.4)]),
    under(light, '#8a6a48', 0.6),
    5,
  )
}

/** Wall panels behind a grand bed. */
function drawPanels(room: Interior): void {
  const { picture, light, left, right, tall } = room
  let lines = ''
  for (let i = 0; i < 4; i++) {
    const x = left + 0.25 + ((right - left - 0.5) * i) / 4
    lines += backQuad(room, x + 0.12, 0.3, x + (right - left - 0.5) / 4 - 0.12, tall - 0.3)
  }
  picture.line(lines, under(light, '#ffffff', 0.9), 2, 'opacity=".4"')
}

function drawRailing(room: Interior, x0: number, x1: number): void {
  const { picture, camera, deep, outside } = room
  const z = deep + 1.2
  const [ax, ay] = camera.see(x0 - 0.1, 1.02, z)
  const [bx, by] = camera.see(x1 + 0.1, 0.05, z)
  const iron = under(outside, '#f7f1e6', 0.6)
  const left = Math.max(ax, camera.see(x0, 0, deep)[0])
  const right = Math.min(bx, camera.see(x1, 0, deep)[0])
  const low = Math.min(by, camera.see(0, 0.08, deep)[1])
  picture.rect(left, ay, right - left, low - ay, picture.hatch(iron, 16, 3), 'opacity=".8"')
  picture.rect(left, ay - 4, right - left, 6, iron)
}

/** Beds with their linen, seen from the foot or from the side. */
interface Linen {
  wood: string
  sheet: string
  throwColour: string
  headboard: string
  board: number
}

/** The head stands at the back wall. */
function drawBedFromFoot(room: Interior, x: number, wide: number, linen: Linen): void {
  const { picture, light, camera, deep } = room
  const half = wide / 2
  const foot = deep - 2.15
  drawFloorShadow(room, x, foot, half * 1.25, 2)
  drawHeadboard(room, x, wide, linen)
  drawBlock(room, x - half, 0.06, foot + 0.04, x + half, 0.3, deep - 0.1, linen.wood)
  drawBlock(room, x - half, 0.28, foot, x + half, 0.52, deep - 0.1, linen.sheet, 10)
  pillows(room, x, half, linen)
  const top = (z0: number, z1: number, y: number, out: number): Spot[] =>
    level(x - half - out, z0, x + half + out, z1, y)
  const shape = (spots: readonly Spot[], soft: number) =>
    softPolygon(
      spots.map(([a, b, c]) => camera.see(a, b, c)),
      soft,
    )
  const duvet = under(light, lighten(linen.sheet, 0.3), 1)
  picture.shape(
    shape(top(foot - 0.03, deep - 0.85, 0.6, 0.05), 12),
    picture.ramp(under(light, linen.sheet, 0.75), duvet),
  )
  picture.shape(
    shape(
      [
        [x - half - 0.05, 0.6, foot - 0.03],
        [x + half + 0.05, 0.6, foot - 0.03],
        [x + half + 0.05, 0.22, foot - 0.05],
        [x - half - 0.05, 0.22, foot - 0.05],
      ],
      12,
    ),
    picture.ramp(under(light, linen.sheet, 0.85), under(light, darken(linen.sheet, 0.1), 0.35)),
  )
  picture.shape(
    shape(top(foot + 0.12, foot + 0.75, 0.62, 0.07), 5),
    picture.ramp(
      under(light, darken(linen.throwColour, 0.06), 0.8),
      under(light, lighten(linen.throwColour, 0.1), 1),
    ),
  )
  for (const side of [-1, 1]) {
    const edge = x + side * (half + 0.07)
    if ((side < 0 && edge < 0) || (side > 0 && edge > 0)) continue
    picture.shape(
      shape(lateral(foot + 0.12, 0.62, foot + 0.75, 0.3, edge), 3),
      under(light, darken(linen.throwColour, 0.12), 0.4),
    )
  }
  const fold = shape(top(deep - 1.05, deep - 0.78, 0.625, 0.06), 6)
  picture.shape(fold, under(light, lighten(linen.sheet, 0.6), 1))
}

function pillows(
  { picture, light, camera, deep }: Interior,
  x: number,
  half: number,
  linen: Linen,
): void {
  const cushion = (cx: number, w: number, y: number, h: number, z: number, colour: string) => {
    const points = [
      [cx - w / 2, y, z],
      [cx + w / 2, y, z],
      [cx + w / 2 - 0.03, y + h, z + 0.14],
      [cx - w / 2 + 0.03, y + h, z + 0.14],
    ] as const
    picture.shape(
      softPolygon(
        points.map(([a, b, c]) => camera.see(a, b, c)),
        13,
      ),
      picture.ramp(under(light, lighten(colour, 0.3), 1), under(light, colour, 0.45)),
    )
  }
  for (const side of [-1, 1])
    cushion(x + side * half * 0.48, half * 0.88, 0.52, 0.46, deep - 0.38, linen.sheet)
  for (const side of [-1, 1])
    cushion(x + side * half * 0.46, half * 0.78, 0.52, 0.36, deep - 0.56, lighten(linen.sheet, 0.4))
  cushion(x, half * 0.62, 0.54, 0.28, deep - 0.7, linen.throwColour)
}

function drawHeadboard(room: Interior, x: number, wide: number, linen: Linen): void {
  const { picture, light, camera, deep } = room
  const half = wide / 2 + [0.12, 0.5, 0.1, 0.2][linen.board]!
  const high = [1.25, 1.15, 1.5, 1.35][linen.board]!
  const corners = [
    [x - half, 0.2],
    [x + half, 0.2],
    [x + half, high],
    [x - half, high],
  ] as const
  const points = corners.map(([a, b]) => camera.see(a, b, deep - 0.08))
  picture.shape(
    softPolygon(points, linen.board === 2 ? 90 : 8),
    picture.ramp(
      under(light, lighten(linen.headboard, 0.08), 0.9),
      under(light, darken(linen.headboard, 0.12), 0.5),
    ),
  )
  const count = linen.board === 1 ? 9 : linen.board === 0 ? 6 : 0
  let seams = ''
  for (let i = 1; i < count; i++) {
    const [sx, top] = camera.see(x - half + (2 * half * i) / count, high, deep - 0.08)
    const [, low] = camera.see(0, 0.5, deep - 0.08)
    seams += `M${Math.round(sx)} ${Math.round(top + 3)}V${Math.round(low)}`
  }
  picture.line(seams, darken(linen.headboard, 0.4), 2, 'opacity=".4"')
}

/** The head stands at the left wall, the long side faces the viewer. */
function drawBedFromSide(room: Interior, z: number, linen: Linen): void {
  const { picture, light, camera, left } = room
  const head = left + 0.1
  const foot = head + 2.15
  const back = z + 1.7
  const shape = (spots: readonly Spot[], soft: number) =>
    softPolygon(
      spots.map(([a, b, c]) => camera.see(a, b, c)),
      soft,
    )
  drawFloorShadow(room, (head + foot) / 2, z, 1.35, 1.6)
  picture.shape(
    shape(lateral(z - 0.15, 0.2, back + 0.15, 1.25, left + 0.04), 7),
    picture.ramp(
      under(light, lighten(linen.headboard, 0.08), 0.8),
      under(light, darken(linen.headboard, 0.14), 0.4),
    ),
  )
  drawBlock(room, head, 0.06, z + 0.05, foot - 0.03, 0.3, back, linen.wood)
  drawBlock(room, head, 0.28, z, foot, 0.52, back, linen.sheet, 9)
  for (const [from, colour, high] of [
    [z + 0.9, linen.sheet, 0.5],
    [z + 0.1, linen.sheet, 0.5],
    [z + 0.5, linen.throwColour, 0.34],
  ] as const) {
    const out = high < 0.4 ? 0.36 : 0.12
    picture.shape(
      shape(
        [
          [head + out + 0.16, 0.54, from],
          [head + out, 0.54 + high, from + 0.05],
          [head + out + 0.06, 0.54 + high, from + 0.68],
          [head + out + 0.26, 0.54, from + 0.7],
        ],
        12,
      ),
      picture.ramp(under(light, lighten(colour, 0.35), 1), under(light, colour, 0.5)),
    )
  }
  const duvetFrom = head + 0.75
  const duvet = (x0: number, x1: number, y: number, out: number, drop: number, colour: string) => {
    picture.shape(shape(level(x0, z - out, x1, back, y), 9), under(light, lighten(colour, 0.25), 1))
    picture.shape(
      shape(
        [
          [x0, y, z - out],
          [x1, y, z - out],
          [x1 + 0.02, drop, z - out - 0.02],
          [x0, drop, z - out - 0.02],
        ],
        9,
      ),
      picture.ramp(under(light, colour, 0.85), under(light, darken(colour, 0.12), 0.35)),
    )
  }
  duvet(duvetFrom, foot + 0.04, 0.6, 0.04, 0.2, linen.sheet)
  duvet(foot - 0.85, foot - 0.25, 0.62, 0.06, 0.26, linen.throwColour)
}
