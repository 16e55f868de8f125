/** Roofs with a level edge: parapets, battlements and mansards. */
import { quad } from '../camera.ts'
import { darken, lighten, mix, under } from '../palette.ts'
import { polygon, polyline } from '../paths.ts'
import { face, seen, SNOW, wallsOf, type Roofing } from './roofing.ts'
import type { Point } from '../svg.ts'
import { baysOf, glassPaint, lampPaint } from '../windows.ts'

export function drawFlat(at: Roofing): void {
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

export function drawCrenels(at: Roofing): void {
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

export function drawMansard(at: Roofing): void {
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
