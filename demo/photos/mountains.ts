/** Ranges of peaks with a sunny and a shaded flank, and snow where the season has it. */
import { distant, mix, under, type Light } from './palette.ts'
import { polygon } from './paths.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Picture, Point } from './svg.ts'

export interface Rock {
  rock: string
  snow: boolean
  forest?: string
}

/** One range: from far (distance near 1) to near (0). Its foot lies at `base`. */
export function drawRange(
  picture: Picture,
  dice: Dice,
  light: Light,
  base: number,
  tall: number,
  distance: number,
  rock: Rock,
): void {
  const sunny = distant(light, rock.rock, distance, 0.95)
  const shaded = distant(light, mix(rock.rock, '#3a4a78', 0.3), distance * 0.9, 0.25)
  const fill = picture.rampDown(sunny, mix(sunny, light.haze, 0.45), base - tall, base)
  const count = 3
  let shade = ''
  let snowSunny = ''
  let snowShaded = ''
  const peaks: { x: number; y: number; wide: number }[] = []
  for (let i = 0; i < count; i++) {
    const height = tall * (i % 2 ? dice.between(0.5, 0.75) : dice.between(0.8, 1))
    peaks.push({
      x: ((i + dice.between(0.25, 0.75)) * 1300) / count - 50,
      y: base - height,
      wide: height * dice.between(1.1, 1.5) + 120,
    })
  }
  const highestFirst = peaks.toSorted((a, b) => a.y - b.y)
  for (const { x, y, wide } of highestFirst) {
    const height = base - y
    const left = flank(dice, x, y, x - wide, base)
    const right = flank(dice, x, y, x + wide, base)
    picture.shape(polygon([...left.toReversed(), ...right.slice(1)]), fill)
    const away = light.sunFromLeft ? right : left
    const inner = spine(dice, x, y, base, light.sunFromLeft ? 1 : -1)
    shade = polygon([...away, ...inner.toReversed()])
    picture.shape(shade, shaded, 'opacity=".62"')
    if (rock.snow) {
      const depth = y + height * dice.between(0.34, 0.5)
      snowSunny = cap(dice, left, right, depth)
      snowShaded = polygon([...above(away, depth), ...above(inner, depth + 6).toReversed()])
      picture.shape(snowSunny, distant(light, '#ffffff', distance * 0.55, 1))
      picture.shape(snowShaded, distant(light, '#c3d4ea', distance * 0.6, 0.4), 'opacity=".85"')
    }
  }
}

/** From the summit down to the foot, a little broken. */
function flank(dice: Dice, x: number, y: number, footX: number, footY: number): Point[] {
  const points: Point[] = [[x, y]]
  const steps = 5
  for (let i = 1; i < steps; i++) {
    const share = i / steps
    const rough = (footY - y) * 0.05
    points.push([
      x + (footX - x) * share ** 1.12 + dice.between(-rough, rough),
      y + (footY - y) * share + dice.between(-rough, rough),
    ])
  }
  points.push([footX, footY])
  return points
}

/** The ridge that comes down towards the viewer and divides light from shade. */
function spine(dice: Dice, x: number, y: number, base: number, side: number): Point[] {
  const points: Point[] = [[x, y]]
  for (let i = 1; i <= 4; i++) {
    const height = base - y
    const swing = (i % 2 ? 0.1 : -0.02) * height * side
    points.push([x + swing + dice.between(-0.03, 0.03) * height, y + (height * i) / 4])
  }
  return points
}

/** The snow's lower edge runs in tongues down the gullies. */
function cap(dice: Dice, left: Point[], right: Point[], depth: number): string {
  const [leftTop, rightTop] = [above(left, depth), above(right, depth)]
  const from = rightTop.at(-1)!
  const to = leftTop.at(-1)!
  const points: Point[] = [...leftTop.toReversed(), ...rightTop.slice(1)]
  const teeth = 7
  for (let i = 1; i < teeth; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / teeth
    const reach = (depth - left[0]![1]) * 0.22
    points.push([x, depth + (i % 2 ? dice.between(-1, -0.3) : dice.between(0.2, 0.9)) * reach])
  }
  return polygon(points)
}

/** The part of a descending line above a height, cut exactly there. */
function above(line: readonly Point[], depth: number): Point[] {
  const kept: Point[] = []
  for (let i = 0; i < line.length; i++) {
    const here = line[i]!
    if (here[1] <= depth) {
      kept.push(here)
      continue
    }
    const before = line[i - 1]!
    const share = (depth - before[1]) / (here[1] - before[1])
    kept.push([before[0] + (here[0] - before[0]) * share, depth])
    break
  }
  return kept
}

/** A far forest edge: a row of tree tops. */
export function drawTreeline(
  picture: Picture,
  dice: Dice,
  light: Light,
  y: number,
  tall: number,
  distance: number,
  leaf: string,
  pointed: boolean,
): void {
  const points: Point[] = [[-10, y + tall * 9]]
  const step = tall * (pointed ? 0.85 : 1.4)
  let drift = 0
  for (let x = -10; x < 1215; x += step) {
    drift = Math.max(-tall, Math.min(tall, drift + dice.between(-0.4, 0.4) * tall))
    const top = y + drift * 0.5 - tall * dice.between(0.6, 1.1)
    if (pointed) points.push([x, y + drift * 0.5], [x + step / 2, top])
    else
      points.push(
        [x, top + tall * 0.35],
        [x + step * 0.3, top],
        [x + step * 0.75, top + tall * 0.06],
      )
  }
  points.push([1215, y + tall * 9])
  const near = under(light, leaf, 0.45)
  const fill = picture.rampDown(
    mix(near, light.haze, distance),
    mix(near, light.haze, distance * 0.6),
    y - tall,
    y + tall,
  )
  picture.shape(polygon(points), fill)
}
