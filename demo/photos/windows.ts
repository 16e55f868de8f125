/**
 * Windows and balconies of a wall. All panes of one kind share a path and a gradient of
 * the reflected sky, so a façade of a hundred windows costs two kilobytes.
 */
import { quad, type Wall } from './camera.ts'
import type { Design } from './architecture.ts'
import { darken, lighten, mix, under, type Light } from './palette.ts'
import { polygon, polyline } from './paths.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Picture, Point } from './svg.ts'

/** The building site: everything that drawing a part of a building needs to know. */
export interface Works {
  picture: Picture
  dice: Dice
  /** The hotel's own dice: the same building in all its photos. */
  look: Dice
  light: Light
  design: Design
  accent: string
  stars: number
  snow: boolean
  /** Seen from a distance: fewer, larger windows. */
  far?: boolean
}

export interface Storeys {
  from: number
  to: number
  height: number
}

/** Glass mirrors the sky by day and is dark by night. */
export function glassPaint({ picture, light }: Works): string {
  const dark = light.lamps > 0.5
  const top = mix(under(light, '#3f7599', 0.9), light.sky.middle, dark ? 0.12 : 0.34)
  const low = under(light, '#234b66', 0.7)
  return picture.rampDown(top, low, 240, 1280)
}

export function lampPaint({ picture }: Works): string {
  return picture.ramp('#ffe9b4', '#f9b65f')
}

export function drawWindows(at: Works, wall: Wall, storeys: Storeys, exposure: number): void {
  const { window } = at.design.style
  if (window.shape === 'curtain') drawCurtainWall(at, wall, storeys)
  else if (window.shape === 'banded') drawBands(at, wall, storeys, exposure)
  else drawPanes(at, wall, storeys, exposure)
}

/** Bays are spread evenly, so no window is ever cut by a corner. */
export function baysOf(at: Works, wall: Wall): { count: number; pitch: number } {
  const count = Math.max(
    1,
    Math.min(at.far ? 6 : 9, Math.floor((wall.width - 0.8) / at.design.style.window.pitch)),
  )
  return { count, pitch: wall.width / count }
}

function drawPanes(at: Works, wall: Wall, storeys: Storeys, exposure: number): void {
  const { picture, dice, light, design } = at
  const { window, shutters, frame } = design.style
  const { count, pitch } = baysOf(at, wall)
  const wide = Math.min(window.wide * pitch, window.wide * window.pitch * 1.35)
  const balconies = design.style.balcony !== 'none'
  const many = (storeys.to - storeys.from) * count > (at.far ? 0 : 20)
  let dark = ''
  let lit = ''
  let shutterPath = ''
  let sills = ''
  for (let storey = storeys.from; storey < storeys.to; storey++) {
    const foot = storey * storeys.height + (balconies ? 0.15 : storeys.height * 0.26)
    const head = foot + window.tall * storeys.height
    for (let bay = 0; bay < count; bay++) {
      const left = (bay + 0.5) * pitch - wide / 2
      const pane =
        window.shape === 'arched'
          ? archPath(wall, left, foot, left + wide, head)
          : quad(wall, left, foot, left + wide, head)
      const mullion = many
        ? ''
        : polyline([wall.at(left + wide / 2, foot), wall.at(left + wide / 2, head)])
      if (dice.chance(light.lit)) lit += pane + mullion
      else dark += pane + mullion
      if (shutters) {
        shutterPath += quad(wall, left - wide * 0.46, foot, left + wide * 1.46, head)
      } else if (!balconies) {
        sills += quad(wall, left - 0.12, foot - 0.16, left + wide + 0.12, foot)
      }
    }
  }
  const stroke = `stroke="${under(light, frame, exposure)}" stroke-width="3"`
  picture.shape(shutterPath, under(light, design.shutter, exposure * 0.9))
  picture.shape(sills, under(light, lighten(design.style.trim, 0.2), exposure))
  picture.shape(dark, glassPaint(at), stroke)
  picture.shape(lit, light.lamps > 0.3 ? lampPaint(at) : under(light, '#e9dcc0', 0.8), stroke)
}

