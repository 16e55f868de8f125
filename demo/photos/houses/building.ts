/** A whole building: its blocks are placed on the site, fitted to the frame, and drawn far to near. */
import { Camera, quad, Site, type Spot, type Wall } from '../camera.ts'
import { drawGroundFloor } from './entrance.ts'
import { darken, type Light, lighten, mix, under } from '../palette.ts'
import { polyline } from '../paths.ts'
import { type Block, drawRoof } from './roofs.ts'
import { drawBalconies, drawWindows, wallPaint, type Works } from '../windows.ts'

export interface Building {
  site: Site
  blocks: Block[]
  wide: number
  deep: number
  tall: number
}

/** The frame that a building must fit into, in pixels of the canvas. */
export interface Fit {
  top: number
  wide: number
  centre: number
}

export function raise(works: Works, camera: Camera, turn: number, fit: Fit): Building {
  const { breadth: share } = works.design
  const blocks = MASSING[works.design.style.massing](works).map((block) => ({
    ...block,
    u: block.u * share,
    w: block.w * share,
  }))
  const { storeyHeight, roof } = works.design.style
  const wide = Math.max(...blocks.map((block) => block.u + block.w))
  const deep = Math.max(...blocks.map((block) => block.v + block.d))
  const extra =
    roof === 'gable-front'
      ? wide * 0.27
      : roof === 'mansard'
        ? 3
        : roof === 'flat'
          ? 1.2
          : deep * 0.25
  const tall = Math.max(...blocks.map((block) => block.storeys)) * storeyHeight + extra
  const breadth = wide * Math.cos(turn) + deep * Math.abs(Math.sin(turn))
  const byHeight = (camera.focal * (tall - camera.eye)) / (camera.horizon - fit.top)
  const byWidth = (camera.focal * breadth) / fit.wide
  const nearest = Math.max(byHeight, byWidth, 12)
  const site = new Site(camera, 0, nearest + (turn < 0 ? wide * Math.sin(-turn) : 0), turn)
  for (let pass = 0; pass < 3; pass++) {
    const [leftX] = turn > 0 ? site.see(0, deep, 0) : site.see(0, 0, 0)
    const [rightX] = turn > 0 ? site.see(wide, 0, 0) : site.see(wide, deep, 0)
    site.x -= (((leftX + rightX) / 2 - fit.centre) * site.z) / camera.focal
  }
  return { site, blocks, wide, deep, tall }
}

/** Where along the front the door stands. */
export function doorOf({ blocks }: Building): number {
  const main = mainBlock(blocks)
  return main.u + main.w / 2
}

/** Drawn at twice the size and scaled down: half pixels matter in a window grid. */
export function drawBuilding(works: Works, building: Building): void {
  works.picture.group('transform="scale(.5)"', () => drawDoubled(works, building))
}

function drawDoubled(works: Works, building: Building): void {
  const { blocks } = building
  const { camera, x, z, turn } = building.site
  const doubled = new Camera(camera.horizon * 2, camera.eye, camera.focal * 2, camera.centre * 2)
  const site = new Site(doubled, x, z, turn)
  const left = site.turn > 0
  const order = blocks.toSorted((a, b) => b.v - a.v || (left ? b.u - a.u : a.u - b.u))
  const main = mainBlock(blocks)
  drawContactShadow(works, site, building)
  for (const block of order) {
    drawBlock(works, site, block, block === main, hiddenBelow(block, blocks, left))
  }
}

/** The door belongs to the widest block of the front row. */
function mainBlock(blocks: readonly Block[]): Block {
  const first = Math.min(...blocks.map((block) => block.v))
  return blocks.filter((block) => block.v === first).reduce((a, b) => (b.w > a.w ? b : a))
}

/** Up to which storey other blocks hide a block's front and its side. */
function hiddenBelow(
  block: Block,
  blocks: readonly Block[],
  left: boolean,
): { front: number; side: number } {
  let front = 0
  let side = 0
  const edge = left ? block.u : block.u + block.w
  for (const other of blocks) {
    if (other === block) continue
    const coversBack = other.v + other.d >= block.v + block.d * 0.6
    if (other.v <= block.v && coversBack && other.u <= edge && other.u + other.w >= edge) {
      side = Math.max(side, other.storeys)
    }
    const inFront = other.v < block.v && other.v + other.d >= block.v
    if (inFront && other.u <= block.u && other.u + other.w >= block.u + block.w) {
      front = Math.max(front, other.storeys)
    }
  }
  return { front, side }
}

