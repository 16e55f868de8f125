/** Things that stand in more than one kind of room: lamps, plants, pictures, sofas, rugs. */
import { level } from './camera.ts'
import { drawBlock, drawFloorShadow, drawGlow, type Interior } from './interior.ts'
import { darken, lighten, mix, under } from './palette.ts'
import { curve, pair, polygon, scallop } from './paths.ts'
import { drawPalm } from './plants.ts'
import { ACROSS, type Point } from './svg.ts'

/** A shaded lamp whose foot stands at a place in the room. */
export function drawTableLamp(room: Interior, x: number, y: number, z: number, size = 1): void {
  const { picture, light, camera } = room
  const [sx, sy] = camera.see(x, y, z)
  const s = (camera.scale(z) * size) / 100
  drawGlow(room, [sx, sy - 42 * s], 95 * s)
  picture.group(
    `transform="translate(${Math.round(sx)} ${Math.round(sy)})scale(${s.toFixed(2)})"`,
    () => {
      picture.shape(
        'M-9 0h18l-4-4q8-10 0-20h-10q-8 10 0 20z',
        under(light, room.dice.pick(['#c9a06a', '#e8dfd2', '#5b7f8f']), 0.7),
      )
      picture.shape(
        'M-13-56h26l9 32h-44z',
        light.lamps > 0.2 ? '#ffe6b4' : under(light, '#f7ecd8', 0.95),
      )
    },
  )
}

/** A pendant on a cord from the ceiling; four shapes. */
export function drawPendant(
  room: Interior,
  x: number,
  low: number,
  z: number,
  model: number,
  size = 1,
): void {
  const { picture, light, camera, tall, accent } = room
  const [sx, top] = camera.see(x, tall, z)
  const [, sy] = camera.see(x, low, z)
  const s = (camera.scale(z) * size) / 100
  drawGlow(room, [sx, sy - 10 * s], 120 * s)
  picture.shape(
    `M${Math.round(sx - 1)} ${Math.round(top)}h2V${Math.round(sy - 20 * s)}h-2z`,
    under(light, '#4a4038', 0.5),
  )
  const bulb = light.lamps > 0.2 ? '#fff0c9' : under(light, '#fffaf0', 0.9)
  picture.group(
    `transform="translate(${Math.round(sx)} ${Math.round(sy)})scale(${s.toFixed(2)})"`,
    () => {
      if (model === 0) {
        picture.shape('M-30 0Q-28-34-6-36h12Q28-34 30 0z', under(light, accent, 0.7))
        picture.oval(0, 0, 30, 6, bulb)
      } else if (model === 1) picture.oval(0, -20, 24, 24, bulb)
      else if (model === 2) {
        picture.shape('M-34-6q34 14 68 0l-8-28q-26-8-52 0z', under(light, '#d3ab72', 0.85))
        picture.line(
          'M-24-31l-6 28M-8-36l-3 36M8-36l3 36M24-31l6 28',
          under(light, '#94703f', 0.5),
          2,
        )
        picture.oval(0, -4, 30, 5, bulb, 'opacity=".8"')
      } else {
        picture.shape('M-20-44h40v40q-20 8-40 0z', picture.ramp(under(light, '#c9a35f', 0.9), bulb))
      }
    },
  )
}

/** Arms with candles, for houses of four and five stars. */
export function drawChandelier(
  room: Interior,
  x: number,
  low: number,
  z: number,
  size: number,
): void {
  const { picture, light, camera, tall } = room
  const [sx, top] = camera.see(x, tall, z)
  const [, sy] = camera.see(x, low, z)
  const s = (camera.scale(z) * size) / 100
  drawGlow(room, [sx, sy - 20 * s], 210 * s)
  const brass = under(light, '#c9a35f', 0.85)
  picture.shape(`M${Math.round(sx - 2)} ${Math.round(top)}h4V${Math.round(sy - 40 * s)}h-4z`, brass)
  picture.group(
    `transform="translate(${Math.round(sx)} ${Math.round(sy)})scale(${s.toFixed(2)})"`,
    () => {
      picture.line(
        'M0-50Q-70 10-84-30M0-50Q-38 16-46-24M0-50Q70 10 84-30M0-50Q38 16 46-24M0-60V4',
        brass,
        4,
      )
      picture.shape('M-4 4a6 6 0 0 1 8 0l-4 16z', brass)
      let flames = ''
      for (const arm of [-84, -46, 0, 46, 84]) flames += `M${arm - 8}-${arm ? 30 : 48}q8-34 16 0z`
      picture.shape(flames, '#fff3d2')
      picture.line(
        'M-84-14v14M-46-8v14M46-8v14M84-14v14',
        '#ffffff',
        3,
        'stroke-dasharray="3 3" opacity=".8"',
      )
    },
  )
}

/** A leafy plant in a pot; palms only where the climate knows them. */
export function drawPottedPlant(room: Interior, x: number, z: number, size = 1): void {
  const { picture, dice, light, camera, brief } = room
  const [sx, sy] = camera.see(x, 0, z)
  const s = (camera.scale(z) * size) / 100
  drawFloorShadow(room, x, z, 0.34 * size, 0.3)
  const warm =
    brief.climate === 'tropical' || brief.climate === 'mediterranean' || brief.climate === 'desert'
  room.plantModel ??= picture.symbol(() => {
    if (warm && dice.chance(0.5)) {
      picture.group('transform="translate(0-34)scale(1.25)"', () =>
        drawPalm(picture, dice, light, false),
      )
    } else drawLeaves(room)
    picture.shape(
      'M-22-44h44l-6 44h-32z',
      picture.ramp(under(light, '#d8c6ae', 0.9), under(light, '#a98f74', 0.4), ACROSS),
    )
  })
  picture.use(room.plantModel, sx, sy, dice.chance(0.5) ? s : -s, s)
}

