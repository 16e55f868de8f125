/**
 * The brands that visitors meet: the own one and the two partners'. Colours of pages are tokens;
 * those here are for what no style sheet reaches: icons, the social picture, the browser's frame.
 */
import { brandName } from './brand-names.ts'
import type { SiteType } from './site.ts'

export interface Brand {
  /** As sentences and titles write it. */
  name: string
  /** As the logo writes it. */
  word: string
  /** Two strokes in a circle of 32 by 32; the first is white, the second in the accent. */
  strokes: readonly [string, string]
  mark: string
  accent: string
  /** From top to bottom of the social picture. */
  sky: readonly [string, string, string]
  /** The colour of the header in both schemes. */
  frame: { light: string; dark: string }
}

const ALISIO: Brand = {
  name: brandName({ type: 'web' }),
  word: 'alisio',
  // The wind over the sea.
  strokes: [
    'M6 15c4.4-5.4 8.8-5.4 12.6-1.6 2.8 2.7 5.2 2.6 7.4.2',
    'M6.5 21.5c3.6-3.9 7.2-3.9 10.6-1.2 2.9 2.3 5.7 2.2 8.4-.2',
  ],
  mark: '#0a3652',
  accent: '#f2895f',
  sky: ['#0a3652', '#10608f', '#4c97c0'],
  frame: { light: '#ffffff', dark: '#12212c' },
}

const CATCHIT: Brand = {
  name: brandName({ type: 'catchit' }),
  word: 'catchit',
  // An open hand, and the ball it catches.
  strokes: ['M22.4 11.2A8.2 8.2 0 1 0 22.4 20.8', 'M18.4 16h.1'],
  mark: '#c2185b',
  accent: '#ffd166',
  sky: ['#3d1758', '#6a2c9c', '#8f55bf'],
  frame: { light: '#ffffff', dark: '#1f1729' },
}

const COMPANY: Brand = {
  name: brandName({ type: 'company' }),
  word: 'alisio business',
  // A briefcase: its body, and the handle above it.
  strokes: ['M7.5 13h17v10.2h-17z', 'M12.4 12.6V9.2h7.2v3.4'],
  mark: '#1b2530',
  accent: '#7fb0ff',
  sky: ['#1b2530', '#35506b', '#58738d'],
  frame: { light: '#ffffff', dark: '#171e26' },
}

export function brandOf({ type }: { type: SiteType }): Brand {
  if (type === 'catchit') return CATCHIT
  return type === 'company' ? COMPANY : ALISIO
}
