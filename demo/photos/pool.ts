/** The hotel's pool: with the house mirrored in the water, or open to the view. */
import { designFor } from './architecture.ts'
import { drawBackdrop } from './backdrop.ts'
import { drawBuilding, raise } from './building.ts'
import { Camera } from './camera.ts'
import { drawLand, landOf } from './ground.ts'
import { drawInfinityPool } from './infinity-pool.ts'
import { accentOf, lightOf } from './palette.ts'
import type { PhotoBrief } from './photo-brief.ts'
import { Garden, plantsFor } from './plants.ts'
import { drawPool } from './pool-water.ts'
import type { Dice } from '../dice.ts'
import { drawSky } from './sky.ts'
import type { Picture } from './svg.ts'

export function drawPoolScene(picture: Picture, brief: PhotoBrief, dice: Dice, look: Dice): void {
  const light = lightOf(dice)
  const design = designFor(brief, look)
  const accent = accentOf(brief.accent, look)
  const horizon = dice.between(345, 380)
  const camera = new Camera(horizon, 3.6, 720)
  const snow = brief.climate === 'alpine'
  const works = { picture, dice, look, light, design, accent, stars: 0, snow, far: true }
  const garden = new Garden(picture, dice, light, plantsFor(brief.climate, brief.setting))
  drawSky(picture, dice, light, brief.climate, horizon)
  drawBackdrop({ picture, dice, light, climate: brief.climate, horizon }, brief.setting)
  drawLand(picture, light, horizon + (brief.setting === 'beach' ? 26 : 0), landOf(brief))
  const open =
    brief.setting === 'beach' || brief.setting === 'mountain' || brief.setting === 'countryside'
  if (open && dice.chance(0.4)) {
    drawInfinityPool({ picture, dice, light, brief, accent, horizon, garden })
    return
  }
  const facesSun = dice.chance(0.8)
  const turn = (light.sunFromLeft === facesSun ? -1 : 1) * dice.between(0.18, 0.4)
  const centre = dice.pick([400, 600, 600, 800])
  const building = raise(works, camera, turn, { top: 80, wide: centre === 600 ? 640 : 520, centre })
  const { site, wide } = building
  const house = picture.symbol(() => drawBuilding(works, building))
  for (const u of [-9, -4, wide + 4, wide + 9]) {
    const [x, y] = site.see(u, 6, 0)
    garden.plant(garden.anyTall(), x, y, camera.scale(site.distance(u, 6)))
  }
  picture.use(house, 0, 0)
  const foot = site.see(wide / 2, 0, 0)[1]
  const hedge = camera.groundAt(horizon + 100)
  for (let x = -9; x <= 9; x += 2) {
    const [px, py] = camera.see(x, 0, hedge + dice.between(-0.3, 0.3))
    garden.plant(garden.anyLow(), px, py, camera.scale(hedge))
  }
  drawPool({
    picture,
    dice,
    light,
    camera,
    accent,
    brief,
    mirrored: () => picture.use(house, 0, foot * 2 + 40, 1, -1),
  })
  for (const side of [0, 1]) {
    const x = side ? dice.between(1060, 1180) : dice.between(20, 140)
    garden.plant(garden.anyTall(), x, dice.between(500, 560), 44)
  }
}
