/** The ground floor: how guests come in. The door always stands in the middle of the front. */
import { quad, type Wall } from '../camera.ts'
import { darken, lighten, mix, under } from '../palette.ts'
import { polygon, polyline, star } from '../paths.ts'
import { archPath, baysOf, glassPaint, lampPaint, type Works } from '../windows.ts'

export interface GroundFloor {
  works: Works
  wall: Wall
  height: number
  exposure: number
  main: boolean
}

export function drawGroundFloor(at: GroundFloor): void {
  GROUND[at.works.design.style.ground](at)
}

const GROUND: Record<Works['design']['style']['ground'], (at: GroundFloor) => void> = {
  glazed: drawGlazed,
  shops: drawShops,
  arcade: drawArcade,
  porch: drawPlain,
  plain: drawPlain,
}

/** Rooms at street level are lit a little even by day. */
function insidePaint({ works }: GroundFloor): string {
  const { picture, light } = works
  if (light.lamps > 0.3) return lampPaint(works)
  return picture.ramp(under(light, '#2f566e', 0.6), under(light, '#6d93a6', 0.9))
}

function drawGlazed(at: GroundFloor): void {
  const { works, wall, height, main } = at
  const { picture, light, design } = works
  picture.shape(quad(wall, 0.3, 0, wall.width - 0.3, height - 0.4), insidePaint(at))
  let bars = ''
  const count = Math.max(2, Math.round(wall.width / (works.far ? 4 : 2.4)))
  for (let i = 0; i <= count; i++) {
    const u = 0.3 + ((wall.width - 0.6) * i) / count
    bars += polyline([wall.at(u, 0), wall.at(u, height - 0.4)])
  }
  picture.line(bars, under(light, mix(design.style.frame, '#5b6b76', 0.5), at.exposure), 4)
  picture.shape(
    quad(wall, 0, height - 0.45, wall.width, height, 0.1),
    under(light, design.style.trim, at.exposure),
  )
  if (!main) return
  drawDoor(at, 1.9, 2.7)
  drawCanopy(at, height - 0.5, 3.4, 2.6)
  drawSign(at, height + 0.22, 2.62)
}

function drawShops(at: GroundFloor): void {
  const { works, wall, height, exposure, main } = at
  const { picture, light, design, accent } = works
  const base = darken(design.style.name === 'classical' ? design.wall : design.style.trim, 0.06)
  picture.shape(quad(wall, 0, 0, wall.width, height), under(light, base, exposure * 0.9))
  const { count, pitch } = baysOf(works, wall)
  const middle = main ? Math.floor(count / 2) : -1
  let panes = ''
  let awnings = ''
  let fringes = ''
  for (let bay = 0; bay < count; bay++) {
    if (main && Math.abs((bay + 0.5) * pitch - wall.width / 2) < pitch * 0.9) continue
    const [left, right] = [(bay + 0.16) * pitch, (bay + 0.84) * pitch]
    panes += quad(wall, left, 0.5, right, height - 0.8)
    panes += polyline([wall.at(left, height * 0.62), wall.at(right, height * 0.62)])
    if (middle < 0) continue
    awnings += polygon([
      wall.at(left - 0.1, height - 0.6),
      wall.at(right + 0.1, height - 0.6),
      wall.at(right + 0.1, height - 1.35, 1.2),
      wall.at(left - 0.1, height - 1.35, 1.2),
    ])
    fringes += quad(wall, left - 0.1, height - 1.62, right + 0.1, height - 1.35, 1.2)
  }
  picture.shape(
    panes,
    insidePaint(at),
    `stroke="${under(light, darken(accent, 0.45), 0.6)}" stroke-width="4"`,
  )
  picture.shape(awnings, under(light, accent, exposure))
  picture.shape(fringes, under(light, lighten(accent, 0.55), exposure))
  picture.shape(
    quad(wall, -0.1, height - 0.4, wall.width + 0.1, height, 0.2),
    under(light, design.style.trim, exposure),
  )
  if (main) {
    drawDoor(at, 1.7, Math.min(2.5, height - 0.9))
    drawSign(at, height - 0.5, 0.3)
  }
}

