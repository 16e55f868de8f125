/** What lies behind a hotel, by climate and setting; it ends at the horizon of the ground. */
import { drawRange, drawTreeline, type Rock } from './mountains.ts'
import { distant, lighten, mix, under, type Light } from './palette.ts'
import { box, curve, pair, polygon } from './paths.ts'
import type { Climate, Setting } from './photo-brief.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Picture, Point } from './svg.ts'

export interface View {
  picture: Picture
  dice: Dice
  light: Light
  climate: Climate
  horizon: number
}

const ROCKS: Record<Climate, Rock> = {
  tropical: { rock: '#5f8f6c', snow: false },
  mediterranean: { rock: '#a39b86', snow: false },
  desert: { rock: '#c98d64', snow: false },
  temperate: { rock: '#7d8f86', snow: false },
  nordic: { rock: '#7f8c94', snow: true },
  alpine: { rock: '#7b8ba0', snow: true },
}

const LAND: Record<Climate, string> = {
  tropical: '#5c9a5f',
  mediterranean: '#a8a86a',
  desert: '#dcb483',
  temperate: '#86ab62',
  nordic: '#7d9a62',
  alpine: '#eef4f8',
}

const SEA: Record<Climate, readonly [far: string, near: string]> = {
  tropical: ['#1f7fb0', '#4cc4c8'],
  mediterranean: ['#14659c', '#3aa6c9'],
  desert: ['#1c75a8', '#52bcc4'],
  temperate: ['#3a6f92', '#6ba0b4'],
  nordic: ['#35627f', '#6d97a8'],
  alpine: ['#2f6d96', '#7fb4c8'],
}

export function drawBackdrop(view: View, setting: Setting): void {
  DRAW[setting](view)
}

const DRAW: Record<Setting, (view: View) => void> = {
  beach: (view) => drawSea(view, view.horizon, 30),
  mountain: drawMountains,
  countryside: drawHills,
  city: drawSkyline,
  airport: drawAirfield,
}

export function landColour(climate: Climate): string {
  return LAND[climate]
}

/** Sea from the horizon line down by `depth`, with a headland, boats and the sun's path. */
export function drawSea(view: View, top: number, depth: number): void {
  const { picture, dice, light, climate } = view
  const [far, near] = SEA[climate]
  const side = dice.chance(0.5)
  drawHeadland(view, top, side)
  const fill = picture.wash(
    [
      [0, mix(under(light, far, 0.9), light.sky.horizon, 0.34)],
      [0.25, under(light, far, 0.9)],
      [1, under(light, near, 0.95)],
    ],
    0,
    top,
    0,
    top + depth,
  )
  picture.rect(0, top, 1200, depth + 4, fill)
  const sunX = (light.sunFromLeft ? 0.2 : 0.8) * 1200
  let sparkle = ''
  for (let i = 0; i < 22; i++) {
    const share = dice.next() ** 1.6
    const spreadX = 40 + share * 260
    const x = sunX + dice.between(-spreadX, spreadX)
    sparkle += `M${pair(Math.round(x), Math.round(top + 3 + share * depth))}h${Math.round(8 + share * 34)}`
  }
  const gleam = light.time === 'night' ? '#dfe9f7' : lighten(light.sky.horizon, 0.5)
  picture.line(sparkle, gleam, 1.6, 'stroke-linecap="round" opacity=".6"')
  if (dice.chance(0.75)) drawSail(view, dice.between(280, 920), top + 3, dice.between(0.5, 0.9))
}

export function drawSail({ picture, light }: View, x: number, y: number, size: number): void {
  const hull = under(light, '#f4efe6', 0.8)
  const at = `transform="translate(${Math.round(x)} ${Math.round(y)})scale(${size.toFixed(2)})"`
  picture.group(at, () => {
    picture.shape('M-16 0h34l-6 8h-22z', hull)
    picture.shape('M1-3V-46L20-6z', under(light, '#ffffff', 1))
    picture.shape('M-2-3V-40Q-14-20-15-3z', under(light, '#f1d9c8', 0.7))
  })
}

function drawHeadland({ picture, dice, light, climate }: View, top: number, left: boolean): void {
  const edge = left ? -20 : 1220
  const toward = left ? 1 : -1
  for (const [reach, tall, distance] of [
    [dice.between(420, 640), 74, 0.62],
    [dice.between(200, 380), 58, 0.34],
  ] as const) {
    const points: Point[] = [[edge, top - tall]]
    for (let i = 1; i < 6; i++) {
      const share = i / 6
      points.push([
        edge + toward * reach * share,
        top - tall * (1 - share) ** 0.8 * dice.between(0.75, 1.2),
      ])
    }
    points.push([edge + toward * reach, top + 2])
    const land = mix(LAND[climate], ROCKS[climate].rock, 0.5)
    const path = curve(points) + `L${edge} ${Math.round(top + 2)}z`
    picture.shape(
      path,
      picture.ramp(distant(light, land, distance), distant(light, land, distance + 0.15, 0.5)),
    )
  }
}

