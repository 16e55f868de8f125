/** The lobby: the desk, somewhere to sit, and light that says how grand the house is. */
import { lateral, Camera } from '../camera.ts'
import {
  drawArt,
  drawBouquet,
  drawChandelier,
  drawPendant,
  drawPottedPlant,
  drawRug,
  drawSofa,
  drawTableLamp,
} from '../furniture.ts'
import {
  backQuad,
  drawBlock,
  drawFloorShadow,
  drawShell,
  drawSunPatch,
  drawView,
  indoors,
  type Interior,
} from '../interior.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from '../palette.ts'
import { polyline, star } from '../paths.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { decorOf } from './room.ts'
import { ACROSS, type Picture } from '../svg.ts'

export function drawLobby(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const outside = lightOf(dice)
  const decor = decorOf(brief, look)
  const accent = accentOf(brief.accent, look)
  const grand = brief.stars >= 4
  const home = brief.building === 'house'
  const half = grand ? 4.6 : home ? 3.2 : 3.7
  const room: Interior = {
    picture,
    dice,
    light: indoors(outside),
    outside,
    camera: new Camera(370, 1.6, 880),
    brief,
    accent,
    left: -half,
    right: half,
    tall: grand ? 4.4 : home ? 2.9 : 3.4,
    deep: grand ? 9 : 8,
  }
  const draw = () => {
    drawShell(
      room,
      decor.wall,
      decor.back,
      grand ? 'marble' : decor.floor === 'carpet' ? 'tiles' : decor.floor,
      grand ? '#d9cdbb' : decor.floorColour,
    )
    drawWindows(room)
    drawWallFeature(room, decor.wood, grand)
    if (grand) drawColumns(room, decor.wall)
    drawDesk(room, decor.wood, grand)
    drawLights(room, grand, look.whole(0, 3))
    drawSeats(room, grand, decor.wood)
  }
  if (dice.chance(0.5)) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

/** Tall windows in the left wall. */
function drawWindows(room: Interior): void {
  const { left, tall, deep } = room
  const spans = [
    [deep - 4, deep - 2.5],
    [deep - 2.1, deep - 0.6],
  ] as const
  drawView(
    room,
    spans.map(([z0, z1]) => lateral(z0, tall - 0.6, z1, 0.3, left)),
    2,
  )
  for (const [z0, z1] of spans) {
    drawSunPatch(room, [
      [left + 0.3, 0.01, z0 - 0.4],
      [left + 0.3, 0.01, z1 - 0.4],
      [left + 2.2, 0.01, z1 - 1.2],
      [left + 2.2, 0.01, z0 - 1.2],
    ])
  }
}

function drawWallFeature(room: Interior, wood: string, grand: boolean): void {
  const { picture, light, camera, deep, tall, accent, brief } = room
  const x = 1.1
  const [w, top] = [grand ? 2.7 : 1.9, tall - 0.45]
  picture.shape(
    backQuad(room, x - w, 0.1, x + w, top),
    picture.ramp(
      under(light, mix(accent, wood, 0.35), 0.75),
      under(light, darken(mix(accent, wood, 0.35), 0.25), 0.5),
    ),
  )
  let slats = ''
  for (let i = 1; i < 14; i++) {
    const at = x - w + (2 * w * i) / 14
    slats += polyline([camera.see(at, 0.1, deep), camera.see(at, top, deep)])
  }
  picture.line(slats, darken(accent, 0.55), 2, 'opacity=".3"')
  const stars = Math.min(5, Math.round(brief.stars))
  let row = ''
  const s = camera.scale(deep)
  for (let i = 0; i < stars; i++) {
    const [sx, sy] = camera.see(x + (i - (stars - 1) / 2) * 0.42, top - 0.45, deep)
    row += star(sx, sy, s * 0.15)
  }
  picture.shape(row, under(light, '#f3d9a0', 1))
  let shelves = ''
  for (const y of [1.3, 1.75])
    shelves += backQuad(room, x - w * 0.55, y, x + w * 0.55, y + 0.06, 0.1)
  picture.shape(shelves, under(light, lighten(wood, 0.3), 0.9))
  picture.shape(
    backQuad(room, x - 0.6, 1.36, x - 0.45, 1.62, 0.1) +
      backQuad(room, x + 0.5, 1.36, x + 0.72, 1.56, 0.1) +
      backQuad(room, x - 0.1, 1.81, x + 0.06, 2.05, 0.1),
    under(light, '#f0e2c8', 0.8),
  )
}

function drawColumns(room: Interior, wall: string): void {
  const { picture, light, camera, tall, deep } = room
  for (const x of [-2.3, 4]) {
    const z = deep - 0.9
    const [ax, ay] = camera.see(x - 0.24, tall, z)
    const [bx, by] = camera.see(x + 0.24, 0, z)
    const shaft = picture.fade(
      [
        [0, under(light, lighten(wall, 0.3), 0.9)],
        [0.35, under(light, '#ffffff', 1)],
        [1, under(light, darken(wall, 0.1), 0.2)],
      ],
      ACROSS,
    )
    drawFloorShadow(room, x, z, 0.5, 0.4)
    picture.rect(ax, ay, bx - ax, by - ay, shaft)
    picture.rect(ax - 8, by - 18, bx - ax + 16, 18, shaft)
    picture.rect(ax - 8, ay, bx - ax + 16, 16, shaft)
  }
}

function drawDesk(room: Interior, wood: string, grand: boolean): void {
  const { picture, light, camera, deep, accent, dice } = room
  const x = 1.1
  const w = grand ? 2.1 : 1.5
  const z = deep - 1.9
  drawFloorShadow(room, x, z, w * 1.15, 0.9)
  drawBlock(room, x - w, 0.08, z, x + w, 1.02, z + 0.8, grand ? mix(wood, '#efe6d8', 0.55) : wood)
  const [ax, ay] = camera.see(x - w + 0.1, 0.9, z)
  const [bx, by] = camera.see(x + w - 0.1, 0.16, z)
  picture.rect(ax, ay, bx - ax, by - ay, picture.hatch(darken(wood, 0.35), 22, 2), 'opacity=".3"')
  picture.rect(ax, by - 6, bx - ax, 5, '#ffd999', `opacity="${0.35 + 0.6 * light.lamps}"`)
  drawBlock(
    room,
    x - w - 0.06,
    1.02,
    z - 0.06,
    x + w + 0.06,
    1.1,
    z + 0.84,
    grand ? '#f6f1e8' : lighten(wood, 0.2),
  )
  drawBouquet(room, x - w * 0.72, 1.1, z + 0.3, 1.15)
  drawTableLamp(room, x + w * 0.74, 1.1, z + 0.3, 0.9)
  const [kx, ky] = camera.see(x + 0.1, 1.1, z + 0.2)
  picture.shape(
    `M${Math.round(kx - 9)} ${Math.round(ky)}q9-16 18 0z`,
    under(light, '#c9a35f', 0.95),
  )
  if (dice.chance(0.5)) drawBlock(room, x - 0.5, 1.1, z + 0.3, x - 0.2, 1.13, z + 0.5, accent)
}

function drawLights(room: Interior, grand: boolean, model: number): void {
  const { tall, deep } = room
  if (grand) drawChandelier(room, -1.5, tall - 1.7, deep - 3, 1)
  else for (const x of [-0.35, 2.55]) drawPendant(room, x, tall - 1.1, deep - 1.9, model, 0.9)
}

function drawSeats(room: Interior, grand: boolean, wood: string): void {
  const { deep, accent, left, dice } = room
  const cloth = dice.pick([
    mix(accent, '#dccfba', 0.45),
    '#8fa3ad',
    '#c9b594',
    mix(accent, '#eadfce', 0.75),
  ])
  drawRug(room, -3.1, deep - 5, 0.2, deep - 2.3, mix(accent, '#efe4d2', 0.65))
  drawPottedPlant(room, left + 0.55, deep - 0.5, grand ? 1.7 : 1.2)
  drawSofa(room, -1.75, deep - 3.3, 2, cloth)
  drawFloorShadow(room, -1.55, deep - 4.2, 0.6, 0.5)
  drawBlock(room, -2.05, 0.3, deep - 4.3, -1.05, 0.37, deep - 3.8, wood)
  drawBlock(room, -1.98, 0, deep - 4.28, -1.9, 0.3, deep - 4.2, darken(wood, 0.2))
  drawBlock(room, -1.2, 0, deep - 4.28, -1.12, 0.3, deep - 4.2, darken(wood, 0.2))
  drawBouquet(room, -1.5, 0.37, deep - 4, 0.7)
  if (!grand) drawArt(room, -2, 1.75, 1.2, 0.8)
  drawPottedPlant(room, Math.min(3.4, room.right - 0.45), deep - 1.6, 1.1)
}
