/** A room as a box in perspective: floor, walls, ceiling, windows with a view, and what stands in it. */
import { drawBackdrop } from './backdrop.ts'
import { frontal, lateral, level, type Camera, type Spot } from './camera.ts'
import { landOf } from './ground.ts'
import { drawTreeline } from './mountains.ts'
import { darken, lighten, mix, under, type Light } from './palette.ts'
import { between, pair, polygon, polyline, softPolygon } from './paths.ts'
import type { PhotoBrief } from './photo-brief.ts'
import type { Dice } from '../../src/site/dice.ts'
import { drawSky } from './sky.ts'
import { ACROSS, type Picture, type Point } from './svg.ts'

/** Metres; the camera stands at x 0, z 0 and looks to the back wall. */
export interface Interior {
  picture: Picture
  dice: Dice
  /** Light in the room. */
  light: Light
  /** Light outside the window. */
  outside: Light
  camera: Camera
  brief: PhotoBrief
  accent: string
  left: number
  right: number
  tall: number
  deep: number
  /** The room's one model of a potted plant, once it is drawn. */
  plantModel?: string
}

export type FloorKind = 'planks' | 'tiles' | 'marble' | 'carpet'

const INDOORS: Record<Light['time'], readonly [sun: string, shade: string]> = {
  dawn: ['#fff0e4', '#b9adb8'],
  day: ['#fffcf5', '#bfc0c8'],
  golden: ['#ffeccd', '#bda198'],
  dusk: ['#f6d3b0', '#8f7482'],
  night: ['#f0cba0', '#75617a'],
}

/** Lamps and walls warm the light of the hour. */
export function indoors(light: Light): Light {
  const [sunTint, shadeTint] = INDOORS[light.time]
  return { ...light, sunTint, shadeTint }
}

export function drawShell(
  room: Interior,
  wall: string,
  back: string,
  floor: FloorKind,
  floorColour: string,
): void {
  const { picture, light, camera, left, right, tall, deep } = room
  const near = 0.6
  const ceiling = under(light, lighten(wall, 0.6), 0.75)
  picture.shape(
    camera.face(level(left, near, right, deep, tall)),
    picture.rampDown(
      ceiling,
      under(light, lighten(wall, 0.5), 0.45),
      0,
      camera.see(0, tall, deep)[1],
    ),
  )
  drawFloor(room, floor, floorColour)
  const sunLeft = light.sunFromLeft
  for (const [x, facing] of [
    [left, !sunLeft],
    [right, sunLeft],
  ] as const) {
    const [edge] = camera.see(x, 0, deep)
    const far = under(light, wall, facing ? 0.75 : 0.35)
    const close = under(light, darken(wall, 0.06), facing ? 0.95 : 0.2)
    picture.shape(
      camera.face(lateral(near, 0, deep, tall, x)),
      picture.wash(
        [
          [0, far],
          [1, close],
        ],
        edge,
        0,
        x < 0 ? edge - 340 : edge + 340,
        0,
      ),
    )
  }
  picture.shape(
    backQuad(room, left, 0, right, tall),
    picture.ramp(
      under(light, back, sunLeft ? 0.9 : 0.6),
      under(light, back, sunLeft ? 0.6 : 0.9),
      ACROSS,
    ),
  )
  const skirting = under(light, lighten(back, 0.55), 0.7)
  picture.shape(backQuad(room, left, 0, right, 0.1), skirting)
  picture.line(
    polyline([
      camera.see(left, tall, near),
      camera.see(left, tall, deep),
      camera.see(right, tall, deep),
      camera.see(right, tall, near),
    ]),
    under(light, lighten(wall, 0.7), 0.9),
    3,
  )
  const [lx, fy] = camera.see(left, 0, deep)
  const [rx, ty] = camera.see(right, tall, deep)
  const corner = picture.fade(
    [
      [0, '#2a1f2c', 0.22],
      [1, '#2a1f2c', 0],
    ],
    ACROSS,
  )
  picture.rect(lx, ty, 60, fy - ty, corner)
  picture.rect(
    rx - 60,
    ty,
    60,
    fy - ty,
    picture.fade(
      [
        [0, '#2a1f2c', 0],
        [1, '#2a1f2c', 0.22],
      ],
      ACROSS,
    ),
  )
}