/** Where the front faces: the sun stands behind the viewer's shoulder. */
function exposureOf(light: Light, normalX: number, normalZ: number): number {
  const sunX = light.sunFromLeft ? -0.75 : 0.75
  return Math.max(0, Math.min(1, 0.2 + 0.85 * (normalX * sunX - normalZ * 0.62)))
}

function drawBlock(
  works: Works,
  site: Site,
  block: Block,
  main: boolean,
  hidden: { front: number; side: number },
): void {
  const { picture, light, design } = works
  const { style } = design
  const top = block.storeys * style.storeyHeight
  const left = site.turn > 0
  const [sin, cos] = [Math.sin(site.turn), Math.cos(site.turn)]
  const frontExposure = exposureOf(light, sin, -cos)
  const sideExposure = left ? exposureOf(light, -cos, -sin) : exposureOf(light, cos, sin)
  const front: Wall = {
    width: block.w,
    height: top,
    at: (u, h, out = 0) => site.see(block.u + u, block.v - out, h),
  }
  const side: Wall = left
    ? {
        width: block.d,
        height: top,
        at: (u, h, out = 0) => site.see(block.u - out, block.v + block.d - u, h),
      }
    : {
        width: block.d,
        height: top,
        at: (u, h, out = 0) => site.see(block.u + block.w + out, block.v + u, h),
      }
  const sideSeen = side.at(0, 0)[0] < side.at(side.width, 0)[0] - 2
  const gable = style.roof === 'gable-front'
  for (const [wall, exposure, isFront] of [
    [side, sideExposure, false],
    [front, frontExposure, true],
  ] as const) {
    const from = isFront ? hidden.front : hidden.side
    if (from >= block.storeys || (!isFront && !sideSeen)) continue
    const storeys = { from: from + 1, to: block.storeys, height: style.storeyHeight }
    const curtain = style.window.shape === 'curtain'
    const colour = curtain ? mix(design.wall, light.sky.middle, 0.4) : design.wall
    const fill = curtain
      ? picture.ramp(
          under(light, lighten(colour, 0.25), exposure),
          under(light, darken(colour, 0.3), exposure * 0.85),
        )
      : wallPaint(works, exposure)
    picture.shape(quad(wall, 0, 0, wall.width, top), fill)
    if (gable && isFront) {
      const spots: Spot[] = [
        [block.u, block.v, top - 0.02],
        [block.u + block.w, block.v, top - 0.02],
        [block.u + block.w / 2, block.v, top + block.w * 0.25],
      ]
      picture.shape(site.face(spots), under(light, lighten(colour, 0.06), exposure))
    }
    drawCladding(works, wall, exposure)
    if (light.lamps > 0.5 && from === 0) {
      picture.shape(
        quad(wall, 0, 0, wall.width, Math.min(top, 9)),
        picture.fade([
          [0, '#ffb866', 0],
          [1, '#ffc06e', 0.5],
        ]),
      )
    }
    drawWindows(works, wall, storeys, exposure)
    if (from === 0)
      drawGroundFloor({ works, wall, height: style.storeyHeight, exposure, main: main && isFront })
    if (isFront || style.balcony === 'wood') drawBalconies(works, wall, storeys, exposure)
    if (gable && isFront) drawGableWindow(works, wall, top)
  }
  drawRoof({ works, site, block, top, front, side, sideSeen, frontExposure, sideExposure })
}

function drawGableWindow(works: Works, wall: Wall, top: number): void {
  const { picture, light, design } = works
  const middle = wall.width / 2
  const lit = works.dice.chance(light.lit)
  picture.shape(
    quad(wall, middle - 0.9, top + 0.3, middle + 0.9, top + 1.7) +
      polyline([wall.at(middle, top + 0.3), wall.at(middle, top + 1.7)]),
    lit ? '#ffdc98' : under(light, '#3f6f8c', 0.8),
    `stroke="${under(light, design.style.frame, 0.9)}" stroke-width="4"`,
  )
}