function drawMountains(view: View): void {
  const { picture, dice, light, climate, horizon } = view
  const rock = ROCKS[climate]
  drawRange(picture, dice, light, horizon + 4, 300, 0.55, rock)
  drawRange(picture, dice, light, horizon + 4, 170, 0.22, {
    ...rock,
    snow: rock.snow && climate === 'alpine',
  })
  if (climate === 'desert') return
  const pointed = climate === 'alpine' || climate === 'nordic' || climate === 'temperate'
  drawTreeline(picture, dice, light, horizon - 14, 22, 0.3, '#3f6f58', pointed)
}

function drawHills(view: View): void {
  const { picture, dice, light, climate, horizon } = view
  const land = LAND[climate]
  const layers = [
    [92, 0.62],
    [58, 0.38],
    [26, 0.14],
  ] as const
  for (const [tall, distance] of layers) {
    const points: Point[] = []
    for (let i = 0; i <= 6; i++)
      points.push([i * 210 - 30, horizon - tall * dice.between(0.45, 1.15)])
    const near = distant(light, distance > 0.5 ? mix(land, '#5d8a9a', 0.35) : land, distance, 0.85)
    picture.shape(
      curve(points) + `V${Math.round(horizon + 4)}H-30z`,
      picture.rampDown(near, mix(near, light.haze, 0.25), horizon - tall, horizon),
    )
    if (distance === 0.38 && climate !== 'desert' && climate !== 'alpine') drawFields(view, land)
  }
  if (climate === 'alpine')
    drawTreeline(picture, dice, light, horizon - 8, 20, 0.25, '#3f6f58', true)
}

/** Furrows of vines and meadows: thin rows that follow the slope. */
function drawFields({ picture, dice, light, horizon }: View, land: string): void {
  let rows = ''
  const x = dice.between(80, 760)
  for (let i = 0; i < 7; i++) {
    rows += `M${pair(x + i * 34, horizon - 6)}q${pair(20 - i * 2, -18)} ${pair(44 - i * 6, -34)}`
  }
  picture.line(rows, distant(light, mix(land, '#3f6b3f', 0.6), 0.3), 4, 'opacity=".5"')
}

function drawSkyline({ picture, dice, light, climate, horizon }: View): void {
  const stone = {
    tropical: '#e8d6c0',
    mediterranean: '#e3c7a8',
    desert: '#dcb38a',
    temperate: '#b9b4b4',
    nordic: '#c0b0a6',
    alpine: '#c9c4c2',
  }[climate]
  for (const [tall, distance] of [
    [170, 0.72],
    [104, 0.5],
  ] as const) {
    let roofs = ''
    let windows = ''
    let x = -20
    while (x < 1220) {
      const wide = dice.between(46, 110)
      const height = tall * dice.between(0.4, 1)
      const top = horizon - height
      roofs += box(x, top, wide, height + 4)
      const cap = dice.next()
      if (cap < 0.22)
        roofs += polygon([
          [x, top],
          [x + wide / 2, top - 20],
          [x + wide, top],
        ])
      else if (cap < 0.3) roofs += box(x + wide * 0.3, top - 14, wide * 0.3, 14)
      if (distance < 0.6) {
        for (let row = top + 14; row < horizon - 14; row += 22) {
          windows += `M${pair(Math.round(x + 9), Math.round(row))}h${Math.round(wide - 18)}`
        }
      }
      x += wide + (dice.chance(0.25) ? dice.between(4, 26) : 0)
    }
    picture.shape(
      roofs,
      picture.rampDown(
        distant(light, stone, distance, 0.7),
        distant(light, stone, Math.min(1, distance + 0.2), 0.7),
        horizon - tall,
        horizon,
      ),
    )
    const night = light.lamps > 0.5
    const glass = night ? '#ffd591' : distant(light, '#6d8296', distance, 0.5)
    picture.line(
      windows,
      glass,
      8,
      `stroke-dasharray="6 ${night ? '14 6 31' : '8'}" opacity="${night ? 0.6 : 0.4}"`,
    )
  }
}

function drawAirfield(view: View): void {
  const { picture, dice, light, horizon } = view
  drawHills(view)
  const x = dice.chance(0.5) ? dice.between(110, 260) : dice.between(940, 1090)
  const tower = distant(light, '#e4e2dc', 0.25, 0.6)
  picture.shape(
    `M${pair(x - 7, horizon)}l2-116h10l2 116zM${pair(x - 20, horizon - 142)}h40l-8 28h-24z`,
    tower,
  )
  picture.shape(
    `M${pair(x - 18, horizon - 138)}h36l-4 13h-28z`,
    under(light, light.lamps > 0.5 ? '#ffe2a8' : '#3c6d8c', 1),
  )
  const flip = dice.chance(0.5) ? 1 : -1
  picture.group(
    `transform="translate(${Math.round(dice.chance(0.5) ? dice.between(190, 330) : dice.between(870, 1010))} ${Math.round(dice.between(110, 170))})scale(${flip} 1)rotate(-9)"`,
    () => {
      picture.shape(
        'M-62 2Q-66-2-58-5H44Q60-4 66 2Q58 9 40 9H-46Q-58 8-62 2z',
        under(light, '#ffffff', 0.9),
      )
      picture.shape('M-60-3l-14-24h14l20 23z', under(light, '#10608f', 0.9))
      picture.shape('M12 5L-28 30h-12l22-26zM14-4L-4-16h-9l8 13z', under(light, '#cfd9e2', 0.6))
    },
  )
}
