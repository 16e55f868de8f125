/** The mountains around: ranges, forest, a lake, a lift or a trail, by climate and season. */
import { landColour } from '../backdrop.ts'
import { drawRange, drawTreeline, type Rock } from '../mountains.ts'
import { darken, lighten, lightOf, mix, under, type Light } from '../palette.ts'
import { curve, pair, polygon } from '../paths.ts'
import type { Climate, PhotoBrief } from '../photo-brief.ts'
import { Garden, plantsFor } from '../plants.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { drawSky } from '../sky.ts'
import type { Picture, Point } from '../svg.ts'
import seasons from '../tables/mountain-seasons.json' with { type: 'json' }

interface Season {
  far: Rock
  near: Rock
  forest: string
  pointed: boolean
}

const SEASONS: Record<Climate, Season> = seasons

export function drawMountain(picture: Picture, brief: PhotoBrief, dice: Dice): void {
  const light = lightOf(dice)
  const season = SEASONS[brief.climate]
  const base = 520
  const snowy = brief.climate === 'alpine'
  const land = landColour(brief.climate)
  drawSky(picture, dice, light, brief.climate, base)
  drawRange(picture, dice, light, base, dice.between(330, 390), 0.55, season.far)
  drawRange(picture, dice, light, base + 20, dice.between(190, 240), 0.2, season.near)
  if (brief.climate !== 'desert')
    drawTreeline(picture, dice, light, base - 16, 26, 0.34, season.forest, season.pointed)
  const lake = !snowy && brief.climate !== 'desert' && dice.chance(0.5)
  drawMeadow(picture, dice, light, land, base)
  if (lake) drawLake(picture, dice, light, base)
  const garden = new Garden(picture, dice, light, plantsFor(brief.climate, 'mountain'))
  plantForest(garden, dice, base)
  if (snowy || (brief.climate === 'temperate' && dice.chance(0.4))) {
    if (snowy) drawPiste(picture, dice, light)
    drawLift(picture, dice, light)
  } else if (!lake) drawTrail(picture, dice, light, land)
  drawCabin(picture, light, dice.pick([300, 840]), base + dice.between(50, 70), snowy)
  for (const [x, y] of [
    [60, 770],
    [170, 800],
    [1040, 800],
    [1150, 770],
  ] as const) {
    garden.put(garden.anyTall(), x + dice.between(-20, 20), y, dice.between(250, 330))
  }
}

function drawMeadow(picture: Picture, dice: Dice, light: Light, land: string, base: number): void {
  for (const [top, share] of [
    [base - 4, 0.35],
    [base + 60, 0.12],
    [base + 150, 0],
  ] as const) {
    const points: Point[] = []
    for (let x = -40; x <= 1240; x += 256) points.push([x, top + dice.between(-18, 18)])
    const colour = mix(under(light, darken(land, share ? 0.04 : 0.1), 0.9), light.haze, share)
    picture.shape(
      curve(points) + 'V810H-40z',
      picture.rampDown(lighten(colour, 0.06), darken(colour, 0.08), top, 800),
    )
  }
}

function drawLake(picture: Picture, dice: Dice, light: Light, base: number): void {
  const y = base + 95
  const x = dice.between(480, 720)
  const shape: Point[] = [
    [x - 400, y],
    [x - 200, y - 32],
    [x + 120, y - 38],
    [x + 400, y - 8],
    [x + 320, y + 46],
    [x, y + 66],
    [x - 310, y + 44],
  ]
  const water = curve(shape, true)
  picture.shape(
    water,
    picture.rampDown(
      mix(light.sky.middle, '#2f7f9f', 0.35),
      under(light, '#1f6f92', 0.8),
      y - 40,
      y + 66,
    ),
    `stroke="${under(light, '#d9cfb5', 0.8)}" stroke-width="6"`,
  )
  let gleams = ''
  for (let i = 0; i < 12; i++)
    gleams += `M${Math.round(x + dice.between(-260, 220))} ${Math.round(y + dice.between(-20, 44))}h${Math.round(dice.between(20, 70))}`
  picture.line(gleams, '#ffffff', 2, 'stroke-linecap="round" opacity=".5"')
}

function plantForest(garden: Garden, dice: Dice, base: number): void {
  for (let row = 0; row < 3; row++) {
    const y = base + 24 + row * 46
    const count = 7 - row
    for (let i = 0; i < count; i++) {
      const left = i % 2 === 0
      const x = left ? dice.between(0, 300 - row * 30) : dice.between(900 + row * 30, 1200)
      garden.put(
        garden.anyTall(),
        x,
        y + dice.between(-10, 10),
        (54 + row * 34) * dice.between(0.85, 1.2),
      )
    }
  }
}