function drawLeaves({ picture, dice, light }: Interior): void {
  let back = ''
  let front = ''
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.1 + (0.8 * i) / 8)
    const reach = dice.between(70, 110)
    const [x, y] = [Math.cos(angle) * reach * 0.75, -50 - Math.sin(angle) * reach]
    const leaf = `M0-40Q${pair(Math.round(x - 22), Math.round(y + 40))} ${pair(Math.round(x), Math.round(y))}Q${pair(Math.round(x + 24), Math.round(y + 44))} 0-40z`
    if (i % 2) front += leaf
    else back += leaf
  }
  picture.shape(back, under(light, '#2f6b4c', 0.4))
  picture.shape(front, under(light, '#4f9463', 0.9))
}

/** A framed picture on the back wall: an abstract coast in the hotel's colours. */
export function drawArt(room: Interior, x: number, y: number, wide: number, tall: number): void {
  const { picture, dice, light, camera, deep, accent } = room
  const [ax, ay] = camera.see(x - wide / 2, y + tall / 2, deep)
  const [bx, by] = camera.see(x + wide / 2, y - tall / 2, deep)
  const [w, h] = [bx - ax, by - ay]
  picture.rect(ax + 4, ay + 6, w, h, '#24161c', 'opacity=".22"')
  picture.rect(ax, ay, w, h, under(light, dice.pick(['#fffaf0', '#c9a35f', '#3d4a54']), 0.8))
  const m = Math.min(w, h) * 0.09
  picture.rect(ax + m, ay + m, w - 2 * m, h - 2 * m, under(light, '#f3e6d2', 0.9))
  const band = (share: number, colour: string) =>
    picture.shape(
      curve([
        [ax + m, ay + h * share],
        [ax + w * 0.35, ay + h * (share - 0.07)],
        [ax + w * 0.7, ay + h * (share + 0.05)],
        [bx - m, ay + h * (share - 0.03)],
      ]) + `V${Math.round(by - m)}H${Math.round(ax + m)}z`,
      under(light, colour, 0.8),
    )
  picture.oval(
    ax + w * dice.between(0.3, 0.7),
    ay + h * 0.36,
    w * 0.1,
    w * 0.1,
    under(light, lighten(accent, 0.2), 0.9),
  )
  band(0.58, mix(accent, '#dcecf5', 0.6))
  band(0.72, dice.pick(['#10608f', '#5f8a76', accent]))
}

/** A rug with a border. */
export function drawRug(
  { picture, light, camera }: Interior,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  colour: string,
): void {
  const inset = 0.16
  picture.shape(camera.face(level(x0, z0, x1, z1, 0)), under(light, colour, 0.7))
  picture.line(
    camera.face(level(x0 + inset, z0 + inset, x1 - inset, z1 - inset, 0)),
    under(light, lighten(colour, 0.5), 0.9),
    3,
    'opacity=".8"',
  )
}

/** A sofa that faces the viewer. */
export function drawSofa(room: Interior, x: number, z: number, wide: number, colour: string): void {
  const { camera, picture, light, accent } = room
  drawFloorShadow(room, x, z, wide * 0.62, 0.9)
  const half = wide / 2
  drawBlock(room, x - half, 0.3, z + 0.65, x + half, 0.92, z + 0.85, darken(colour, 0.06), 10)
  drawBlock(room, x - half, 0.1, z, x + half, 0.32, z + 0.7, darken(colour, 0.12), 8)
  const seats = wide > 1.5 ? 2 : 1
  for (let i = 0; i < seats; i++) {
    const from = x - half + 0.14 + ((wide - 0.28) * i) / seats
    drawBlock(
      room,
      from,
      0.3,
      z - 0.02,
      from + (wide - 0.28) / seats,
      0.48,
      z + 0.66,
      lighten(colour, 0.06),
      9,
    )
  }
  drawBlock(room, x - half - 0.06, 0.1, z, x - half + 0.16, 0.62, z + 0.8, colour, 9)
  drawBlock(room, x + half - 0.16, 0.1, z, x + half + 0.06, 0.62, z + 0.8, colour, 9)
  const [cx, cy] = camera.see(x - half + 0.42, 0.66, z + 0.5)
  const s = camera.scale(z + 0.5) * 0.2
  picture.shape(
    polygon([
      [cx - s, cy + s * 0.8],
      [cx - s * 0.8, cy - s],
      [cx + s, cy - s * 0.8],
      [cx + s * 0.9, cy + s],
    ] as Point[]),
    under(light, accent, 0.8),
    `stroke="${under(light, accent, 0.8)}" stroke-width="6" stroke-linejoin="round"`,
  )
}

/** A bowl of flowers or fruit for tables and desks. */
export function drawBouquet(room: Interior, x: number, y: number, z: number, size = 1): void {
  const { picture, dice, light, camera } = room
  const [sx, sy] = camera.see(x, y, z)
  const s = (camera.scale(z) * size) / 100
  picture.group(
    `transform="translate(${Math.round(sx)} ${Math.round(sy)})scale(${s.toFixed(2)})"`,
    () => {
      picture.shape(scallop(dice, 0, -40, 22, 16, 8), under(light, '#5c8f62', 0.7))
      picture.line(
        'M-12-44h0M2-52h0M12-42h0M-2-38h0',
        under(light, dice.pick(['#f08a6b', '#fff1e0', '#d9577a']), 0.95),
        13,
        'stroke-linecap="round"',
      )
      picture.shape('M-10-28h20l-3 28h-14z', under(light, '#dfe9ee', 0.9))
    },
  )
}
