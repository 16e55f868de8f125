/** A swimming pool in the perspective of the picture, with its rim, light and loungers. */
import { type Camera, level } from './camera.ts'
import { darken, type Light, lighten, mix, under } from './palette.ts'
import type { PhotoBrief } from './photo-brief.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Picture, Point } from './svg.ts'
import { curve, pair } from './paths.ts'

export interface Pool {
  picture: Picture
  dice: Dice
  light: Light
  camera: Camera
  accent: string
  brief: PhotoBrief
  /** Draws what the water mirrors, upside down; clipped and faded here. */
  mirrored?: () => void
}

type Outline = (share: number) => Point

/** Shapes around the origin, one metre wide and deep; a corner-rounded box, and soft ones. */
const SHAPES: Record<string, Outline> = {
  box: roundedBox,
  oval: superellipse(1),
  soft: superellipse(0.5),
  kidney: (share) => {
    const angle = share * Math.PI * 2
    const dent = 0.2 * Math.exp(-(((angle - 1.35) / 0.55) ** 2))
    return [Math.cos(angle), Math.sin(angle) * (1 - dent) - dent * 0.9]
  },
  lagoon: (share) => {
    const angle = share * Math.PI * 2
    const reach = 1 + 0.1 * Math.cos(3 * angle + 0.6)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.95]
  },
}

export function drawPool(pool: Pool): void {
  const { picture, dice, light, camera, brief, accent } = pool
  const terrace = {
    desert: '#e9cfa8',
    tropical: '#efdfc2',
    alpine: '#dde2e4',
    mediterranean: '#eadfcb',
    temperate: '#e2dacb',
    nordic: '#dcd6ca',
  }[brief.climate]
  const near = camera.groundAt(dice.between(742, 775))
  const far = camera.groundAt(camera.horizon + dice.between(122, 140))
  const middle = (near + far) / 2
  const deep = (far - near) / 2
  const wide = dice.between(4.6, 5.6)
  const x = dice.between(-0.5, 0.5)
  const shape =
    SHAPES[
      dice.pick(
        brief.stars >= 4 ? ['box', 'lagoon', 'kidney', 'soft'] : ['box', 'oval', 'kidney', 'soft'],
      )
    ]!
  const outline = (grow: number) => {
    const points: Point[] = []
    for (let i = 0; i < 16; i++) {
      const [u, v] = shape(i / 16)
      points.push(camera.see(x + u * (wide + grow), 0, middle + v * (deep + grow)))
    }
    return curve(points, true)
  }
  drawTerrace(pool, terrace, far)
  picture.shape(outline(0.36), under(light, lighten(terrace, 0.5), 1))
  const water = picture.outline(outline(0))
  const [, top] = camera.see(0, 0, far)
  picture.use(water, 0, 0, 1, 1, `fill="${waterPaint(picture, light, top)}"`)
  picture.group(picture.clipTo(water), () => drawSurface(pool, top, x))
  picture.use(
    water,
    0,
    0,
    1,
    1,
    `fill="none" stroke="${under(light, '#ffffff', 0.6)}" stroke-width="2.4" opacity=".55"`,
  )
  // In the snow the water is heated, and nobody lies beside it.
  if (brief.climate === 'alpine') drawSteam(picture, dice, top, 760)
  else drawLoungers({ picture, dice, light, camera, accent, brief, x, wide: wide + 1, near, far })
}

/** Warm air over a heated pool, in drifts that grow towards the viewer. */
export function drawSteam(picture: Picture, dice: Dice, top: number, low: number): void {
  const drift = picture.glow([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ])
  for (let i = 0; i < 9; i++) {
    const share = i / 8
    const y = top - 30 + share * (low - top) * 0.75
    const wide = 120 + share * 120
    picture.oval(dice.between(220, 980), y, wide, wide * dice.between(0.3, 0.5), drift)
  }
}

