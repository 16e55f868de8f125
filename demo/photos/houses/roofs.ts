/** Roofs with a level edge (parapets, battlements, mansards) and pitched ones (gables, hips, thatch). */
import type { Style } from '../architecture.ts'
import { quad, type Site, type Spot, type Wall } from '../camera.ts'
import { darken, lighten, mix, under } from '../palette.ts'
import { polygon, polyline } from '../paths.ts'
import type { Point } from '../svg.ts'
import { baysOf, glassPaint, lampPaint, type Works } from '../windows.ts'

/** A block of a building in its site: u along the front, v to the back. */
export interface Block {
  u: number
  v: number
  w: number
  d: number
  storeys: number
}

interface Roofing {
  works: Works
  site: Site
  block: Block
  /** Height of the eaves. */
  top: number
  front: Wall
  side: Wall
  /** Near the picture's middle a side wall can turn away from the viewer. */
  sideSeen: boolean
  frontExposure: number
  sideExposure: number
}

const SNOW = '#f3f8fc'

const ROOFS: Record<Style['roof'], (at: Roofing) => void> = {
  flat: drawFlat,
  mansard: drawMansard,
  'gable-front': drawGableFront,
  'gable-side': drawGableSide,
  hip: (at) => drawHip(at, at.block.w * 0.14 + 1, 0.9),
  crenels: drawCrenels,
  thatch: (at) => drawHip(at, Math.min(at.block.w, at.block.d) * 0.55 + 0.6, 1),
}

/** Over the finished walls of the block. */
export function drawRoof(at: Roofing): void {
  ROOFS[at.works.design.style.roof](at)
}

function drawFlat(at: Roofing): void {
  const {
    works: { picture, light, design, snow },
    top,
  } = at
  const coping = snow ? SNOW : design.style.roofColour
  const rim = 0.75
  for (const [wall, exposure] of wallsOf(at)) {
    picture.shape(
      quad(wall, -0.1, top - 0.1, wall.width + 0.1, top + rim, 0.12),
      under(light, design.wall, exposure * 0.95),
    )
    picture.shape(
      quad(wall, -0.25, top + rim, wall.width + 0.25, top + rim + (snow ? 0.45 : 0.25), 0.25),
      under(light, lighten(coping, 0.2), exposure),
    )
    picture.line(
      polyline([wall.at(0, top - 0.1), wall.at(wall.width, top - 0.1)]),
      darken(design.wall, 0.7),
      3,
      `opacity="${light.cast}"`,
    )
  }
}

function drawCrenels(at: Roofing): void {
  const {
    works: { picture, light, design, snow },
    top,
  } = at
  for (const [wall, exposure] of wallsOf(at)) {
    const count = Math.max(3, Math.round(wall.width / 1.5))
    const step = wall.width / count
    const points: Point[] = [wall.at(0, top - 0.05)]
    for (let i = 0; i < count; i++) {
      points.push(wall.at(i * step, top + 0.9), wall.at((i + 0.55) * step, top + 0.9))
      if (i < count - 1)
        points.push(wall.at((i + 0.55) * step, top + 0.35), wall.at((i + 1) * step, top + 0.35))
      else points.push(wall.at(wall.width, top + 0.9))
    }
    points.push(wall.at(wall.width, top - 0.05))
    picture.shape(polygon(points), under(light, snow ? SNOW : lighten(design.wall, 0.06), exposure))
    picture.shape(
      quad(wall, 0, top - 0.35, wall.width, top - 0.1, 0.1),
      under(light, design.style.trim, exposure),
    )
  }
}

function drawMansard(at: Roofing): void {
  const {
    works,
    block: { w, d },
    top,
  } = at
  const { picture, light, design, dice, snow } = works
  const left = at.site.turn > 0
  const slate = snow ? mix(SNOW, design.style.roofColour, 0.15) : design.style.roofColour
  const rise = 3
  const lean = 1.2
  const sideU = left ? 0 : w
  const inward = left ? lean : -lean
  for (const [wall, exposure] of wallsOf(at)) {
    picture.shape(
      quad(wall, -0.3, top - 0.15, wall.width + 0.3, top + 0.45, 0.4),
      under(light, design.style.trim, exposure),
    )
  }
  if (at.sideSeen) {
    picture.shape(
      face(at, [
        [sideU, 0, top + 0.45],
        [sideU, d, top + 0.45],
        [sideU + inward, d - lean, top + rise],
        [sideU + inward, lean, top + rise],
      ]),
      under(light, slate, at.sideExposure * 0.8),
    )
  }
  const slope = picture.ramp(
    under(light, lighten(slate, 0.16), at.frontExposure),
    under(light, slate, at.frontExposure * 0.8),
  )
  picture.shape(
    face(at, [
      [0, 0, top + 0.45],
      [w, 0, top + 0.45],
      [w - lean, lean, top + rise],
      [lean, lean, top + rise],
    ]),
    slope,
  )
  const ridge = polyline([seen(at, lean, lean, top + rise), seen(at, w - lean, lean, top + rise)])
  picture.line(ridge, under(light, lighten(slate, 0.3), 0.9), 6)
  const { count, pitch } = baysOf(works, at.front)
  let faces = ''
  let panes = ''
  let litPanes = ''
  const half = 0.62
  for (let bay = 0; bay < count; bay++) {
    const middle = (bay + 0.5) * pitch
    if (middle - half < lean || middle + half > w - lean) continue
    const out = -0.25
    faces += polygon([
      at.front.at(middle - half, top + 0.6, out),
      at.front.at(middle + half, top + 0.6, out),
      at.front.at(middle + half, top + 2.1, out),
      at.front.at(middle, top + 2.6, out),
      at.front.at(middle - half, top + 2.1, out),
    ])
    const pane = quad(at.front, middle - 0.4, top + 0.7, middle + 0.4, top + 2, out + 0.05)
    if (dice.chance(light.lit)) litPanes += pane
    else panes += pane
  }
  picture.shape(faces, under(light, design.style.trim, at.frontExposure))
  picture.shape(panes, glassPaint(works))
  picture.shape(litPanes, lampPaint(works))
}