/** Boards or stone courses: a few lines are enough for the eye. */
function drawCladding({ picture, light, design }: Works, wall: Wall, exposure: number): void {
  const { cladding, storeyHeight } = design.style
  if (!cladding) return
  const step = cladding === 'boards' ? 0.75 : storeyHeight
  let lines = ''
  for (let h = step; h < wall.height - 0.1; h += step) {
    lines += polyline([wall.at(0, h), wall.at(wall.width, h)])
  }
  const colour = cladding === 'boards' ? darken(design.wall, 0.4) : design.style.trim
  picture.line(lines, under(light, colour, exposure), cladding === 'boards' ? 2 : 5, 'opacity=".4"')
}

function drawContactShadow({ picture, light }: Works, site: Site, { wide, deep }: Building): void {
  const away = light.sunFromLeft ? 1 : -1
  const reach = 5
  const path = site.face([
    [-1 + Math.min(0, away * reach), deep, 0],
    [wide + 1 + Math.max(0, away * reach), deep, 0],
    [wide + 0.6 + Math.max(0, away * reach * 0.6), -2.2, 0],
    [-0.6 + Math.min(0, away * reach * 0.6), -2.2, 0],
  ])
  picture.shape(path, '#0b1a2c', `opacity="${light.cast * 0.8}"`)
}

const MASSING: Record<Works['design']['style']['massing'], (works: Works) => Block[]> = {
  slab: ({ design: { storeys }, look }) => {
    const w = look.between(24, 34)
    if (storeys > 6 || look.chance(0.45)) return [{ u: 0, v: 0, w, d: 13, storeys }]
    const wing = look.between(9, 12)
    const arm = (w - wing) / 2
    return [
      { u: 0, v: 3, w: arm, d: 13, storeys },
      { u: arm + wing, v: 3, w: arm, d: 13, storeys },
      { u: arm, v: 0, w: wing, d: 16, storeys: Math.min(storeys + 1, 17) },
    ]
  },
  tower: ({ design: { storeys }, look }) => {
    const w = look.between(16, 22)
    return [
      { u: 7, v: 2.5, w, d: 15, storeys },
      { u: 0, v: 0, w: w + 14, d: 19, storeys: 2 },
    ]
  },
  single: ({ design: { storeys, style }, look }) => [
    {
      u: 0,
      v: 0,
      w: style.name === 'chalet' ? look.between(15, 19) : look.between(17, 27),
      d: 12,
      storeys,
    },
  ],
  wings: ({ design: { storeys }, look }) => {
    const w = look.between(15, 20)
    const lower = Math.max(1, storeys - 1)
    const wing = look.between(7, 10)
    const right = look.chance(0.5)
    return [
      { u: right ? 0 : wing, v: 0, w, d: 10, storeys },
      { u: right ? w : 0, v: 1.6, w: wing, d: 8, storeys: lower },
    ]
  },
  cubes,
  huts: ({ look, design: { storeys } }) => {
    const huts: Block[] = []
    for (let i = 0; i < 3; i++)
      huts.push({ u: i * 9.4, v: i === 1 ? 0 : look.between(1.5, 3), w: 6.4, d: 6.4, storeys })
    return huts
  },
}

/** Terraced volumes that step back and up, as on the islands. */
function cubes({ design: { storeys }, look }: Works): Block[] {
  const blocks: Block[] = []
  const main = look.between(10, 13)
  const first = look.between(6, 8)
  const last = look.between(7, 9)
  const flip = look.chance(0.5)
  blocks.push({ u: first, v: 0, w: main, d: 11, storeys: Math.max(2, storeys - 1) })
  blocks.push({
    u: 0,
    v: flip ? 2 : 3.5,
    w: first,
    d: 9,
    storeys: Math.max(1, storeys - (flip ? 2 : 1)),
  })
  blocks.push({
    u: first + main,
    v: 2.4,
    w: last,
    d: 9,
    storeys: Math.max(1, storeys - (flip ? 1 : 2)),
  })
  blocks.push({ u: first + main * 0.2, v: 5, w: main * 0.66, d: 7, storeys })
  return blocks
}