/** Underwater lamps make the water brighter than the evening. */
export function waterPaint(picture: Picture, light: Light, top: number): string {
  const own = light.lamps > 0.5
  const shallow = mix(under(light, '#7fdfe4', 0.9), '#6ad6dc', 0.55)
  const deep = mix(under(light, '#259bc2', 0.85), '#1d8ab4', own ? 0.4 : 0.6)
  return picture.wash(
    [
      [0, mix(shallow, light.sky.middle, light.time === 'golden' ? 0.08 : 0.25)],
      [0.45, shallow],
      [1, deep],
    ],
    0,
    top,
    0,
    790,
  )
}

function drawSurface({ picture, dice, light, mirrored }: Pool, top: number, x: number): void {
  if (mirrored) picture.group('opacity=".26"', mirrored)
  const sun = light.sunFromLeft ? 380 : 820
  if (light.lamps > 0.5) {
    const lamp = picture.glow([
      [0, '#e9fff6', 0.8],
      [1, '#b8fff0', 0],
    ])
    for (const side of [-1, 1]) picture.oval(600 + x * 60 + side * 250, top + 30, 130, 40, lamp)
  } else {
    picture.oval(
      sun,
      top + 40,
      300,
      60,
      picture.glow([
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ]),
    )
  }
  drawRipples(picture, dice, light, top, 780)
  const dark = darken('#177a9e', 0.3)
  picture.rect(
    0,
    top - 6,
    1200,
    26,
    picture.fade([
      [0, dark, 0.4],
      [1, '#177a9e', 0],
    ]),
  )
}

export function drawRipples(
  picture: Picture,
  dice: Dice,
  light: Light,
  top: number,
  low: number,
): void {
  let ripples = ''
  let bright = ''
  for (let i = 0; i < 20; i++) {
    const share = dice.next()
    const y = Math.round(top + 10 + share * (low - top))
    const long = Math.round(14 + share * 60)
    const arc = `M${Math.round(dice.between(60, 1100))} ${y}q${long >> 1} ${Math.round(-2 - share * 4)} ${long} 0`
    if (i % 3) bright += arc
    else ripples += arc
  }
  picture.line(bright, '#ffffff', 2, 'stroke-linecap="round" opacity=".42"')
  picture.line(ripples, under(light, '#177a9e', 0.7), 2.4, 'stroke-linecap="round" opacity=".3"')
}

function drawTerrace({ picture, light, camera }: Pool, terrace: string, far: number): void {
  const back = far + 5
  const [, top] = camera.see(0, 0, back)
  picture.shape(
    camera.face(level(-60, back, 60, 1, 0)),
    picture.rampDown(
      under(light, darken(terrace, 0.05), 0.8),
      under(light, lighten(terrace, 0.12), 0.9),
      top,
      800,
    ),
  )
  let joints = ''
  for (let i = -4; i <= 4; i++) {
    const [ax, ay] = camera.see(i * 4, 0, back)
    const [bx, by] = camera.see(i * 4, 0, 4)
    joints += `M${pair(Math.round(ax), Math.round(ay))}L${pair(Math.round(bx), Math.round(by))}`
  }
  for (const z of [1, 0.72, 0.52, 0.38]) {
    const [, y] = camera.see(0, 0, back * z)
    joints += `M0 ${Math.round(y)}h1200`
  }
  picture.line(joints, darken(terrace, 0.5), 1.3, 'opacity=".16"')
}

/** Three points to a corner; the curve through them keeps the sides straight enough. */
function roundedBox(share: number): Point {
  const corner = Math.floor(share * 4)
  const [u, v] = (
    [
      [1, 0.84],
      [0.95, 0.96],
      [0.8, 1],
      [-0.1, 1],
    ] as const
  )[Math.round((share * 4 - corner) * 4) % 4]!
  const turns: readonly Point[] = [
    [u, v],
    [-v, u],
    [-u, -v],
    [v, -u],
  ]
  return turns[corner]!
}

function superellipse(power: number): Outline {
  return (share) => {
    const angle = share * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [Math.sign(c) * Math.abs(c) ** power, Math.sign(s) * Math.abs(s) ** power]
  }
}

/** Loungers and parasols: two models, drawn once and set out in rows. */
export interface LoungerModels {
  lounger: string
  parasol: string
}

interface Terrace {
  picture: Picture
  dice: Dice
  light: Light
  camera: Camera
  accent: string
  brief: PhotoBrief
  x: number
  wide: number
  near: number
  far: number
}

