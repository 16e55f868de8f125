/** Beds with their linen, seen from the foot or from the side. */
import { drawBlock, drawFloorShadow, type Interior } from './interior.ts'
import { darken, lighten, under } from './palette.ts'
import { softPolygon } from './paths.ts'
import { lateral, level, type Spot } from './camera.ts'

export interface Linen {
  wood: string
  sheet: string
  throwColour: string
  headboard: string
  board: number
}

/** The head stands at the back wall. */
export function drawBedFromFoot(room: Interior, x: number, wide: number, linen: Linen): void {
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
export function drawBedFromSide(room: Interior, z: number, linen: Linen): void {
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
