/** The hotel from outside: its architecture in its landscape. */
import { designFor } from '../architecture.ts'
import { drawBackdrop } from '../backdrop.ts'
import { doorOf, drawBuilding, raise, type Building } from './building.ts'
import { Camera } from '../camera.ts'
import { drawForecourt, drawLamp, drawLand, landOf, streetOf, type Ground } from '../ground.ts'
import { accentOf, lightOf, under } from '../palette.ts'
import { box } from '../paths.ts'
import type { PhotoBrief } from '../photo-brief.ts'
import { Garden, plantsFor } from '../plants.ts'
import { drawPool } from '../pool-water.ts'
import type { Dice } from '../../../src/site/dice.ts'
import { drawSky } from '../sky.ts'
import type { Picture } from '../svg.ts'
import type { Works } from '../windows.ts'

/** How much of the sea shows between the horizon and the garden of a beach hotel. */
const SEA_BAND = 22

export function drawFacade(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const light = lightOf(dice)
  const design = designFor(brief, look)
  const accent = accentOf(brief.accent, look)
  const snow = brief.climate === 'alpine'
  const works: Works = { picture, dice, look, light, design, accent, stars: brief.stars, snow }
  const withPool =
    brief.hasPool &&
    brief.setting !== 'city' &&
    brief.setting !== 'airport' &&
    !snow &&
    dice.chance(0.45)
  const camera = withPool
    ? new Camera(440, 4.6, 900)
    : new Camera(design.storeys > 6 ? 615 : dice.between(545, 575), dice.between(2, 3), 1000)
  const street = brief.setting === 'city' || brief.setting === 'airport'
  const angle = street ? dice.between(0.16, 0.3) : dice.between(0.2, 0.5)
  const facesSun = dice.chance(0.8)
  const turn = light.sunFromLeft === facesSun ? -angle : angle
  const building = raise(works, camera, turn, {
    top: withPool ? 100 : 95,
    wide: withPool ? 640 : brief.building === 'house' ? 800 : 740,
    centre: dice.between(560, 640),
  })
  const garden = new Garden(picture, dice, light, plantsFor(brief.climate, brief.setting))
  const ground: Ground = {
    picture,
    dice,
    light,
    brief,
    site: building.site,
    wide: building.wide,
    door: doorOf(building),
    garden,
  }
  drawSky(picture, dice, light, brief.climate, camera.horizon)
  drawBackdrop(
    { picture, dice, light, climate: brief.climate, horizon: camera.horizon },
    brief.setting,
  )
  drawLand(
    picture,
    light,
    camera.horizon + (brief.setting === 'beach' ? SEA_BAND : 0),
    landOf(brief),
  )
  if (brief.setting === 'city') drawNeighbours(ground, building)
  plantBehind(ground, building)
  if (!withPool) drawForecourt(ground)
  drawBuilding(works, building)
  plantAlongWalls(ground)
  if (withPool) drawPool({ picture, dice, light, camera, accent, brief })
  else if (!street) plantAlongPath(ground)
  if (street) lineStreet(ground)
  plantFrame(ground, camera)
}

/** Houses next door, plain enough not to compete. */
function drawNeighbours({ picture, dice, light, site, wide }: Ground, { tall }: Building): void {
  const left = site.turn > 0
  let u = left ? wide + 2 : -2
  for (let i = 0; i < 2; i++) {
    const breadth = dice.between(10, 16)
    const height = Math.min(tall, dice.between(9, 17))
    const [u0, u1] = left ? [u, u + breadth] : [u - breadth, u]
    const wall = under(
      light,
      dice.pick(['#dcc7ab', '#c9b7a6', '#e3d3bd', '#c7a58d', '#b9bfc0']),
      0.6,
    )
    picture.shape(site.upright(u0, 0, u1, height, 1), wall)
    let panes = ''
    for (let row = 0; row < Math.floor(height / 3.3); row++) {
      for (let bay = 0; bay < 4; bay++) {
        const a = u0 + ((bay + 0.3) * breadth) / 4
        const b = u0 + ((bay + 0.7) * breadth) / 4
        const h = row * 3.3 + 0.9
        panes += site.upright(a, h, b, h + 1.7, 1)
      }
    }
    const glass = light.lamps > 0.5 ? '#d9a860' : under(light, '#5f7f94', 0.6)
    picture.shape(panes, glass, `opacity="${light.lamps > 0.5 ? 0.55 : 0.7}"`)
    u = left ? u1 + 0.3 : u0 - 0.3
  }
}

function plantBehind({ dice, brief, site, wide, garden }: Ground, { deep }: Building): void {
  if (brief.setting === 'city') return
  for (let i = 0; i < 5; i++) {
    const u =
      i < 2
        ? dice.between(-16, -3)
        : i < 4
          ? dice.between(wide + 3, wide + 16)
          : dice.between(0, wide)
    const v = deep + dice.between(2, 12)
    const [x, y] = site.see(u, v, 0)
    garden.plant(garden.anyTall(), x, y, site.camera.scale(site.distance(u, v)))
  }
}

