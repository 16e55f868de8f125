/** The ways hotels are built, and which of them stands where. */
import type { PhotoBrief } from './photo-brief.ts'
import type { Dice } from '../../src/site/dice.ts'

export type StyleName =
  | 'modern-slab'
  | 'white-cubes'
  | 'classical'
  | 'brick-townhouse'
  | 'chalet'
  | 'colonial-arcade'
  | 'adobe-riad'
  | 'glass-tower'
  | 'bungalows'
  | 'finca'
  | 'nordic-timber'

export interface Style {
  name: StyleName
  walls: readonly string[]
  trim: string
  frame: string
  roof: 'flat' | 'mansard' | 'gable-front' | 'gable-side' | 'hip' | 'crenels' | 'thatch'
  roofColour: string
  storeyHeight: number
  /** Share of the pitch that a window takes, and of the storey. */
  window: {
    shape: 'plain' | 'arched' | 'banded' | 'curtain'
    wide: number
    tall: number
    pitch: number
  }
  shutters?: readonly string[]
  balcony: 'none' | 'glass' | 'iron' | 'wood'
  /** On every window bay, or one along the whole storey. */
  balconyAlong?: boolean
  ground: 'glazed' | 'shops' | 'arcade' | 'porch' | 'plain'
  cladding?: 'boards' | 'courses'
  massing: 'slab' | 'cubes' | 'single' | 'tower' | 'wings' | 'huts'
  storeys: readonly [least: number, most: number]
}