function drawArcade(at: GroundFloor): void {
  const { works, wall, height, exposure, main } = at
  const { picture, light, design } = works
  const { count, pitch } = baysOf(works, wall)
  let arches = ''
  let reveals = ''
  for (let bay = 0; bay < count; bay++) {
    const [left, right] = [(bay + 0.18) * pitch, (bay + 0.82) * pitch]
    arches += archPath(wall, left, 0, right, height - 0.5)
    reveals += archPath(wall, left, 0, right, height - 0.5)
  }
  const inside =
    light.lamps > 0.3
      ? picture.ramp('#f4b266', '#ffe3a6')
      : picture.ramp(
          under(light, darken(design.wall, 0.6), 0.3),
          under(light, darken(design.wall, 0.28), 0.5),
        )
  picture.shape(
    arches,
    inside,
    `stroke="${under(light, design.style.trim, exposure)}" stroke-width="6"`,
  )
  picture.shape(
    quad(wall, -0.05, height - 0.22, wall.width + 0.05, height, 0.15),
    under(light, design.style.trim, exposure),
  )
  if (!main) return
  const shift = count % 2 === 0 ? pitch / 2 : 0
  drawDoor(at, 1.5, 2.3, shift)
  drawSign(at, height - 0.1, 0.3, shift)
}

function drawPlain(at: GroundFloor): void {
  const { works, wall, height, exposure, main } = at
  const { picture, light, design, dice } = works
  const { window, shutters, frame } = design.style
  const { count, pitch } = baysOf(works, wall)
  const wide = Math.min(window.wide * pitch, window.wide * window.pitch * 1.35)
  let panes = ''
  let lit = ''
  let leaves = ''
  for (let bay = 0; bay < count; bay++) {
    const middle = (bay + 0.5) * pitch
    if (main && Math.abs(middle - wall.width / 2) < 1.4 + wide) continue
    const [left, foot] = [middle - wide / 2, height * 0.27]
    const head = foot + height * 0.48
    const pane =
      quad(wall, left, foot, left + wide, head) +
      polyline([wall.at(middle, foot), wall.at(middle, head)])
    if (dice.chance(light.lit)) lit += pane
    else panes += pane
    if (shutters) {
      leaves += quad(wall, left - wide * 0.46, foot, left + wide * 1.46, head)
    }
  }
  const stroke = `stroke="${under(light, frame, exposure)}" stroke-width="4"`
  picture.shape(leaves, under(light, design.shutter, exposure * 0.9))
  picture.shape(panes, glassPaint(works), stroke)
  picture.shape(lit, light.lamps > 0.3 ? lampPaint(works) : glassPaint(works), stroke)
  if (!main) return
  const porch = design.style.ground === 'porch'
  drawDoor(at, 1.3, 2.2)
  if (porch) drawCanopy(at, 2.5, 1.7, 1.5)
  drawSign(at, porch ? 3.2 : 2.85, porch ? 1.52 : 0.1)
}