/** A groomed run with ski tracks. */
function drawPiste(picture: Picture, dice: Dice, light: Light): void {
  const bend = dice.between(-60, 60)
  picture.shape(
    `M${pair(Math.round(640 + bend), 528)}Q${pair(Math.round(560 - bend), 620)} 420 810H800Q${pair(Math.round(720 - bend), 640)} ${pair(Math.round(676 + bend), 528)}z`,
    under(light, '#ffffff', 1),
    'opacity=".85"',
  )
  picture.line(
    `M${Math.round(652 + bend)} 540q-40 40 0 80t-20 90t-10 90M${Math.round(660 + bend)} 540q-36 44 6 84t-18 90t-6 90`,
    under(light, '#a9c2dc', 0.6),
    3,
    'opacity=".7"',
  )
}

function drawTrail(picture: Picture, dice: Dice, light: Light, land: string): void {
  const end = Math.round(dice.between(520, 680))
  picture.shape(
    `M${end - 130} 810C${end - 60} 720 ${end + 160} 690 ${end + 60} 620S${end - 60} 570 ${end + 6} 536l8 1C${end - 30} 572 ${end + 40} 590 ${end + 100} 622S${end + 120} 730 ${end + 90} 810z`,
    under(light, mix(land, '#efe0c2', 0.75), 0.9),
  )
  picture.line(
    `M${end + 160} 720v-74M${end + 136} 662h56M${end + 140} 682h48`,
    under(light, '#7d5a3c', 0.6),
    8,
  )
}

/** A cable with gondolas across the valley. */
function drawLift(picture: Picture, dice: Dice, light: Light): void {
  const iron = under(light, '#46525c', 0.6)
  const y0 = dice.between(330, 380)
  const y1 = dice.between(120, 170)
  const at = (share: number): Point => [
    1200 * share,
    y0 + (y1 - y0) * share + Math.sin(share * Math.PI) * 46,
  ]
  picture.line(
    `M0 ${Math.round(y0)}Q600 ${Math.round((y0 + y1) / 2 + 92)} 1200 ${Math.round(y1)}`,
    iron,
    2.4,
  )
  const cabin = picture.symbol(() => {
    picture.line('M0 0v20', iron, 3)
    picture.rect(-20, 20, 40, 38, under(light, '#cf4315', 0.85), 'rx="9"')
    picture.rect(
      -16,
      25,
      14,
      15,
      under(light, light.lamps > 0.5 ? '#ffe2a8' : '#d5ebf5', 0.95),
      'rx="3"',
    )
    picture.rect(
      2,
      25,
      14,
      15,
      under(light, light.lamps > 0.5 ? '#ffe2a8' : '#d5ebf5', 0.95),
      'rx="3"',
    )
  })
  const shift = dice.between(0, 0.12)
  for (const share of [0.12, 0.38, 0.64, 0.88]) {
    const [x, y] = at(share + shift)
    picture.use(cabin, x, y, 1.5 - share * 0.9)
  }
}

function drawCabin(picture: Picture, light: Light, x: number, y: number, snow: boolean): void {
  const wood = under(light, '#9a6b44', 0.8)
  const glass = light.lamps > 0.3 ? '#ffd98f' : under(light, '#3f6f8c', 0.8)
  picture.group(`transform="translate(${x} ${Math.round(y)})"`, () => {
    picture.oval(6, 0, 62, 6, '#0b1a2c', `opacity="${light.cast}"`)
    picture.shape('M-44 0v-34h60v34z', wood)
    picture.shape('M16 0v-34l16-24 16 24v34z', under(light, '#9a6b44', 0.4))
    picture.shape('M-32-24h14v12h-14zM-8-24h14v12h-14zM26-22h12v22h-12z', glass)
    picture.shape(
      polygon([
        [-52, -30],
        [-34, -62],
        [34, -62],
        [16, -30],
      ]),
      under(light, snow ? '#ffffff' : '#6b4a38', 0.95),
    )
    picture.shape(
      polygon([
        [34, -62],
        [54, -30],
        [48, -28],
        [32, -54],
        [18, -28],
        [14, -31],
      ]),
      under(light, snow ? '#dfeaf3' : '#54392b', 0.7),
    )
    picture.shape('M-16-58v-18h10v18z', under(light, '#8d8478', 0.6))
    picture.line('M-11-80q-8-12 0-22t0-24', '#ffffff', 6, 'stroke-linecap="round" opacity=".28"')
  })
}
