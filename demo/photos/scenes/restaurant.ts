/** The restaurant: laid tables before a view, and a buffet where the board includes it. */
import { frontal, Camera } from '../camera.ts'
import { drawPendant, drawPottedPlant } from '../furniture.ts'
import {
  drawBlock,
  drawFloorShadow,
  drawGlow,
  drawShell,
  drawSunPatch,
  drawView,
  indoors,
  type Interior,
} from '../interior.ts'
import { accentOf, darken, lighten, lightOf, mix, under } from '../palette.ts'
import { scallop } from '../paths.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { decorOf } from './room.ts'
import { ACROSS, type Picture } from '../svg.ts'

export function drawRestaurant(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const breakfast = brief.board === 'breakfast'
  const outside = lightOf(dice, breakfast ? ['dawn', 'day', 'day'] : undefined)
  const decor = decorOf(brief, look)
  const accent = accentOf(brief.accent, look)
  const grand = brief.stars >= 4
  const room: Interior = {
    picture,
    dice,
    light: indoors(outside),
    outside,
    camera: new Camera(350, 1.75, 880),
    brief,
    accent,
    left: -4.6,
    right: 4.6,
    tall: grand ? 3.7 : 3.2,
    deep: 8.4,
  }
  const buffet = brief.board === 'half' || brief.board === 'full' || brief.board === 'all-inclusive'
  const draw = () => {
    drawShell(room, decor.wall, decor.back, decor.floor, decor.floorColour)
    const { left, right, tall, deep } = room
    const [x0, x1] = [left + 0.8, right - 0.8]
    drawView(room, [frontal(x0, tall - 0.45, x1, 0.35, deep)], 5)
    drawSunPatch(room, [
      [x0, 0.01, deep - 0.2],
      [x1, 0.01, deep - 0.2],
      [x1 - 1.4, 0.01, deep - 3],
      [x0 - 1.4, 0.01, deep - 3],
    ])
    drawPottedPlant(room, left + 0.5, deep - 0.6, 1.3)
    if (!buffet) drawPottedPlant(room, right - 0.5, deep - 0.6, 1.3)
    const model = look.whole(0, 3)
    for (const x of [-2.6, 0, 2.6]) drawPendant(room, x, tall - 1, deep - 2.6, model, 0.9)
    const table = tableModel(room, decor.wood, grand, breakfast)
    const places: [number, number][] = [
      [-2.7, deep - 1.9],
      [0, deep - 1.9],
    ]
    if (!buffet) places.push([2.7, deep - 1.9])
    places.push([buffet ? -1.7 : -1.5, deep - 4.1])
    if (!buffet) places.push([1.5, deep - 4.1])
    for (const [x, z] of places) placeTable(room, table, x, z)
    if (buffet) drawBuffet(room, decor.wood)
  }
  if (dice.chance(0.5)) picture.group('transform="matrix(-1 0 0 1 1200 0)"', draw)
  else draw()
}

/** A round table with two chairs, one hundred units to a metre, seen from a little above. */
function tableModel(room: Interior, wood: string, grand: boolean, breakfast: boolean): string {
  const { picture, light, accent, dice } = room
  const cloth = grand ? '#fffaf0' : dice.pick(['#fffaf0', mix(accent, '#fff6ea', 0.75)])
  const chair = dice.pick([wood, mix(accent, '#d9c7ad', 0.3), '#d9c09a', '#5b7482'])
  return picture.symbol(() => {
    picture.oval(
      0,
      6,
      150,
      34,
      picture.glow([
        [0, '#24161c', 0.45],
        [1, '#24161c', 0],
      ]),
    )
    const seat = under(light, chair, 0.75)
    const dark = under(light, darken(chair, 0.25), 0.4)
    for (const side of [-1, 1]) {
      const at = side < 0 ? 'translate(-84 0)' : 'matrix(-1 0 0 1 84 0)'
      picture.group(`transform="${at}"`, () => {
        picture.shape('M-30-46l-2 52h6l4-50zM22-44l3 52h6l-3-52zM-14-46l0 40h5v-40z', dark)
        picture.shape('M-34-108q2-10 12-10q4 30 6 66l-14 2z', picture.ramp(seat, dark, ACROSS))
        picture.shape('M-34-56q34-8 62 0q8 4 4 12q-32 8-64 0z', seat)
      })
    }
    picture.shape(
      'M-62-76Q-66-20-58 0Q0 14 58 0Q66-20 62-76z',
      picture.ramp(under(light, cloth, 0.85), under(light, darken(cloth, 0.14), 0.3)),
    )
    picture.line(
      'M-36-62q-6 36-2 66M-8-60v68M22-60q4 36 2 66M48-66q4 30 0 62',
      under(light, darken(cloth, 0.2), 0.3),
      2,
      'opacity=".4"',
    )
    picture.oval(0, -76, 63, 17, under(light, lighten(cloth, 0.4), 1))
    picture.oval(-32, -77, 17, 4.6, under(light, '#e6edf0', 0.8))
    picture.oval(-32, -77.5, 11, 2.8, under(light, '#ffffff', 1))
    picture.oval(32, -77, 17, 4.6, under(light, '#e6edf0', 0.8))
    picture.oval(32, -77.5, 11, 2.8, under(light, '#ffffff', 1))
    drawSetting(room, breakfast)
  })
}