function drawGableFront(at: Roofing): void {
  const { picture, light, design, snow } = at.works
  const { w, d } = at.block
  const { top } = at
  const out = 1.7
  const over = 1.5
  const { eave, ridge, left, roof } = gableOf(at, w, 0.25, over)
  const near = left ? -over : w + over
  const wood = darken(design.wall, 0.25)
  drawChimney(at, w * (left ? 0.32 : 0.62), d * 0.5, ridge - 2)
  picture.shape(
    face(at, [
      [near, -out, eave],
      [near, d + 0.8, eave],
      [w / 2, d + 0.8, ridge],
      [w / 2, -out, ridge],
    ]),
    picture.ramp(under(light, roof, 0.85), under(light, roof, at.sideExposure * 0.6 + 0.2)),
  )
  const soffit = under(light, wood, 0.05)
  picture.shape(
    face(at, [
      [0, 0, top],
      [w / 2, 0, ridge],
      [w / 2, -out, ridge],
      [-over, -out, eave],
    ]),
    soffit,
  )
  picture.shape(
    face(at, [
      [w, 0, top],
      [w / 2, 0, ridge],
      [w / 2, -out, ridge],
      [w + over, -out, eave],
    ]),
    soffit,
  )
  const thick = snow ? 0.75 : 0.3
  const verge = (low: number, high: number) =>
    face(at, [
      [-over, -out, eave + low],
      [w / 2, -out, ridge + low],
      [w + over, -out, eave + low],
      [w + over, -out, eave + high],
      [w / 2, -out, ridge + high],
      [-over, -out, eave + high],
    ])
  picture.shape(verge(0, thick), under(light, roof, at.frontExposure))
  picture.shape(verge(-0.42, 0.02), under(light, design.style.trim, at.frontExposure * 0.8))
}

function drawGableSide(at: Roofing): void {
  const { picture, light, design, snow } = at.works
  const { w, d } = at.block
  const { top } = at
  const out = 0.7
  const over = 0.5
  const { eave, ridge, left, roof } = gableOf(at, d, 0.34, out)
  const gableU = left ? 0 : w
  if (at.sideSeen) {
    picture.shape(
      face(at, [
        [gableU, 0, top - 0.05],
        [gableU, d, top - 0.05],
        [gableU, d / 2, ridge],
      ]),
      under(light, design.wall, at.sideExposure * 0.95),
    )
  }
  drawChimney(at, w * 0.72, d * 0.55, ridge - 0.6)
  const slope = picture.ramp(
    under(light, lighten(roof, 0.08), at.frontExposure),
    under(light, darken(roof, 0.08), at.frontExposure),
  )
  picture.shape(
    face(at, [
      [-over, -out, eave],
      [w + over, -out, eave],
      [w + over, d / 2, ridge],
      [-over, d / 2, ridge],
    ]),
    slope,
  )
  if (!snow)
    drawTiles(at, roof, (share) => [
      [-over + (w + 2 * over) * share, -out, eave],
      [-over + (w + 2 * over) * share, d / 2, ridge],
    ])
  const edgeU = left ? -over : w + over
  const thick = snow ? 0.5 : 0.28
  picture.shape(
    face(at, [
      [edgeU, -out, eave],
      [edgeU, d / 2, ridge],
      [edgeU, d + out, eave],
      [edgeU, d + out, eave - thick],
      [edgeU, d / 2, ridge - thick],
      [edgeU, -out, eave - thick],
    ]),
    under(light, snow ? '#dfeaf3' : design.style.trim, at.sideExposure),
  )
  picture.shape(
    quad(at.front, -over, eave - thick, w + over, eave, out),
    under(light, snow ? SNOW : darken(design.style.trim, 0.12), at.frontExposure),
  )
  picture.shape(
    quad(at.front, 0, eave - thick - 0.7, w, eave - thick),
    darken(design.wall, 0.8),
    `opacity="${light.cast}"`,
  )
}