/** Low planting at the foot of the walls leaves the door free. */
function plantAlongWalls({ picture, dice, light, brief, site, wide, door, garden }: Ground): void {
  const street = brief.setting === 'city'
  const kind = garden.anyLow()
  const step = street ? 3.4 : 2.2
  for (let u = 0.8; u < wide; u += step) {
    if (Math.abs(u - door) < 3.6 || dice.chance(0.2)) continue
    const v = -dice.between(0.7, 1.3)
    const [x, y] = site.see(u, v, 0)
    const scale = site.camera.scale(site.distance(u, v))
    if (street) {
      picture.shape(
        box(x - 0.35 * scale, y - 0.5 * scale, 0.7 * scale, 0.5 * scale),
        under(light, '#b56a4a', 0.6),
      )
      garden.put(kind, x, y - 0.42 * scale, 0.8 * scale)
    } else garden.plant(dice.chance(0.75) ? kind : garden.anyLow(), x, y, scale, 0.9)
  }
}

/** Flower beds on both sides of the way to the door, larger towards the viewer. */
function plantAlongPath({ dice, site, door, garden }: Ground): void {
  for (const v of [-3.6, -6.2, -9]) {
    for (const side of [-1, 1]) {
      const u = door + side * (3 + -v * 0.28)
      if (site.distance(u, v) < 7) continue
      const [x, y] = site.see(u, v, 0)
      const scale = site.camera.scale(site.distance(u, v))
      garden.plant(garden.anyLow(), x, y, scale)
      garden.plant(
        garden.anyLow(),
        x + side * dice.between(0.9, 1.6) * scale,
        y + 0.05 * scale,
        scale,
        0.8,
      )
    }
  }
}

function lineStreet(ground: Ground): void {
  const { site, wide, garden } = ground
  const kind = garden.anyTall()
  const { kerb } = streetOf(site, wide)
  const v = kerb * 0.86
  const spots = [-9, -2, wide + 4, wide + 13, wide + 24].toSorted(
    (a, b) => site.distance(b, v) - site.distance(a, v),
  )
  for (const [index, u] of spots.entries()) {
    const distance = site.distance(u, v)
    if (distance < 9) continue
    const [x, y] = site.see(u, v, 0)
    if (index % 2) drawLamp(ground, x, y, site.camera.scale(distance) * 4.6)
    else garden.plant(kind, x, y, site.camera.scale(distance), 0.85)
  }
  drawCar(ground)
}

/** One car on the far lane; the skew follows the street. */
function drawCar({ picture, dice, light, site, wide }: Ground): void {
  const { kerb, near } = streetOf(site, wide)
  const v = kerb + (near - kerb) * 0.3
  const u = dice.chance(0.5) ? dice.between(-3, 3) : dice.between(wide - 2, wide + 4)
  const distance = site.distance(u, v)
  if (distance < 8) return
  const [x, y] = site.see(u, v, 0)
  const [x1, y1] = site.see(u + 1, v, 0)
  const scale = (site.camera.scale(distance) * 4.4) / 100
  const slant = Math.round((Math.atan2(y1 - y, x1 - x) * 1800) / Math.PI) / 10
  const paint = under(
    light,
    dice.pick(['#f4efe6', '#10608f', '#cf4315', '#e8c15a', '#5b6670']),
    0.85,
  )
  const at = `transform="translate(${Math.round(x)} ${Math.round(y)})skewY(${slant})scale(${scale.toFixed(2)})"`
  picture.group(at, () => {
    picture.oval(0, 0, 56, 5, '#0b1a2c', 'opacity=".3"')
    picture.shape('M-50-5q-3-14 6-16l16-3q10-13 22-13h12q14 0 24 13q14 1 18 6q3 6 1 13z', paint)
    picture.shape('M-22-24q7-9 15-9h4v9zM1-33h6q8 0 15 9H1z', under(light, '#2f566e', 0.8))
    picture.shape(
      'M-39-5a9 9 0 0 1 18 0a9 9 0 0 1-18 0M19-5a9 9 0 0 1 18 0a9 9 0 0 1-18 0',
      '#1d2833',
    )
    picture.shape('M-33-5a3 3 0 0 1 6 0a3 3 0 0 1-6 0M25-5a3 3 0 0 1 6 0a3 3 0 0 1-6 0', '#c9d3da')
  })
}

/** Tall plants at the picture's edges lead the eye in; the square crop keeps the middle free. */
function plantFrame({ dice, brief, garden }: Ground, camera: Camera): void {
  if (brief.setting === 'city') return
  for (const side of [0, 1]) {
    const y = dice.between(690, 760)
    const x = side ? dice.between(1050, 1180) : dice.between(20, 150)
    const scale = camera.scale(camera.groundAt(y))
    garden.plant(garden.anyTall(), x, y, Math.min(scale, 42))
    garden.plant(garden.anyLow(), x + dice.between(-70, 70), y + 18, Math.min(scale, 80))
    garden.plant(garden.anyLow(), x + dice.between(-110, 110), y + 40, Math.min(scale, 90))
  }
}