function drawSetting({ picture, light, accent, dice }: Interior, breakfast: boolean): void {
  if (breakfast) {
    picture.shape('M8-92h10l-1 16h-8z', under(light, '#f2a63b', 0.95))
    picture.shape('M-18-86h13l-2 9h-9zM-5-84q5 0 4 4h-4z', under(light, '#ffffff', 0.9))
    picture.shape(scallop(dice, 0, -72, 13, 5, 6), under(light, '#c98a4b', 0.8))
    return
  }
  const glass = 'M-14-106q8-3 16 0q1 14-7 16v12l5 2h-12l5-2v-12q-8-2-7-16z'
  picture.shape(glass, '#ffffff', 'opacity=".55"')
  picture.shape('M-13-99h14q0 8-7 9q-7-1-7-9z', '#a3304a', 'opacity=".8"')
  picture.shape('M15-92h5v14h-5z', under(light, '#fff1da', 1))
  picture.shape('M17.5-101q5 6 0 9q-5-3 0-9z', '#ffb84d')
  if (light.lamps > 0.2)
    picture.oval(
      17,
      -95,
      34,
      34,
      picture.glow([
        [0, '#ffd98f', 0.6],
        [1, '#ffcf80', 0],
      ]),
    )
  picture.shape('M-40-84l6-7 7 7z', under(light, accent, 0.85))
}

function placeTable(room: Interior, table: string, x: number, z: number): void {
  const [sx, sy] = room.camera.see(x, 0, z)
  const scale = room.camera.scale(z) / 100
  room.picture.use(table, sx, sy, scale, scale)
}

/** A long counter with bowls, fruit, bread and warm dishes. */
function drawBuffet(room: Interior, wood: string): void {
  const { picture, light, camera, deep, dice, accent } = room
  const [x0, x1] = [0.75, 3.1]
  const z = deep - 3.6
  drawFloorShadow(room, (x0 + x1) / 2, z, 1.6, 0.9)
  drawBlock(room, x0, 0.05, z, x1, 0.88, z + 0.9, mix(wood, accent, 0.15))
  drawBlock(room, x0 - 0.06, 0.88, z - 0.06, x1 + 0.06, 0.95, z + 0.96, '#f6f1e8')
  const [, ay] = camera.see(0, 0.95, z + 0.3)
  const s = camera.scale(z + 0.3) / 100
  const bowls = ['#f2a63b', '#cf4d3c', '#7fae4f', '#c98a4b', '#e8c15a', '#8c3b4a']
  for (let i = 0; i < 4; i++) {
    const [bx] = camera.see(x0 + 0.36 + i * 0.54, 0.95, z + 0.3)
    const at = `transform="translate(${Math.round(bx)} ${Math.round(ay)})scale(${s.toFixed(2)})"`
    picture.group(at, () => {
      if (i === 3) {
        picture.shape('M-28 0h56v-10h-56z', under(light, '#9aa7ae', 0.7))
        picture.shape(
          'M-28-10a28 26 0 0 1 56 0z',
          picture.ramp(under(light, '#ffffff', 1), under(light, '#a9b4ba', 0.5)),
        )
        picture.oval(0, -38, 4, 4, under(light, '#9aa7ae', 0.9))
        return
      }
      picture.shape(scallop(dice, 0, -24, 22, 13, 8), under(light, dice.pick(bowls), 0.9))
      picture.shape('M-26-22h52q-4 22-16 22h-20q-12 0-16-22z', under(light, '#fffaf0', 0.85))
    })
  }
  const [gx, gy] = camera.see((x0 + x1) / 2, 1.9, z + 0.3)
  drawGlow(room, [gx, gy], 170)
  for (const x of [x0 + 0.6, x1 - 0.6]) drawPendant(room, x, 2.05, z + 0.4, 0, 0.8)
}