function drawHip(at: Roofing, rise: number, out: number): void {
  const { picture, light, design, snow } = at.works
  const { w, d } = at.block
  const { top } = at
  const { left, roof } = roofOf(at)
  const thatch = design.style.roof === 'thatch'
  const inset = Math.min(w, d) / 2
  const eave = top - 0.1
  const ridge = top + rise
  const sideU = left ? -out : w + out
  const ridgeSide = left ? inset : w - inset
  const [r0, r1] = [inset, Math.max(inset, w - inset)]
  if (at.sideSeen) {
    picture.shape(
      face(at, [
        [sideU, -out, eave],
        [sideU, d + out, eave],
        [ridgeSide, d - inset, ridge],
        [ridgeSide, inset, ridge],
      ]),
      under(light, roof, at.sideExposure * 0.85),
    )
  }
  const slope = picture.ramp(
    under(light, lighten(roof, 0.14), at.frontExposure),
    under(light, darken(roof, 0.06), at.frontExposure),
  )
  picture.shape(
    face(at, [
      [-out, -out, eave],
      [w + out, -out, eave],
      [r1, inset, ridge],
      [r0, inset, ridge],
    ]),
    slope,
  )
  if (!snow) {
    drawTiles(at, roof, (share) => [
      [-out + (w + 2 * out) * share, -out, eave],
      [r0 + (r1 - r0) * share, inset, ridge],
    ])
  }
  const thick = thatch ? 0.32 : 0.22
  for (const [wall, exposure] of wallsOf(at)) {
    picture.shape(
      quad(wall, -out, eave - thick, wall.width + out, eave, out),
      under(light, thatch ? darken(roof, 0.25) : design.style.trim, exposure * 0.9),
    )
    picture.shape(
      quad(wall, 0, eave - 0.9, wall.width, eave),
      darken(design.wall, 0.8),
      `opacity="${light.cast}"`,
    )
  }
}

/** Which side is seen, and of what colour the roof is this season. */
function roofOf({ site, works: { design, snow } }: Roofing) {
  return { left: site.turn > 0, roof: snow ? SNOW : design.style.roofColour }
}

/** The slope goes on beyond the walls, so the eaves hang lower than the top of them. */
function gableOf(at: Roofing, span: number, pitch: number, overhang: number) {
  const rise = span * pitch
  const eave = at.top - (overhang * rise) / (span / 2)
  return { ...roofOf(at), eave, ridge: at.top + rise }
}

/** Lines from the eaves to the ridge suggest tiles or straw. */
function drawTiles(
  at: Roofing,
  roof: string,
  line: (share: number) => readonly [Spot, Spot],
): void {
  const { picture, light } = at.works
  const count = Math.round(Math.min(26, at.block.w * 1.4))
  let path = ''
  for (let i = 1; i < count; i++) {
    const [[u0, v0, h0], [u1, v1, h1]] = line(i / count)
    path += polyline([seen(at, u0, v0, h0), seen(at, u1, v1, h1)])
  }
  picture.line(path, under(light, darken(roof, 0.35), 0.4), 2.4, 'opacity=".38"')
}

function drawChimney(at: Roofing, u: number, v: number, foot: number): void {
  const { picture, light, design, snow } = at.works
  const stone = mix(design.wall, '#b8a896', 0.5)
  const top = foot + 2
  const side = at.site.turn > 0 ? u : u + 1
  const front: Wall = { width: 1, height: top, at: (along, h) => seen(at, u + along, v, h) }
  const flank: Wall = { width: 1, height: top, at: (along, h) => seen(at, side, v + along, h) }
  picture.shape(quad(flank, 0, foot, 1, top), under(light, stone, at.sideExposure))
  picture.shape(quad(front, 0, foot, 1, top), under(light, stone, at.frontExposure))
  const cap = snow ? SNOW : darken(stone, 0.2)
  picture.shape(
    quad(front, -0.12, top - 0.02, 1.12, top + 0.3),
    under(light, cap, at.frontExposure),
  )
}

/** The walls that show, far one first, each with the light it gets. */
function wallsOf(at: Roofing): (readonly [Wall, number])[] {
  const front = [at.front, at.frontExposure] as const
  return at.sideSeen ? [[at.side, at.sideExposure], front] : [front]
}

/** A flat shape whose corners (u, v, h) are local to the block. */
function face({ site, block }: Roofing, spots: readonly Spot[]): string {
  return site.face(spots.map(([u, v, h]) => [block.u + u, block.v + v, h] as const))
}

function seen({ site, block }: Roofing, u: number, v: number, h: number): Point {
  return site.see(block.u + u, block.v + v, h)
}