const STYLES: Record<StyleName, Style> = {
  'modern-slab': {
    name: 'modern-slab',
    walls: ['#f6f1e7', '#efe3d0', '#e9ecec', '#f3e2d3'],
    trim: '#ffffff',
    frame: '#eef2f2',
    roof: 'flat',
    roofColour: '#d8d2c6',
    storeyHeight: 3.2,
    window: { shape: 'banded', wide: 0.7, tall: 0.7, pitch: 3.6 },
    balcony: 'glass',
    balconyAlong: true,
    ground: 'glazed',
    massing: 'slab',
    storeys: [4, 13],
  },
  'white-cubes': {
    name: 'white-cubes',
    walls: ['#fdfaf3'],
    trim: '#ffffff',
    frame: '#2d7fae',
    roof: 'flat',
    roofColour: '#f4ede0',
    storeyHeight: 3.1,
    window: { shape: 'plain', wide: 0.36, tall: 0.56, pitch: 3.7 },
    shutters: ['#2d7fae', '#3a8f8f', '#4f7fb5'],
    balcony: 'iron',
    ground: 'plain',
    massing: 'cubes',
    storeys: [2, 5],
  },
  classical: {
    name: 'classical',
    walls: ['#efe2c9', '#e9d3b8', '#f1e6d6', '#e4c9ad', '#dfd9cc'],
    trim: '#fbf5e9',
    frame: '#fbf5e9',
    roof: 'mansard',
    roofColour: '#5f7286',
    storeyHeight: 3.6,
    window: { shape: 'plain', wide: 0.42, tall: 0.64, pitch: 2.9 },
    balcony: 'iron',
    ground: 'shops',
    cladding: 'courses',
    massing: 'single',
    storeys: [3, 7],
  },
  'brick-townhouse': {
    name: 'brick-townhouse',
    walls: ['#b5634a', '#a65743', '#c07a58', '#9c6a55'],
    trim: '#efe3d0',
    frame: '#f6f0e4',
    roof: 'flat',
    roofColour: '#efe3d0',
    storeyHeight: 3.4,
    window: { shape: 'plain', wide: 0.46, tall: 0.6, pitch: 2.8 },
    balcony: 'none',
    ground: 'shops',
    massing: 'single',
    storeys: [3, 7],
  },
  chalet: {
    name: 'chalet',
    walls: ['#a9764c', '#95683f', '#b5875a'],
    trim: '#6b4529',
    frame: '#f3ead8',
    roof: 'gable-front',
    roofColour: '#7a5a44',
    storeyHeight: 3,
    window: { shape: 'plain', wide: 0.42, tall: 0.52, pitch: 3 },
    shutters: ['#6b4529', '#3f6f58', '#9c3b30'],
    balcony: 'wood',
    balconyAlong: true,
    ground: 'plain',
    cladding: 'boards',
    massing: 'single',
    storeys: [2, 5],
  },
  'colonial-arcade': {
    name: 'colonial-arcade',
    walls: ['#f2cf8f', '#f0b9a0', '#cfe0d8', '#f6ead2', '#e9a98a'],
    trim: '#fffaf0',
    frame: '#fffaf0',
    roof: 'hip',
    roofColour: '#c4694a',
    storeyHeight: 3.7,
    window: { shape: 'arched', wide: 0.4, tall: 0.7, pitch: 3.3 },
    balcony: 'iron',
    balconyAlong: true,
    ground: 'arcade',
    massing: 'wings',
    storeys: [2, 4],
  },
  'adobe-riad': {
    name: 'adobe-riad',
    walls: ['#d9a273', '#cf9263', '#e3b98c', '#c98562'],
    trim: '#e9c9a0',
    frame: '#7a4a2c',
    roof: 'crenels',
    roofColour: '#d9a273',
    storeyHeight: 3.4,
    window: { shape: 'arched', wide: 0.3, tall: 0.52, pitch: 3.8 },
    balcony: 'none',
    ground: 'arcade',
    massing: 'cubes',
    storeys: [2, 5],
  },
  'glass-tower': {
    name: 'glass-tower',
    walls: ['#8fb6cc', '#9cc0cc', '#a9bcd0'],
    trim: '#eef4f7',
    frame: '#dbe6ec',
    roof: 'flat',
    roofColour: '#dbe6ec',
    storeyHeight: 3.5,
    window: { shape: 'curtain', wide: 1, tall: 1, pitch: 3 },
    balcony: 'none',
    ground: 'glazed',
    massing: 'tower',
    storeys: [9, 20],
  },
  bungalows: {
    name: 'bungalows',
    walls: ['#c99f6c', '#e8d9b8', '#b98a5a'],
    trim: '#8a5f3a',
    frame: '#8a5f3a',
    roof: 'thatch',
    roofColour: '#c2a063',
    storeyHeight: 3,
    window: { shape: 'plain', wide: 0.5, tall: 0.66, pitch: 2.7 },
    balcony: 'none',
    ground: 'porch',
    cladding: 'boards',
    massing: 'huts',
    storeys: [1, 2],
  },
  finca: {
    name: 'finca',
    walls: ['#e8d2ab', '#dcc6a4', '#f0e2c8', '#e3bf94'],
    trim: '#cbb08a',
    frame: '#f6efe0',
    roof: 'gable-side',
    roofColour: '#c4714c',
    storeyHeight: 3.2,
    window: { shape: 'plain', wide: 0.34, tall: 0.5, pitch: 3.5 },
    shutters: ['#4f7f64', '#5b7f96', '#7d5a3c'],
    balcony: 'none',
    ground: 'plain',
    massing: 'wings',
    storeys: [1, 3],
  },
  'nordic-timber': {
    name: 'nordic-timber',
    walls: ['#a8402f', '#d9a441', '#f0ece2', '#5f7f8f', '#3f5f57'],
    trim: '#fbf7ee',
    frame: '#fbf7ee',
    roof: 'gable-side',
    roofColour: '#56606a',
    storeyHeight: 3,
    window: { shape: 'plain', wide: 0.4, tall: 0.54, pitch: 2.9 },
    balcony: 'none',
    ground: 'porch',
    cladding: 'boards',
    massing: 'wings',
    storeys: [2, 4],
  },
}

type Candidates = readonly StyleName[]