/** One hundred units to a metre. */
export function loungerModels(
  picture: Picture,
  light: Light,
  accent: string,
  straw: boolean,
): LoungerModels {
  const frame = under(light, '#b98a5a', 0.7)
  const cushion = under(light, '#fffaf0', 1)
  const cloth = under(light, accent, 0.9)
  const lounger = picture.symbol(() => {
    picture.oval(
      0,
      4,
      125,
      16,
      picture.glow([
        [0, '#0b1a2c', light.cast * 2],
        [1, '#0b1a2c', 0],
      ]),
    )
    picture.shape('M-92-30v30h8v-28zM84-26v26h8v-28zM-20-28v28h7v-28z', darken(frame, 0.2))
    picture.shape('M-100-34l196 0l6 10h-208z', frame)
    picture.shape('M-26-46h120q8 0 9 10h-131zM-26-46l-58-50q-9-4-13 2l-2 6 60 52z', cushion)
    picture.shape('M34-47h40l5 12h-42z', cloth)
    picture.shape('M-92-97q8-7 14 0l16 15-13 9-23-19z', cloth)
  })
  const parasol = picture.symbol(() => {
    picture.oval(
      0,
      0,
      120,
      14,
      picture.glow([
        [0, '#0b1a2c', light.cast * 1.8],
        [1, '#0b1a2c', 0],
      ]),
    )
    picture.shape('M-5 0h10v-250h-10z', under(light, '#e9dcc6', 0.7))
    if (straw) {
      picture.shape(
        'M0-282Q-60-250-128-196q10 8 20-2q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 10 22 0q10 8 20-2Q60-250 0-282z',
        picture.ramp(under(light, '#dcbf84', 1), under(light, '#a88248', 0.4)),
      )
      picture.shape(
        'M0-282Q-20-240-40-196q8 6 18 2q10 6 20 0Q-2-250 0-282z',
        under(light, '#8d6a38', 0.4),
        'opacity=".35"',
      )
      return
    }
    const bright = under(light, lighten(accent, 0.08), 1)
    const shade = under(light, darken(accent, 0.2), 0.35)
    picture.shape(
      'M0-270Q-100-258-132-192q20-10 44 0q22-10 44 0q22-10 44 0q22-10 44 0q22-10 44 0q24-10 44 0Q100-258 0-270z',
      light.sunFromLeft ? shade : bright,
    )
    picture.shape(
      light.sunFromLeft
        ? 'M0-270Q-100-258-132-192q20-10 44 0q22-10 44 0q22-10 44 0Q22-240 0-270z'
        : 'M0-270Q100-258 132-192q-20-10-44 0q-22-10-44 0q-22-10-44 0Q-22-240 0-270z',
      bright,
    )
    picture.shape(
      'M0-270Q-44-250-44-192q22-10 44 0q22-10 44 0Q44-250 0-270z',
      under(light, '#fff6ea', 0.95),
    )
    picture.oval(0, -272, 4, 5, under(light, '#e9dcc6', 0.8))
  })
  return { lounger, parasol }
}

/** Two rows along the long sides of the pool and one behind it, far ones first. */
function drawLoungers(at: Terrace): void {
  const { picture, dice, light, camera, accent, brief, x, wide, near, far } = at
  const straw = brief.climate === 'tropical' && dice.chance(0.6)
  const { lounger, parasol } = loungerModels(picture, light, accent, straw)
  const place = (id: string, px: number, z: number, flip: number) => {
    const [sx, sy] = camera.see(px, 0, z)
    const scale = camera.scale(z) / 100
    picture.use(id, sx, sy, scale * flip, scale)
  }
  for (const offset of [-3.6, -0.4, 2.8]) {
    place(parasol, x + offset + 1.4, far + 3.2, 1)
    place(lounger, x + offset, far + 2.6, 1)
  }
  for (const share of [0.78, 0.4, 0.12]) {
    const z = near + (far - near) * share
    for (const side of [-1, 1]) {
      const edge = x + side * (wide + 1.5)
      place(parasol, edge + side * 1.9, z + 0.5, 1)
      place(lounger, edge + side * 0.4, z, side)
    }
  }
}