/** Bands of glass per storey under full-height piers: far fewer points than single windows. */
function drawBands(at: Works, wall: Wall, storeys: Storeys, exposure: number): void {
  const { picture, dice, light, design } = at
  const { window, frame } = design.style
  const { count, pitch } = baysOf(at, wall)
  const gap = (pitch * (1 - window.wide)) / 2
  let glass = ''
  let lit = ''
  let piers = ''
  for (let storey = storeys.from; storey < storeys.to; storey++) {
    const foot = storey * storeys.height + 0.15
    const head = foot + window.tall * storeys.height
    glass += quad(wall, gap, foot, wall.width - gap, head)
    for (let bay = 0; bay < count; bay++) {
      if (dice.chance(light.lit))
        lit += quad(wall, bay * pitch + gap, foot, (bay + 1) * pitch - gap, head)
    }
  }
  for (let bay = 1; bay < count; bay++) {
    piers += quad(
      wall,
      bay * pitch - gap,
      storeys.from * storeys.height,
      bay * pitch + gap,
      wall.height,
    )
  }
  const stroke = `stroke="${under(light, frame, exposure)}" stroke-width="2.6"`
  picture.shape(glass, glassPaint(at), stroke)
  picture.shape(lit, light.lamps > 0.3 ? lampPaint(at) : under(light, '#e9dcc0', 0.8))
  picture.shape(piers, wallPaint(at, exposure), stroke)
}

/** Walls are a little lighter above, where the sky reaches them. */
export function wallPaint({ picture, light, design }: Works, exposure: number): string {
  return picture.ramp(
    under(light, lighten(design.wall, 0.06), exposure),
    under(light, darken(design.wall, 0.1), exposure * 0.85),
  )
}

function drawCurtainWall(at: Works, wall: Wall, storeys: Storeys): void {
  const { picture, dice, light, design } = at
  const { pitch } = design.style.window
  const count = Math.max(4, Math.round(wall.width / pitch))
  const step = wall.width / count
  let lit = ''
  let pale = ''
  for (let storey = storeys.from; storey < storeys.to; storey++) {
    for (let bay = 0; bay < count; bay++) {
      const roll = dice.next()
      if (roll > Math.max(light.lit * 0.5, 0.1)) continue
      const pane = quad(
        wall,
        bay * step,
        storey * storeys.height + 0.5,
        (bay + 1) * step,
        (storey + 1) * storeys.height,
      )
      if (light.lamps > 0.3) lit += pane
      else pale += pane
    }
  }
  picture.shape(pale, lighten(light.sky.middle, 0.3), 'opacity=".28"')
  picture.shape(lit, lampPaint(at), 'opacity=".9"')
  let bars = ''
  let floors = ''
  for (let storey = storeys.from; storey <= storeys.to; storey++) {
    floors += quad(wall, 0, storey * storeys.height, wall.width, storey * storeys.height + 0.5)
  }
  for (let bay = 1; bay < count; bay++) {
    bars += polyline([
      wall.at(bay * step, storeys.from * storeys.height),
      wall.at(bay * step, wall.height),
    ])
  }
  picture.shape(floors, under(light, design.wall, 0.55), 'opacity=".55"')
  picture.line(bars, under(light, design.style.frame, 0.7), 2.4, 'opacity=".7"')
}

/** An opening with a round head, in the perspective of its wall. */
export function archPath(
  wall: Wall,
  left: number,
  foot: number,
  right: number,
  head: number,
): string {
  const radius = (right - left) / 2
  const spring = head - radius
  const points: Point[] = [wall.at(right, foot), wall.at(right, spring)]
  for (let i = 1; i < 6; i++) {
    const angle = (Math.PI * i) / 6
    points.push(
      wall.at(left + radius + Math.cos(angle) * radius, spring + Math.sin(angle) * radius),
    )
  }
  points.push(wall.at(left, spring), wall.at(left, foot))
  return polygon(points)
}

const BALCONY_DEPTH = 1.3