const BY_CLIMATE: Record<PhotoBrief['climate'], Candidates> = {
  tropical: ['colonial-arcade', 'modern-slab', 'bungalows'],
  mediterranean: ['white-cubes', 'finca', 'modern-slab', 'colonial-arcade'],
  desert: ['adobe-riad', 'adobe-riad', 'white-cubes', 'modern-slab'],
  temperate: ['classical', 'brick-townhouse', 'finca', 'modern-slab'],
  nordic: ['nordic-timber', 'nordic-timber', 'brick-townhouse', 'modern-slab'],
  alpine: ['chalet', 'chalet', 'nordic-timber'],
}

const BY_PLACE: Partial<
  Record<PhotoBrief['setting'], Partial<Record<PhotoBrief['climate'], Candidates>>>
> = {
  city: {
    tropical: ['colonial-arcade', 'modern-slab', 'glass-tower'],
    mediterranean: ['classical', 'modern-slab', 'colonial-arcade'],
    desert: ['adobe-riad', 'glass-tower', 'modern-slab'],
    temperate: ['classical', 'brick-townhouse', 'classical', 'modern-slab'],
    nordic: ['brick-townhouse', 'classical', 'nordic-timber', 'modern-slab'],
    alpine: ['chalet', 'classical'],
  },
  beach: {
    tropical: ['bungalows', 'modern-slab', 'colonial-arcade'],
    mediterranean: ['white-cubes', 'modern-slab', 'white-cubes'],
    desert: ['adobe-riad', 'white-cubes', 'modern-slab'],
    temperate: ['nordic-timber', 'modern-slab', 'classical'],
  },
  countryside: {
    tropical: ['colonial-arcade', 'bungalows'],
    mediterranean: ['finca', 'finca', 'white-cubes'],
    temperate: ['finca', 'brick-townhouse', 'classical'],
    nordic: ['nordic-timber'],
  },
  mountain: {
    mediterranean: ['finca', 'white-cubes'],
    temperate: ['chalet', 'finca', 'nordic-timber'],
    nordic: ['nordic-timber', 'chalet'],
    alpine: ['chalet'],
  },
  airport: {
    tropical: ['modern-slab', 'glass-tower'],
    mediterranean: ['modern-slab', 'glass-tower'],
    desert: ['modern-slab', 'glass-tower'],
    temperate: ['modern-slab', 'glass-tower'],
    nordic: ['modern-slab', 'glass-tower'],
    alpine: ['modern-slab'],
  },
}

export interface Design {
  style: Style
  storeys: number
  wall: string
  shutter: string
  /** Of the breadth that a hotel has in this style. */
  breadth: number
}

const HOUSE_BREADTH = 0.65

/** Picks a style that suits the place and can carry the storeys; a tower never becomes a hut. */
export function designFor(brief: Omit<PhotoBrief, 'scene' | 'seed'>, dice: Dice): Design {
  const usual = BY_PLACE[brief.setting]?.[brief.climate] ?? BY_CLIMATE[brief.climate]
  const wanted = Math.max(1, Math.round(brief.storeys))
  const fitting = usual.filter((name) => carries(STYLES[name], wanted, brief))
  const tall: Candidates = wanted >= 9 ? ['glass-tower', 'modern-slab'] : ['modern-slab']
  const style = STYLES[dice.pick(fitting.length ? fitting : wanted > 4 ? tall : usual)]
  const [least, most] = style.storeys
  return {
    style,
    storeys: Math.max(least, Math.min(most, wanted)),
    wall: dice.pick(style.walls),
    shutter: dice.pick(style.shutters ?? [style.frame]),
    breadth: brief.building === 'house' ? HOUSE_BREADTH : 1,
  }
}

function carries(
  style: Style,
  storeys: number,
  { building, setting }: Pick<PhotoBrief, 'building' | 'setting'>,
): boolean {
  const [least, most] = style.storeys
  if (building === 'house') {
    if (style.massing === 'tower' || style.massing === 'slab') return false
    // Away from town and shore one looks for tiles; a flat roof there reads as a shed.
    const isRural = setting === 'countryside' || setting === 'mountain'
    if (isRural && style.roof === 'flat') return false
  }
  return storeys >= least - 1 && storeys <= most + 1
}