function drawFloor(
  { picture, light, camera, left, right, deep }: Interior,
  kind: FloorKind,
  colour: string,
): void {
  const [, top] = camera.see(0, 0, deep)
  picture.shape(
    camera.face(level(left, 0.6, right, deep, 0)),
    picture.rampDown(
      under(light, darken(colour, 0.16), 0.6),
      under(light, lighten(colour, 0.1), 0.95),
      top,
      800,
    ),
  )
  if (kind === 'carpet') return
  let lines = ''
  const step = kind === 'planks' ? 0.42 : kind === 'tiles' ? 0.7 : 1.2
  for (let x = Math.ceil(left / step) * step; x <= right; x += step) {
    lines += polyline([camera.see(x, 0, deep), camera.see(x, 0, 2.2)])
  }
  if (kind !== 'planks') {
    for (let z = deep; z > 1.6; z -= step)
      lines += polyline([camera.see(left, 0, z), camera.see(right, 0, z)])
  }
  picture.line(
    lines,
    kind === 'marble' ? lighten(colour, 0.7) : darken(colour, 0.5),
    1.4,
    'opacity=".3"',
  )
}

export function backQuad(
  { camera, deep }: Interior,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  off = 0,
): string {
  const z = deep - off
  return polygon([
    camera.see(x0, y0, z),
    camera.see(x1, y0, z),
    camera.see(x1, y1, z),
    camera.see(x0, y1, z),
  ])
}

