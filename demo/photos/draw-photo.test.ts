import { expect, test } from 'vitest'
import { makeDice } from '../../src/site/dice.ts'
import { designFor } from './architecture.ts'
import { drawPhoto } from './draw-photo.ts'
import {
  SCENE_KINDS,
  type SceneKind,
} from '../../src/products/hotels/catalogue/service/invented-world.ts'
import { CLIMATES, SETTINGS, type PhotoBrief } from './photo-brief.ts'
import { photoFacts } from './photo-facts.ts'
import { plantsFor } from './plants.ts'
import { scenesOf } from './scenes-of.ts'

test('the same brief gives the same bytes, another seed another picture', () => {
  for (const scene of SCENE_KINDS) {
    expect(draw({ scene })).toBe(draw({ scene }))
    expect(draw({ scene })).not.toBe(draw({ scene, seed: 8 }))
  }
})

test('every scene is well-formed, small and self-contained in every climate and setting', () => {
  for (const scene of SCENE_KINDS) {
    for (const climate of CLIMATES) {
      for (const setting of SETTINGS) {
        const svg = draw({ scene, climate, setting, seed: scene.length * 977 + setting.length })
        expect(brokenMarkup(svg)).toBe('')
        expect(svg.length).toBeLessThanOrEqual(24_000)
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|<script|<text|<filter|<image|https?:\/\/(?!www\.w3)/,
        )
      }
    }
  }
})

test('a picture fills its frame at any size', () => {
  const svg = draw({}, 640, 360)
  expect(svg).toContain('width="640" height="360"')
  expect(svg).toContain('preserveAspectRatio="xMidYMid slice"')
})

test('ids of two pictures on one page do not meet', () => {
  const first = new Set(ids(draw({ seed: 1 })))
  expect(first.size).toBe(ids(draw({ seed: 1 })).length)
  expect(ids(draw({ seed: 2 })).filter((id) => first.has(id))).toEqual([])
})

test('every reference inside a picture has its definition', () => {
  for (const scene of SCENE_KINDS) {
    const svg = draw({ scene })
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
      expect(svg).toContain(`id="${id}"`)
  }
})

test('storeys and stars out of the ordinary still make a house', () => {
  for (const storeys of [0, 1, 2.4, 60]) {
    for (const stars of [0, 3.5, 5]) expect(brokenMarkup(draw({ storeys, stars }))).toBe('')
  }
  expect(draw({ accent: 'not a colour' })).not.toContain('not a colour')
})

test('palms grow in the tropics, around the Mediterranean and in deserts only', () => {
  const withPalms = CLIMATES.filter((climate) =>
    SETTINGS.some((setting) =>
      Object.values(plantsFor(climate, setting)).some((plants) => /palm/.test(plants.join())),
    ),
  )
  expect(withPalms).toEqual(['tropical', 'mediterranean', 'desert'])
})

test('an alpine house has snow on its trees', () => {
  for (const setting of SETTINGS) {
    expect(plantsFor('alpine', setting).tall).toEqual(['snowy-pine', 'snowy-pine'])
  }
})

test('nobody lies beside a pool in the snow', () => {
  const lounger = 'M-26-46h120'
  for (let seed = 1; seed <= 40; seed++) {
    expect(draw({ scene: 'pool', seed })).toContain(lounger)
    expect(draw({ scene: 'pool', climate: 'alpine', setting: 'mountain', seed })).not.toContain(
      lounger,
    )
  }
})

test.each(['mediterranean', 'temperate', 'nordic', 'alpine', 'tropical'] as const)(
  'a %s house in the country has a pitched roof',
  (climate) => {
    const roofs = Array.from({ length: 60 }, (_, seed) => {
      const brief = { ...hotel, climate, setting: 'countryside', building: 'house' } as const
      return designFor({ ...brief, storeys: 2 + (seed % 2) }, makeDice(seed)).style.roof
    })
    expect(roofs).not.toContain('flat')
  },
)

test('a house has few storeys, in town and in the country', () => {
  const facts = { id: 5, serviceCodes: [], latitude: 43.5, country: 'IT', boardCodes: ['SA'] }
  for (const segmentCodes of [['RUR'], ['CIT']]) {
    const { building, storeys } = photoFacts({ ...facts, segmentCodes, categoryId: 'OT' })
    expect(building).toBe('house')
    expect(storeys).toBeLessThanOrEqual(3)
  }
})

test('no beach lies in the snow', () => {
  const scenes = scenesOf({ ...hotel, climate: 'alpine' }, 40, 5).map((photo) => photo.scene)
  expect(scenes).not.toContain('beach')
})

test('the façade comes first, and the count is kept between 4 and 40', () => {
  for (const [asked, given] of [
    [1, 4],
    [4, 4],
    [17, 17],
    [40, 40],
    [90, 40],
  ] as const) {
    const scenes = scenesOf(hotel, asked, 3)
    expect(scenes).toHaveLength(given)
    expect(scenes[0]!.scene).toBe('facade')
    expect(new Set(scenes.map((photo) => photo.seed)).size).toBe(given)
  }
})

test.each<[Partial<PhotoBrief>, SceneKind, boolean]>([
  [{ hasPool: false }, 'pool', false],
  [{ hasPool: true }, 'pool', true],
  [{ hasSpa: false }, 'spa', false],
  [{ hasSpa: true }, 'spa', true],
  [{ setting: 'city' }, 'beach', false],
  [{ setting: 'beach' }, 'beach', true],
  [{ setting: 'beach' }, 'mountain', false],
  [{ setting: 'mountain' }, 'mountain', true],
  [{ board: 'room-only', stars: 1 }, 'restaurant', false],
  [{ board: 'breakfast', stars: 1 }, 'restaurant', true],
  [{ board: 'room-only', stars: 4 }, 'restaurant', true],
])('a hotel shows only what it has: %j, %s: %s', (facts, scene, shown) => {
  const scenes = scenesOf({ ...hotel, ...facts }, 20, 5).map((photo) => photo.scene)
  expect(scenes.includes(scene)).toBe(shown)
})

test('the photos of one hotel share its look', () => {
  const looks = new Set(scenesOf(hotel, 40, 11).map((photo) => photo.seed >>> 8))
  expect(looks.size).toBe(1)
  expect(scenesOf(hotel, 4, 12)[0]!.seed >>> 8).not.toBe([...looks][0])
})

const hotel = {
  climate: 'mediterranean',
  setting: 'beach',
  building: 'hotel',
  stars: 4,
  hasPool: true,
  hasSpa: true,
  board: 'half',
  storeys: 5,
} as const

function ids(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
}

function draw(facts: Partial<PhotoBrief>, width = 600, height = 400): string {
  return drawPhoto({ ...hotel, seed: 7, scene: 'facade', ...facts }, width, height)
}

/** The first tag that does not close what was opened, or '' for well-formed markup. */
function brokenMarkup(svg: string): string {
  const open: string[] = []
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g,
    (tag, end, name, _, empty) => {
      if (end && open.pop() !== name) return tag
      if (!end && !empty) open.push(name)
      return ''
    },
  )
  return rest + open.join()
}