/** Balconies: the slab's underside, its edge, a railing and the shadow it throws on the wall. */
export function drawBalconies(at: Works, wall: Wall, storeys: Storeys, exposure: number): void {
  const { picture, light, design } = at
  const { balcony, balconyAlong, window, trim } = design.style
  if (balcony === 'none') return
  const { count, pitch } = baysOf(at, wall)
  const half = Math.min(pitch * 0.46, (window.wide * pitch) / 2 + 0.45)
  const spans: [number, number][] = []
  if (balconyAlong) spans.push([0.1, wall.width - 0.1])
  else
    for (let bay = 0; bay < count; bay++)
      spans.push([(bay + 0.5) * pitch - half, (bay + 0.5) * pitch + half])
  const depth = balconyAlong ? BALCONY_DEPTH : 0.7
  const many = spans.length * (storeys.to - storeys.from) > (at.far ? 0 : 12)
  let shadows = ''
  let under1 = ''
  let edges = ''
  let rails = ''
  let caps = ''
  for (let storey = Math.max(1, storeys.from); storey < storeys.to; storey++) {
    const floor = storey * storeys.height
    for (const [left, right] of spans) {
      if (balconyAlong && !many) shadows += quad(wall, left, floor - 1, right, floor - 0.2)
      edges += quad(wall, left, floor - 0.22, right, floor + 0.1, depth)
      rails += quad(wall, left, floor + 0.1, right, floor + 1.05, depth)
      if (!balconyAlong) continue
      under1 += polygon([
        wall.at(left, floor - 0.2),
        wall.at(right, floor - 0.2),
        wall.at(right, floor - 0.2, depth),
        wall.at(left, floor - 0.2, depth),
      ])
      if (!at.far) edges += endQuad(wall, left, right, floor - 0.22, floor + 0.1, depth)
      if (many) continue
      rails += endQuad(wall, left, right, floor + 0.1, floor + 1.05, depth)
      caps += polyline([wall.at(left, floor + 1.05, depth), wall.at(right, floor + 1.05, depth)])
    }
  }
  picture.shape(shadows, darken(design.wall, 0.8), `opacity="${light.cast}"`)
  picture.shape(under1, under(light, darken(trim, 0.25), 0.1))
  const iron = darken(mix(light.shadeTint, '#2c3440', 0.75), 0.2)
  if (balcony === 'glass')
    picture.shape(rails, mix(light.sky.middle, '#ffffff', 0.35), 'opacity=".5"')
  else if (balcony === 'wood')
    picture.shape(rails, under(light, lighten(design.wall, 0.12), exposure))
  else picture.shape(rails, picture.hatch(iron, 8, 2.6))
  picture.shape(edges, under(light, balcony === 'wood' ? trim : lighten(trim, 0.2), exposure))
  picture.line(caps, balcony === 'iron' ? iron : under(light, trim, exposure), 4)
  if (balcony === 'wood') drawFlowerBoxes(at, wall, storeys, spans, depth)
}

/** The end of a balcony that the viewer sees: the one whose outer edge lies further out. */
function endQuad(
  wall: Wall,
  left: number,
  right: number,
  low: number,
  high: number,
  depth: number,
): string {
  const opensLeft = wall.at(left, low, depth)[0] < wall.at(left, low)[0]
  const end = opensLeft ? left : right
  return polygon([
    wall.at(end, low),
    wall.at(end, low, depth),
    wall.at(end, high, depth),
    wall.at(end, high),
  ])
}

function drawFlowerBoxes(
  { picture, dice, light }: Works,
  wall: Wall,
  storeys: Storeys,
  spans: [number, number][],
  depth: number,
): void {
  let dots = ''
  for (let storey = Math.max(1, storeys.from); storey < storeys.to; storey++) {
    for (const [left, right] of spans) {
      const [x0, y0] = wall.at(left + 0.3, storey * storeys.height + 1.15, depth)
      const [x1, y1] = wall.at(right - 0.3, storey * storeys.height + 1.15, depth)
      dots += polyline([
        [x0, y0],
        [x1, y1],
      ])
    }
  }
  const bloom = under(light, dice.pick(['#d8433f', '#e0648a', '#f08a4b']), 0.8)
  picture.line(dots, under(light, '#4b7f4f', 0.5), 14, 'stroke-dasharray="32 6"')
  picture.line(
    dots,
    bloom,
    10,
    'stroke-dasharray="0 14" stroke-linecap="round" transform="translate(0-6)"',
  )
}