/** Openings with one landscape behind them. The corners of each run around it. */
export function drawView(
  room: Interior,
  openings: readonly (readonly Spot[])[],
  bars: number,
): void {
  const { picture, dice, outside, brief, camera, light } = room
  const frames = openings.map((corners) => corners.map(([x, y, z]) => camera.see(x, y, z)))
  const xs = frames.flat().map((point) => point[0])
  const ys = frames.flat().map((point) => point[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const horizon = 430
  const scale = Math.max((x1 - x0) / 1200, (y1 - y0) / 620)
  const sky = { picture, dice, light: outside, climate: brief.climate, horizon }
  const shiftX = (x0 + x1) / 2 - 600 * scale
  const shiftY = Math.min(y0, camera.horizon - horizon * scale)
  picture.group(picture.clip(frames.map(polygon).join('')), () => {
    picture.group(
      `transform="translate(${Math.round(shiftX)} ${Math.round(shiftY)})scale(${scale.toFixed(3)})"`,
      () => {
        drawSky(picture, dice, outside, brief.climate, horizon)
        drawBackdrop(sky, brief.setting)
        const top = horizon + (brief.setting === 'beach' ? 40 : 0)
        picture.rect(0, top, 1200, 1000, under(outside, landOf(brief), 0.8))
        if (brief.climate !== 'desert' && brief.setting !== 'beach') {
          drawTreeline(
            picture,
            dice,
            outside,
            top + 90,
            62,
            0.12,
            brief.climate === 'alpine' ? '#7f9fa0' : '#5f9460',
            brief.climate === 'alpine' || brief.climate === 'nordic',
          )
        }
      },
    )
  })
  const frame = under(light, '#f7f1e6', 0.75)
  let mullions = ''
  for (const points of frames) {
    mullions += polygon(points)
    for (let i = 1; i < bars; i++) {
      const share = i / bars
      mullions += polyline([
        between(points[0]!, points[1]!, share),
        between(points[3]!, points[2]!, share),
      ])
    }
  }
  picture.line(mullions, frame, 6)
}

/** Curtains hang in soft folds on both sides of an opening in the back wall. */
export function drawCurtains(
  room: Interior,
  x0: number,
  x1: number,
  top: number,
  colour: string,
): void {
  const { picture, light, camera, deep } = room
  const z = deep - 0.12
  const wide = Math.min(0.55, (x1 - x0) * 0.16)
  for (const [from, to] of [
    [x0 - wide * 0.6, x0 + wide],
    [x1 - wide, x1 + wide * 0.6],
  ] as const) {
    const [ax, ay] = camera.see(from, top, z)
    const [bx, by] = camera.see(to, 0.04, z)
    picture.shape(
      `M${pair(Math.round(ax), Math.round(ay))}H${Math.round(bx)}Q${pair(Math.round(bx - 5), Math.round((ay + by) / 2))} ` +
        `${pair(Math.round(bx + 3), Math.round(by))}H${Math.round(ax - 3)}Q${pair(Math.round(ax + 4), Math.round((ay + by) / 2))} ` +
        `${pair(Math.round(ax), Math.round(ay))}z`,
      picture.fade(foldStops(light, colour), ACROSS),
    )
  }
  const [px, py] = camera.see(x0 - wide, top + 0.06, z)
  const [qx] = camera.see(x1 + wide, top + 0.06, z)
  picture.line(
    `M${pair(Math.round(px), Math.round(py))}H${Math.round(qx)}`,
    under(light, '#8a6a48', 0.6),
    5,
    'stroke-linecap="round"',
  )
}

function foldStops(light: Light, colour: string): [number, string][] {
  const stops: [number, string][] = []
  for (let i = 0; i <= 6; i++)
    stops.push([Math.round((i / 6) * 100) / 100, under(light, colour, i % 2 ? 0.35 : 0.95)])
  return stops
}

/** A block of furniture: front, top and the side that shows; cushions have round corners. */
export function drawBlock(
  { picture, light, camera }: Interior,
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
  colour: string,
  soft = 0,
): void {
  const outline = (spots: readonly Spot[]) => {
    const points = spots.map(([x, y, z]) => camera.see(x, y, z))
    return soft ? softPolygon(points, soft) : polygon(points)
  }
  const [, top] = camera.see(x0, y1, z0)
  const [, low] = camera.see(x0, y0, z0)
  const bright = under(light, colour, 0.7)
  const dim = under(light, darken(colour, 0.16), 0.35)
  const side = x0 > 0 ? x0 : x1 < 0 ? x1 : null
  if (side !== null) {
    picture.shape(
      outline(lateral(z0, y0, z1, y1, side)),
      under(light, darken(colour, 0.1), side > 0 === light.sunFromLeft ? 0.6 : 0.1),
    )
  }
  if (y1 < camera.eye) {
    picture.shape(outline(level(x0, z0, x1, z1, y1)), under(light, lighten(colour, 0.14), 1))
  }
  picture.shape(
    outline(frontal(x0, y0, x1, y1, z0)),
    low - top > 60 ? picture.ramp(bright, dim) : mix(bright, dim, 0.4),
  )
}

/** The soft dark patch that ties a thing to the floor. */
export function drawFloorShadow(
  { picture, camera }: Interior,
  x: number,
  z: number,
  wide: number,
  deep: number,
): void {
  const [cx, cy] = camera.see(x, 0, z)
  const [, back] = camera.see(x, 0, z + deep)
  picture.oval(
    cx,
    (cy + back) / 2,
    wide * camera.scale(z),
    Math.max(6, (cy - back) * 0.75),
    picture.glow([
      [0, '#24161c', 0.5],
      [0.6, '#24161c', 0.28],
      [1, '#24161c', 0],
    ]),
  )
}

/** Warm light around a lamp, stronger in the evening. */
export function drawGlow({ picture, light }: Interior, [x, y]: Point, radius: number): void {
  const strength = 0.22 + 0.5 * light.lamps
  picture.oval(
    x,
    y,
    radius,
    radius,
    picture.glow([
      [0, '#ffe3a8', strength],
      [1, '#ffcf80', 0],
    ]),
  )
}

/** Sunlight through a window, lying on the floor. */
export function drawSunPatch({ picture, light, camera }: Interior, spots: readonly Spot[]): void {
  if (light.time === 'night' || light.time === 'dusk') return
  const warm = mix('#ffffff', light.sky.horizon, 0.4)
  picture.shape(camera.face(spots), warm, 'opacity=".34"')
}
