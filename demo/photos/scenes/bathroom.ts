/** A bathroom: basin and mirror at the back wall, a tub under the window or a glass shower. */
import { frontal, lateral, level, Camera, type Spot } from '../camera.ts'
import { drawPendant, drawPottedPlant } from '../furniture.ts'
import {
  backQuad,
  drawBlock,
  drawFloorShadow,
  drawGlow,
  drawShell,
  drawView,
  indoors,
  type Interior,
} from '../interior.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from '../palette.ts'
import { polyline, scallop, softPolygon } from '../paths.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { decorOf } from './room.ts'
import type { Picture } from '../svg.ts'

const TILES = ['#dfe9ea', '#e9e1d3', '#cfe0e0', '#e6ddd2', '#d3dfe6', '#d9e3d3'] as const

export function drawBathroom(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const outside = lightOf(dice)
  const decor = decorOf(brief, look)
  const accent = accentOf(brief.accent, look)
  const grand = brief.stars >= 4
  const room: Interior = {
    picture,
    dice,
    light: indoors(outside),
    outside,
    camera: new Camera(350, 1.5, 860),
    brief,
    accent,
    left: grand ? -2.6 : -2.2,
    right: grand ? 2.6 : 2.2,
    tall: 2.7,
    deep: 5,
  }
  const tile = look.pick(TILES)
  const feature = look.pick([
    mix(accent, '#e9e4da', 0.62),
    darken(tile, 0.12),
    mix('#10608f', '#e9f1f4', 0.6),
  ])
  const draw = () => {
    drawShell(
      room,
      tile,
      feature,
      'tiles',
      brief.climate === 'alpine' ? '#b8b0a6' : mix(decor.floorColour, '#e3dccf', 0.6),
    )
    drawTiles(room, look.chance(0.5))
    const withTub = grand || dice.chance(0.35)
    if (withTub) drawTub(room)
    else drawShower(room)
    drawVanity(room, decor.wood, grand, withTub)
    if (grand || dice.chance(0.4))
      drawPottedPlant(room, withTub ? room.left + 2.55 : -0.25, room.deep - 0.35, 0.7)
  }
  if (dice.chance(0.5)) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

function drawTiles(room: Interior, tall: boolean): void {
  const { picture, light, camera, left, right, deep } = room
  const high = room.tall
  let lines = ''
  const step = tall ? 0.3 : 0.55
  for (let x = left + step; x < right; x += step)
    lines += polyline([camera.see(x, 0, deep), camera.see(x, high, deep)])
  const rise = tall ? 0.6 : 0.275
  for (let y = rise; y < high; y += rise) {
    lines += polyline([
      camera.see(left, y, 1),
      camera.see(left, y, deep),
      camera.see(right, y, deep),
      camera.see(right, y, 1),
    ])
  }
  picture.line(lines, under(light, '#ffffff', 0.95), 1.6, 'opacity=".55"')
}

function drawVanity(room: Interior, wood: string, grand: boolean, withTub: boolean): void {
  const { picture, dice, light, camera, deep, right } = room
  const wide = grand ? 1.9 : 1.2
  const x = right - wide / 2 - (withTub ? 0.35 : 0.5)
  const round = dice.chance(0.5)
  const [mx, my] = camera.see(x, 1.65, deep)
  const s = camera.scale(deep)
  drawGlow(room, [mx, my], s * 1.1)
  const glass = picture.fade(
    [
      [0, mix('#e9f4f8', light.sky.middle, 0.25)],
      [0.5, '#f6fbfc'],
      [1, mix('#c9dde4', light.sky.middle, 0.2)],
    ],
    [0, 0, 1, 1],
  )
  const frame = `stroke="${under(light, dice.pick(['#c9a35f', '#3d4a54', '#f7f1e6']), 0.8)}" stroke-width="7"`
  const mirrors = grand ? [-0.48, 0.48] : [0]
  for (const shift of mirrors) {
    if (round) picture.oval(mx + shift * s, my, s * 0.42, s * 0.42, glass, frame)
    else
      picture.rect(
        mx + (shift - 0.38) * s,
        my - s * 0.5,
        s * 0.76,
        s,
        glass,
        `rx="${Math.round(s * 0.06)}" ${frame}`,
      )
    picture.line(
      `M${Math.round(mx + shift * s - 0.2 * s)} ${Math.round(my + 0.1 * s)}l${Math.round(0.26 * s)}-${Math.round(0.3 * s)}`,
      '#ffffff',
      7,
      'opacity=".6" stroke-linecap="round"',
    )
  }
  drawFloorShadow(room, x, deep - 0.5, wide * 0.55, 0.4)
  for (const side of [-1, 1]) {
    const leg = x + side * (wide / 2 - 0.05)
    drawBlock(room, leg - 0.035, 0, deep - 0.5, leg + 0.035, 0.36, deep - 0.42, darken(wood, 0.25))
  }
  drawBlock(room, x - wide / 2, 0.09, deep - 0.5, x + wide / 2, 0.13, deep - 0.04, wood)
  drawTowels(room, x, wide)
  drawBlock(room, x - wide / 2, 0.45, deep - 0.52, x + wide / 2, 0.8, deep - 0.02, wood)
  const [, drawerY] = camera.see(x, 0.63, deep - 0.52)
  const [dx0] = camera.see(x - wide / 2 + 0.05, 0, deep - 0.52)
  const [dx1] = camera.see(x + wide / 2 - 0.05, 0, deep - 0.52)
  picture.line(
    `M${Math.round(dx0)} ${Math.round(drawerY)}H${Math.round(dx1)}`,
    darken(wood, 0.5),
    2,
    'opacity=".5"',
  )
  drawBlock(room, x - wide / 2 - 0.04, 0.8, deep - 0.56, x + wide / 2 + 0.04, 0.86, deep, '#f3efe8')
  for (const shift of mirrors) {
    const basin = x + shift * 0.9
    const [bx, by] = camera.see(basin, 0.86, deep - 0.28)
    picture.shape(
      `M${Math.round(bx - 0.26 * s)} ${Math.round(by - 0.13 * s)}h${Math.round(0.52 * s)}q-${Math.round(0.03 * s)} ${Math.round(0.17 * s)}-${Math.round(0.14 * s)} ${Math.round(0.17 * s)}h-${Math.round(0.24 * s)}q-${Math.round(0.11 * s)} 0-${Math.round(0.14 * s)}-${Math.round(0.17 * s)}z`,
      picture.ramp(under(light, '#ffffff', 1), under(light, '#d5dadd', 0.6)),
    )
    picture.oval(bx, by - 0.13 * s, 0.26 * s, 0.045 * s, under(light, '#eef3f5', 0.8))
    picture.line(
      `M${Math.round(bx)} ${Math.round(by - 0.1 * s)}v-${Math.round(0.26 * s)}q0-${Math.round(0.06 * s)} ${Math.round(0.07 * s)}-${Math.round(0.06 * s)}h${Math.round(0.05 * s)}`,
      under(light, '#b9934f', 0.9),
      6,
      'stroke-linecap="round"',
    )
  }
  if (grand)
    for (const side of [-1, 1]) drawPendant(room, x + side * 0.98, 1.95, deep - 0.15, 1, 0.42)
}

function drawTowels(room: Interior, x: number, wide: number): void {
  const { accent, deep } = room
  drawBlock(
    room,
    x - wide * 0.36,
    0.13,
    deep - 0.45,
    x - wide * 0.1,
    0.21,
    deep - 0.1,
    '#f7f1e6',
    5,
  )
  drawBlock(room, x - wide * 0.36, 0.21, deep - 0.45, x - wide * 0.1, 0.29, deep - 0.1, accent, 5)
  drawBlock(
    room,
    x + wide * 0.08,
    0.13,
    deep - 0.45,
    x + wide * 0.34,
    0.28,
    deep - 0.1,
    '#c9a67a',
    5,
  )
}

/** A free-standing tub below a window. */
function drawTub(room: Interior): void {
  const { picture, light, camera, deep, left } = room
  const [x0, x1] = [left + 0.35, left + 2.15]
  drawView(room, [frontal(x0 - 0.1, 2.25, x1 + 0.1, 1.05, deep)], 2)
  const z = deep - 0.95
  drawFloorShadow(room, (x0 + x1) / 2, z, 1.05, 0.8)
  const shape = (spots: readonly Spot[], soft: number) =>
    softPolygon(
      spots.map(([a, b, c]) => camera.see(a, b, c)),
      soft,
    )
  picture.shape(
    shape(
      [
        [x0, 0.62, z],
        [x1, 0.62, z],
        [x1 - 0.25, 0.03, z],
        [x0 + 0.25, 0.03, z],
      ],
      46,
    ),
    picture.ramp(under(light, '#ffffff', 1), under(light, '#c9cfd4', 0.5)),
  )
  const [cx, cy] = camera.see((x0 + x1) / 2, 0.63, z + 0.32)
  const s = camera.scale(z + 0.32)
  picture.oval(cx, cy, 0.94 * s, 0.15 * s, under(light, '#ffffff', 1))
  picture.oval(cx, cy + 2, 0.85 * s, 0.115 * s, under(light, '#8fcfd8', 0.8))
  picture.shape(
    scallop(room.dice, cx - 0.25 * s, cy, 0.42 * s, 0.08 * s, 9),
    '#ffffff',
    'opacity=".85"',
  )
  picture.line(
    `M${Math.round(cx + 0.98 * s)} ${Math.round(cy + 0.6 * s)}V${Math.round(cy - 0.5 * s)}q0-${Math.round(0.1 * s)}-${Math.round(0.12 * s)}-${Math.round(0.1 * s)}h-${Math.round(0.1 * s)}v${Math.round(0.08 * s)}`,
    under(light, '#b9934f', 0.8),
    7,
  )
  drawTowelOver(room, x0 + 0.35, z)
}

function drawTowelOver({ picture, light, camera, accent }: Interior, x: number, z: number): void {
  const shape = (spots: readonly Spot[]) =>
    softPolygon(
      spots.map(([a, b, c]) => camera.see(a, b, c)),
      5,
    )
  picture.shape(
    shape(frontal(x, 0.64, x + 0.42, 0.26, z - 0.02)),
    picture.ramp(under(light, lighten(accent, 0.15), 0.95), under(light, darken(accent, 0.1), 0.5)),
  )
  picture.shape(shape(frontal(x, 0.33, x + 0.42, 0.3, z - 0.03)), under(light, '#fff6ea', 0.8))
}

/** A walk-in shower behind a pane of glass. */
function drawShower(room: Interior): void {
  const { picture, light, camera, left, deep, accent } = room
  const edge = left + 1.35
  const stone = mix(accent, '#cfc6b8', 0.75)
  picture.shape(
    backQuad(room, left, 0, edge, room.tall),
    under(light, stone, 0.55),
    'opacity=".55"',
  )
  picture.shape(
    camera.face(level(left, deep - 1.5, edge, deep, 0.01)),
    under(light, darken(stone, 0.12), 0.6),
  )
  const chrome = under(light, '#66747c', 0.9)
  const [sx, sy] = camera.see(left + 0.62, 2.2, deep - 0.3)
  const s = camera.scale(deep - 0.3)
  picture.line(
    `M${Math.round(sx)} ${Math.round(sy + 1.25 * s)}V${Math.round(sy - 0.08 * s)}h${Math.round(0.2 * s)}v${Math.round(0.08 * s)}`,
    chrome,
    6,
  )
  picture.oval(sx + 0.2 * s, sy + 2, 0.15 * s, 0.03 * s, chrome)
  picture.oval(sx, sy + 1.05 * s, 0.05 * s, 0.05 * s, chrome)
  picture.shape(backQuad(room, left + 0.9, 1.1, left + 1.2, 1.45), darken(stone, 0.35))
  picture.shape(
    backQuad(room, left + 0.95, 1.12, left + 1.02, 1.32) +
      backQuad(room, left + 1.06, 1.12, left + 1.12, 1.28),
    under(light, accent, 0.8),
  )
  const pane = camera.face(lateral(deep - 1.5, 0.04, deep - 0.02, 2.15, edge))
  picture.shape(
    pane,
    picture.fade(
      [
        [0, '#dff2f6', 0.5],
        [0.5, '#ffffff', 0.25],
        [1, '#cfe8ee', 0.45],
      ],
      [0, 0, 1, 1],
    ),
    `stroke="${chrome}" stroke-width="4"`,
  )
  drawView(room, [frontal(edge + 0.3, 2.3, edge + 0.85, 1.2, deep)], 1)
}
