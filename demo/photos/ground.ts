/** The ground in front of a hotel, by setting: street, sand, snow, meadow or gravel. */
import { landColour } from './backdrop.ts'
import type { Site } from './camera.ts'
import { darken, lighten, mix, under, type Light } from './palette.ts'
import { pair, polyline } from './paths.ts'
import type { PhotoBrief } from './photo-brief.ts'
import type { Garden } from './plants.ts'
import type { Dice } from '../../src/site/dice.ts'
import type { Picture } from './svg.ts'

export interface Ground {
  picture: Picture
  dice: Dice
  light: Light
  brief: PhotoBrief
  site: Site
  wide: number
  /** Where along the front the door stands. */
  door: number
  garden: Garden
}

/** Fills everything below the horizon. */
export function drawLand(picture: Picture, light: Light, top: number, colour: string): void {
  const far = mix(under(light, colour, 0.85), light.haze, 0.35)
  picture.rect(
    0,
    top,
    1200,
    804 - top,
    picture.wash(
      [
        [0, far],
        [0.35, under(light, colour, 0.85)],
        [1, under(light, darken(colour, 0.12), 0.75)],
      ],
      0,
      top,
      0,
      800,
    ),
  )
}

export function landOf({ setting, climate }: PhotoBrief): string {
  if (setting === 'city' || setting === 'airport')
    return climate === 'alpine' ? '#dfe7ee' : '#cfc5b4'
  if (setting === 'beach') return climate === 'tropical' ? '#f2dfb8' : '#e9d3a6'
  return landColour(climate)
}

/** Everything flat between the viewer and the door. */
export function drawForecourt(ground: Ground): void {
  const { brief } = ground
  if (brief.setting === 'city' || brief.setting === 'airport') drawStreet(ground)
  else drawPath(ground)
}

/** Where the pavement ends and where the road does, so that the street fills the foreground. */
export function streetOf(site: Site, wide: number): { kerb: number; near: number } {
  const near = Math.min(-12, site.camera.groundAt(752) - site.distance(wide / 2, 0))
  return { kerb: Math.max(near * 0.4, -14), near }
}

function drawStreet({ picture, dice, light, brief, site, wide }: Ground): void {
  const snow = brief.climate === 'alpine'
  const paving = snow ? '#e6edf3' : '#d9cfbe'
  const { kerb, near } = streetOf(site, wide)
  const band = (v0: number, v1: number) => site.floor(-150, v0, 220, v1)
  picture.shape(band(0, kerb), under(light, paving, 0.85))
  let joints = ''
  for (let u = -30; u < 70; u += 5) joints += polyline([site.see(u, 0, 0), site.see(u, kerb, 0)])
  picture.line(joints, darken(paving, 0.5), 1, 'opacity=".13"')
  const asphalt = under(light, snow ? '#a3adb8' : '#868b90', 0.75)
  const road = picture.rampDown(lighten(asphalt, 0.08), darken(asphalt, 0.1), 600, 780)
  picture.shape(band(kerb, near), road)
  const stone = under(light, lighten(paving, 0.3), 0.9)
  picture.shape(band(kerb, kerb * 1.04) + band(near, near - 0.4), stone)
  const centre = kerb + (near - kerb) * 0.55
  let dashes = ''
  for (let u = -18; u < 48; u += 7) dashes += site.floor(u, centre, u + 3.4, centre - 0.22)
  picture.shape(dashes, under(light, '#f6f1e6', 0.85), 'opacity=".75"')
  if (dice.chance(0.5)) {
    const stripes = 7
    const step = (near - kerb * 1.08) / stripes
    let zebra = ''
    for (let i = 0; i < stripes; i++) {
      const v = kerb * 1.08 + i * step
      zebra += site.floor(wide * 0.3, v, wide * 0.3 + 3.4, v + step * 0.5)
    }
    picture.shape(zebra, under(light, '#fbf7ee', 0.9), 'opacity=".8"')
  }
  picture.shape(band(near - 0.4, near - 60), under(light, paving, 0.8))
}

/** A way to the door with soft edges, widening towards the viewer. */
function drawPath({ picture, dice, light, brief, site, door }: Ground): void {
  const surface = {
    tropical: '#f0e0bf',
    mediterranean: '#ead7b5',
    desert: '#e9cda0',
    temperate: '#dfd3bd',
    nordic: '#d3cabb',
    alpine: '#d5e1ec',
  }[brief.climate]
  const middle = door
  const [ax, ay] = site.see(middle - 1.6, -0.4, 0)
  const [bx, by] = site.see(middle + 1.6, -0.4, 0)
  const end = dice.between(420, 780)
  const fill = picture.rampDown(
    under(light, surface, 0.8),
    under(light, lighten(surface, 0.2), 0.95),
    ay,
    800,
  )
  picture.shape(
    `M${pair(ax, ay)}C${pair(ax - 10, ay + 60)} ${pair(end - 190, 690)} ${pair(end - 230, 802)}H${Math.round(end + 230)}` +
      `C${pair(end + 150, 690)} ${pair(bx + 30, by + 60)} ${pair(bx, by)}z`,
    fill,
  )
  const land = landOf(brief)
  let tufts = ''
  for (let i = 0; i < 12; i++) {
    const y = dice.between(by + 30, 790)
    const x = dice.between(0, 1200)
    tufts += `M${pair(Math.round(x), Math.round(y))}q${Math.round(8 + (y - by) / 12)}-3 ${Math.round(16 + (y - by) / 6)} 0`
  }
  picture.line(
    tufts,
    under(light, brief.climate === 'alpine' ? '#bcd0e2' : darken(land, 0.22), 0.7),
    2.4,
    'stroke-linecap="round" opacity=".3"',
  )
}

/** A lamp post; its light shows from golden hour on. */
export function drawLamp({ picture, light }: Ground, x: number, y: number, tall: number): void {
  const iron = darken(under(light, '#3d4a54', 0.6), 0.2)
  if (light.lamps > 0.3) {
    const reach = tall * 0.42
    picture.oval(
      x,
      y - tall,
      reach,
      reach,
      picture.glow([
        [0, '#ffe6ab', 0.75],
        [1, '#ffcf7d', 0],
      ]),
    )
    picture.oval(
      x,
      y,
      reach * 1.1,
      reach * 0.2,
      picture.glow([
        [0, '#ffdf9b', 0.5],
        [1, '#ffcf7d', 0],
      ]),
    )
  }
  const s = tall / 100
  picture.shape(
    `M${pair(x - 1.2 * s, y)}h${pair(2.4 * s, 0).split(' ')[0]}v${Math.round(-92 * s)}h${-(2.4 * s).toFixed(1)}z`,
    iron,
  )
  picture.shape(
    `M${pair(x - 5 * s, y - 92 * s)}h${(10 * s).toFixed(1)}l${pair(1.6 * s, -11 * s)}h${(-13.2 * s).toFixed(1)}z`,
    light.lamps > 0.3 ? '#fff1c8' : under(light, '#dfe8ec', 0.9),
  )
  picture.shape(
    `M${pair(x - 7 * s, y - 103 * s)}h${(14 * s).toFixed(1)}l${pair(-7 * s, -5 * s)}z`,
    iron,
  )
}
