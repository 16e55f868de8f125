/** The ways hotels are built, and which of them stands where. */
import type { Dice } from '../../src/site/dice.ts'
import { mapValues, oneOf } from '../read-tables.ts'
import type { Climate, PhotoBrief, Setting } from './photo-brief.ts'
import stylesByPlace from './tables/styles-by-place.json' with { type: 'json' }
import styles from './tables/styles.json' with { type: 'json' }

const ROOFS = ['flat', 'mansard', 'gable-front', 'gable-side', 'hip', 'crenels', 'thatch'] as const
const WINDOWS = ['plain', 'arched', 'banded', 'curtain'] as const
const BALCONIES = ['none', 'glass', 'iron', 'wood'] as const
const GROUND_FLOORS = ['glazed', 'shops', 'arcade', 'porch', 'plain'] as const
const CLADDINGS = ['boards', 'courses'] as const
const MASSINGS = ['slab', 'cubes', 'single', 'tower', 'wings', 'huts'] as const

export interface Style extends StyleFacts {
  name: StyleName
  roof: (typeof ROOFS)[number]
  window: WindowFacts & { shape: (typeof WINDOWS)[number] }
  balcony: (typeof BALCONIES)[number]
  ground: (typeof GROUND_FLOORS)[number]
  cladding: (typeof CLADDINGS)[number] | undefined
  massing: (typeof MASSINGS)[number]
}

interface StyleFacts {
  walls: readonly string[]
  trim: string
  frame: string
  roofColour: string
  storeyHeight: number
  shutters?: readonly string[]
  /** Balconies on every window bay, or one along the whole storey. */
  balconyAlong?: boolean
  storeys: { least: number; most: number }
}

interface WindowFacts {
  /** Share of the pitch that a window takes, and of the storey. */
  wide: number
  tall: number
  pitch: number
}

/** As in the file, where the words are any text. */
interface StyleRow extends StyleFacts {
  roof: string
  window: WindowFacts & { shape: string }
  balcony: string
  ground: string
  cladding?: string
  massing: string
}

type StyleName = keyof typeof styles

const ROWS: Record<StyleName, StyleRow> = styles
const NAMES = Object.keys(ROWS) as StyleName[]
const STYLES = mapValues(ROWS, styleOf)

function styleOf(row: StyleRow, name: StyleName): Style {
  return {
    ...row,
    name,
    roof: oneOf(ROOFS, row.roof),
    window: { ...row.window, shape: oneOf(WINDOWS, row.window.shape) },
    balcony: oneOf(BALCONIES, row.balcony),
    ground: oneOf(GROUND_FLOORS, row.ground),
    cladding: row.cladding === undefined ? undefined : oneOf(CLADDINGS, row.cladding),
    massing: oneOf(MASSINGS, row.massing),
  }
}

const BY_PLACE: Record<Setting, Record<Climate, readonly string[]>> = stylesByPlace
const USUAL_STYLES = mapValues(BY_PLACE, (byClimate) =>
  mapValues(byClimate, (names) => names.map((name) => oneOf(NAMES, name))),
)

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
  const usual = USUAL_STYLES[brief.setting][brief.climate]
  const wanted = Math.max(1, Math.round(brief.storeys))
  const fitting = usual.filter((name) => carries(STYLES[name], wanted, brief))
  const tall: readonly StyleName[] = wanted >= 9 ? ['glass-tower', 'modern-slab'] : ['modern-slab']
  const style = STYLES[dice.pick(fitting.length ? fitting : wanted > 4 ? tall : usual)]
  const { least, most } = style.storeys
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
  const { least, most } = style.storeys
  if (building === 'house') {
    if (style.massing === 'tower' || style.massing === 'slab') return false
    // Away from town and shore one looks for tiles; a flat roof there reads as a shed.
    const isRural = setting === 'countryside' || setting === 'mountain'
    if (isRural && style.roof === 'flat') return false
  }
  return storeys >= least - 1 && storeys <= most + 1
}
