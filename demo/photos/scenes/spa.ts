/** The spa: warm water, stone and candles; quiet light at every hour. */
import { frontal, level, Camera } from '../camera.ts'
import { drawPottedPlant } from '../furniture.ts'
import {
  drawBlock,
  drawFloorShadow,
  drawShell,
  drawView,
  indoors,
  type Interior,
} from '../interior.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from '../palette.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { decorOf } from './room.ts'
import { ACROSS, type Picture, type Point } from '../svg.ts'

export function drawSpa(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const outside = lightOf(dice, ['dawn', 'golden', 'dusk', 'night', 'day'])
  const decor = decorOf(brief, look)
  const accent = accentOf(brief.accent, look)
  const light = { ...indoors(outside), lamps: Math.max(outside.lamps, 0.5) }
  const room: Interior = {
    picture,
    dice,
    light,
    outside,
    camera: new Camera(330, 1.7, 860),
    brief,
    accent,
    left: -3.7,
    right: 3.7,
    tall: 3.3,
    deep: 8.6,
  }
  const stone = look.pick(['#cbbba6', '#b9b3a8', '#d3c3a6', '#a9b0ac'])
  const draw = () => {
    drawShell(room, stone, mix(stone, decor.wood, 0.4), 'tiles', mix(stone, '#e9dcc8', 0.4))
    if (dice.chance(0.65)) drawBackWindow(room)
    else drawNiches(room, decor.wood)
    drawBasin(room)
    drawColumns(room, stone)
    drawDaybeds(room, decor.wood)
    drawStillLife(room)
  }
  if (dice.chance(0.5)) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

function drawBackWindow(room: Interior): void {
  const { deep, tall } = room
  drawView(room, [frontal(-2.5, tall - 0.5, 2.5, 0.5, deep)], 3)
}

/** Lit niches with vases, for an inner room. */
function drawNiches(room: Interior, wood: string): void {
  const { picture, light, camera, deep } = room
  for (const x of [-2, 0, 2]) {
    const [ax, ay] = camera.see(x - 0.6, 2.5, deep)
    const [bx, by] = camera.see(x + 0.6, 0.7, deep)
    const w = bx - ax
    picture.shape(
      `M${Math.round(ax)} ${Math.round(by)}V${Math.round(ay + w / 2)}a${Math.round(w / 2)} ${Math.round(w / 2)} 0 0 1 ${Math.round(w)} 0V${Math.round(by)}z`,
      picture.ramp('#ffdf9f', under(light, darken(wood, 0.1), 0.6)),
    )
    const [vx, vy] = camera.see(x, 0.7, deep)
    picture.shape(
      `M${Math.round(vx - 12)} ${Math.round(vy)}q-18-34 4-54v-14h16v14q22 20 4 54z`,
      under(light, darken(wood, 0.35), 0.7),
    )
  }
}

function drawBasin({ picture, dice, light, camera, deep }: Interior): void {
  const [x0, x1, z0, z1] = [-2, 2, 4.5, deep - 0.9]
  picture.shape(
    camera.face(level(x0 - 0.4, z0 - 0.3, x1 + 0.4, z1 + 0.25, 0.01)),
    under(light, '#f3e9da', 0.9),
  )
  const water = camera.face(level(x0, z0, x1, z1, 0))
  const [, top] = camera.see(0, 0, z1)
  const [, low] = camera.see(0, 0, z0)
  picture.shape(
    water,
    picture.wash(
      [
        [0, mix(under(light, '#9be3df', 0.9), '#bdf0e6', 0.4)],
        [0.5, mix(under(light, '#4fbcc4', 0.8), '#49b7c4', 0.5)],
        [1, mix(under(light, '#1f8ba6', 0.7), '#1d86a6', 0.4)],
      ],
      0,
      top,
      0,
      low,
    ),
  )
  const glow = picture.glow([
    [0, '#fff8dc', 0.6],
    [1, '#fff8dc', 0],
  ])
  picture.group(picture.clip(water), () => {
    for (const x of [430, 600, 770]) picture.oval(x, top + 26, 70, 60, glow)
    let ripples = ''
    for (let i = 0; i < 16; i++) {
      const share = dice.next()
      const long = Math.round(16 + share * 60)
      ripples += `M${Math.round(dice.between(250, 950))} ${Math.round(top + 8 + share * (low - top))}q${long >> 1}-${Math.round(2 + share * 4)} ${long} 0`
    }
    picture.line(ripples, '#ffffff', 2.2, 'stroke-linecap="round" opacity=".45"')
  })
  let steam = ''
  for (const x of [480, 600, 720]) steam += `M${x} ${Math.round(top + 60)}q-26-34 0-66t0-66`
  picture.line(steam, '#ffffff', 16, 'stroke-linecap="round" opacity=".08"')
}

function drawColumns(room: Interior, stone: string): void {
  const { picture, light, camera, tall } = room
  const z = 7.9
  for (const x of [-2.75, 2.75]) {
    const [ax, ay] = camera.see(x - 0.22, tall, z)
    const [bx, by] = camera.see(x + 0.22, 0, z)
    drawFloorShadow(room, x, z, 0.5, 0.3)
    picture.rect(
      ax,
      ay,
      bx - ax,
      by - ay,
      picture.fade(
        [
          [0, under(light, darken(stone, 0.1), 0.5)],
          [0.4, under(light, lighten(stone, 0.35), 1)],
          [1, under(light, darken(stone, 0.2), 0.2)],
        ],
        ACROSS,
      ),
    )
  }
}

function drawDaybeds(room: Interior, wood: string): void {
  const { accent, left, right } = room
  const z = 5.7
  for (const [x0, x1] of [
    [left + 0.2, left + 1],
    [right - 1, right - 0.2],
  ] as const) {
    drawFloorShadow(room, (x0 + x1) / 2, z, 0.6, 1.2)
    drawBlock(room, x0, 0.1, z, x1, 0.3, z + 1.6, wood)
    drawBlock(room, x0, 0.3, z, x1, 0.44, z + 1.6, '#f6efe2', 7)
    drawBlock(room, x0 + 0.08, 0.44, z + 1.1, x1 - 0.08, 0.58, z + 1.5, accent, 7)
    drawBlock(room, x0 + 0.1, 0.44, z + 0.2, x1 - 0.1, 0.5, z + 0.6, '#fffaf2', 5)
  }
  drawPottedPlant(room, left + 0.5, 8.2, 1.2)
  drawPottedPlant(room, right - 0.5, 8.2, 1.2)
}

/** Stones, candles and rolled towels on the rim in front. */
function drawStillLife({ picture, dice, light, camera, accent }: Interior): void {
  const [, y] = camera.see(0, 0, 3.95)
  const left = dice.chance(0.5)
  const at = (x: number, draw: () => void) =>
    picture.group(`transform="translate(${x} ${Math.round(y)})scale(1.5)"`, draw)
  const candle = (x: number, tall: number) =>
    at(x, () => {
      picture.oval(
        0,
        -tall - 10,
        46,
        46,
        picture.glow([
          [0, '#ffe2a0', 0.75],
          [1, '#ffc766', 0],
        ]),
      )
      picture.oval(0, 0, 17, 4, '#24161c', 'opacity=".3"')
      picture.rect(-10, -tall, 20, tall, picture.ramp('#ffe9c4', under(light, '#e8d5b5', 0.6)))
      picture.shape(`M0-${tall + 20}q7 9 0 15q-7-6 0-15z`, '#ffb347')
    })
  const pebbles = (x: number) =>
    at(x, () => {
      picture.oval(0, 2, 44, 7, '#24161c', 'opacity=".3"')
      const stones: [Point, number, number][] = [
        [[0, -8], 34, 11],
        [[2, -26], 26, 9],
        [[-1, -40], 18, 7],
      ]
      for (const [[sx, sy], rx, ry] of stones) {
        picture.oval(
          sx,
          sy,
          rx,
          ry,
          picture.ramp(under(light, '#9aa3a6', 0.9), under(light, '#4d565c', 0.4)),
        )
      }
    })
  const towels = (x: number) =>
    at(x, () => {
      picture.oval(0, 2, 58, 8, '#24161c', 'opacity=".3"')
      const roll = (rx: number, ry: number, colour: string) => {
        picture.rect(
          rx - 26,
          ry - 22,
          52,
          22,
          picture.ramp(
            under(light, lighten(colour, 0.2), 1),
            under(light, darken(colour, 0.12), 0.5),
          ),
          'rx="10"',
        )
        picture.oval(rx + 18, ry - 11, 8, 9, under(light, darken(colour, 0.08), 0.6))
        picture.oval(rx + 18, ry - 11, 3.5, 4, under(light, lighten(colour, 0.2), 0.9))
      }
      roll(-28, 0, '#f7f1e6')
      roll(28, 0, '#f7f1e6')
      roll(0, -20, accent)
    })
  candle(left ? 330 : 870, 34)
  candle(left ? 372 : 828, 22)
  pebbles(left ? 460 : 740)
  towels(left ? 820 : 380)
}
