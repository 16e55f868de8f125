/** What a picture must show: the hotel's own facts, one scene, and a seed for the rest. */
import type { SceneKind } from '../../src/products/hotels/catalogue/service/invented-world.ts'

export const CLIMATES = [
  'tropical',
  'mediterranean',
  'desert',
  'temperate',
  'nordic',
  'alpine',
] as const
export type Climate = (typeof CLIMATES)[number]

export const SETTINGS = ['city', 'beach', 'mountain', 'countryside', 'airport'] as const
export type Setting = (typeof SETTINGS)[number]

export interface PhotoBrief {
  seed: number
  scene: SceneKind
  climate: Climate
  setting: Setting
  building: 'hotel' | 'apartment' | 'house'
  /** 0 (not rated) to 5. */
  stars: number
  hasPool: boolean
  hasSpa: boolean
  board: 'room-only' | 'breakfast' | 'half' | 'full' | 'all-inclusive'
  storeys: number
  /** The hotel's own colour, for textiles, awnings and parasols; #rrggbb. */
  accent?: string
}