/** A double door with steps, two lamps, and the hotel's stars above. */
function drawDoor(at: GroundFloor, wide: number, tall: number, shift = 0): void {
  const { works, wall, exposure } = at
  const { picture, light, design, accent } = works
  const middle = wall.width / 2 + shift
  const half = wide / 2
  const timber = design.style.ground === 'plain' || design.style.ground === 'porch'
  const steps = under(light, mix(design.style.trim, '#cfc6b8', 0.5), exposure)
  picture.shape(
    polygon([
      wall.at(middle - half - 0.5, 0, 0),
      wall.at(middle + half + 0.5, 0, 0),
      wall.at(middle + half + 0.7, 0, 1.1),
      wall.at(middle - half - 0.7, 0, 1.1),
    ]),
    steps,
  )
  picture.shape(
    quad(wall, middle - half - 0.22, 0, middle + half + 0.22, tall + 0.25, 0.05),
    under(light, lighten(design.style.trim, 0.15), exposure),
  )
  const leaf = timber
    ? under(light, darken(design.shutter, 0.15), exposure)
    : light.lamps > 0.3
      ? picture.ramp('#fff2cf', '#ffcf85')
      : picture.ramp(under(light, '#27485c', 0.7), under(light, '#5f8396', 0.9))
  picture.shape(
    quad(wall, middle - half, 0, middle + half, tall, 0.06) +
      polyline([wall.at(middle, 0, 0.06), wall.at(middle, tall, 0.06)]),
    leaf,
    `stroke="${under(light, darken(timber ? design.shutter : accent, 0.4), 0.6)}" stroke-width="3"`,
  )
  const [lx, ly] = wall.at(middle - half - 0.55, tall * 0.8, 0.1)
  const [rx, ry] = wall.at(middle + half + 0.55, tall * 0.8, 0.1)
  const size = Math.max(4, Math.abs(wall.at(middle, 1)[1] - wall.at(middle, 1.2)[1]))
  if (light.lamps > 0.3) {
    const halo = picture.glow([
      [0, '#ffe2a0', 0.8],
      [1, '#ffc766', 0],
    ])
    picture.oval(lx, ly, size * 7, size * 7, halo)
    picture.oval(rx, ry, size * 7, size * 7, halo)
  }
  picture.shape(
    `M${lx.toFixed(1)} ${ly.toFixed(1)}m${(-size / 2) | 0}-2h${size | 0}v${(size * 1.6) | 0}h${-size | 0}z` +
      `M${rx.toFixed(1)} ${ry.toFixed(1)}m${(-size / 2) | 0}-2h${size | 0}v${(size * 1.6) | 0}h${-size | 0}z`,
    light.lamps > 0.3 ? '#fff0c4' : under(light, '#4a4a48', 0.7),
  )
}

/** The hotel's sign carries its stars and no letters. */
function drawSign({ works, wall, exposure }: GroundFloor, h: number, out: number, shift = 0): void {
  const { picture, light } = works
  const stars = Math.min(5, Math.round(works.stars))
  if (stars < 1) return
  const middle = wall.width / 2 + shift
  let row = ''
  const size = Math.max(5, Math.abs(wall.at(middle, h)[1] - wall.at(middle, h + 0.24)[1]))
  for (let i = 0; i < stars; i++) {
    const [x, y] = wall.at(middle + (i - (stars - 1) / 2) * 0.56, h, out)
    row += star(x, y, size)
  }
  const half = stars * 0.28 + 0.25
  picture.shape(
    quad(wall, middle - half, h - 0.36, middle + half, h + 0.36, out),
    under(light, '#0d4a70', exposure),
  )
  picture.shape(row, light.lamps > 0.3 ? '#ffe39a' : '#f6c453')
}

/** A roof over the door on two slim posts. */
function drawCanopy(
  { works, wall, exposure }: GroundFloor,
  h: number,
  half: number,
  out: number,
): void {
  const { picture, light, design, snow } = works
  const middle = wall.width / 2
  const post = under(light, mix(design.style.trim, '#8d9499', 0.35), exposure)
  picture.shape(
    quad(wall, middle - half + 0.2, 0, middle - half + 0.45, h, out - 0.2) +
      quad(wall, middle + half - 0.45, 0, middle + half - 0.2, h, out - 0.2),
    post,
  )
  picture.shape(
    polygon([
      wall.at(middle - half, h),
      wall.at(middle + half, h),
      wall.at(middle + half, h, out),
      wall.at(middle - half, h, out),
    ]),
    under(light, darken(design.style.trim, 0.3), 0.3),
  )
  picture.shape(
    quad(wall, middle - half, h, middle + half, h + 0.36, out),
    under(light, snow ? '#f3f8fc' : lighten(design.style.trim, 0.2), exposure),
  )
  const end = wall.at(middle - half, h, out)[0] < wall.at(middle - half, h)[0] ? -half : half
  picture.shape(
    polygon([
      wall.at(middle + end, h),
      wall.at(middle + end, h, out),
      wall.at(middle + end, h + 0.36, out),
      wall.at(middle + end, h + 0.36),
    ]),
    under(light, design.style.trim, exposure * 0.5),
  )
}
