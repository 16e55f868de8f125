/**
 * Colour and light. Every object is painted in its own colour under the light of the hour:
 * the sun's tint where light falls, the shadow's tint where it does not.
 * This keeps a picture in one harmony without any blend mode or filter.
 */
import type { Dice } from '../../src/site/dice.ts'

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'

export interface Light {
  time: TimeOfDay
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string]
  sunTint: string
  shadeTint: string
  /** The colour that distance fades to. */
  haze: string
  cloud: string
  cloudShade: string
  /** Share of windows with the light on. */
  lit: number
  /** How strongly lamps show, 0 to 1. */
  lamps: number
  /** Strength of the shadows that things cast. */
  cast: number
  sunFromLeft: boolean
}

type Hour = Omit<Light, 'sunFromLeft'>

const HOURS: Record<TimeOfDay, Hour> = {
  dawn: {
    time: 'dawn',
    sky: ['#7fabd1', '#f1cfc4', '#ffe6c7'],
    sunTint: '#ffe9dc',
    shadeTint: '#a3a3c6',
    haze: '#f0cfc2',
    cloud: '#fff1e8',
    cloudShade: '#e9b8b0',
    lit: 0.16,
    lamps: 0.35,
    cast: 0.2,
  },
  day: {
    time: 'day',
    sky: ['#2a86c7', '#7cc1e8', '#dcf1f5'],
    sunTint: '#fffdf5',
    shadeTint: '#9db2d0',
    haze: '#c3e1ee',
    cloud: '#ffffff',
    cloudShade: '#d3e8f3',
    lit: 0.04,
    lamps: 0,
    cast: 0.26,
  },
  golden: {
    time: 'golden',
    sky: ['#5b9cc9', '#f3cf9f', '#ffdb94'],
    sunTint: '#ffe3b5',
    shadeTint: '#a18aa6',
    haze: '#f6cf9f',
    cloud: '#fff3da',
    cloudShade: '#f0b183',
    lit: 0.2,
    lamps: 0.4,
    cast: 0.28,
  },
  dusk: {
    time: 'dusk',
    sky: ['#1f3a70', '#b0648a', '#ffad78'],
    sunTint: '#d9a9ae',
    shadeTint: '#6d638f',
    haze: '#d98581',
    cloud: '#f7a58a',
    cloudShade: '#8d5c8c',
    lit: 0.55,
    lamps: 0.9,
    cast: 0.22,
  },
  night: {
    time: 'night',
    sky: ['#06182f', '#103a5f', '#2f6a8d'],
    sunTint: '#7487ae',
    shadeTint: '#3d4c78',
    haze: '#2a5878',
    cloud: '#2c5175',
    cloudShade: '#173a5b',
    lit: 0.6,
    lamps: 1,
    cast: 0.3,
  },
}

const USUAL_HOURS: readonly TimeOfDay[] = [
  'day',
  'day',
  'day',
  'day',
  'day',
  'golden',
  'golden',
  'golden',
  'dusk',
  'dusk',
  'night',
  'dawn',
]

/** The house's own textiles, for hotels without a colour of their own. */
const ACCENTS = [
  '#cf4315',
  '#e0784f',
  '#10608f',
  '#1f8a8a',
  '#d99a2b',
  '#8c3b4a',
  '#3f7d5a',
  '#5a6fa8',
  '#c65f6d',
] as const

export function lightOf(dice: Dice, hours: readonly TimeOfDay[] = USUAL_HOURS): Light {
  return { ...HOURS[dice.pick(hours)], sunFromLeft: dice.chance(0.5) }
}

export function accentOf(accent: string | undefined, dice: Dice): string {
  const own = dice.pick(ACCENTS)
  return accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : own
}

/** A colour under the light of the hour; exposure 1 faces the sun, 0 lies in shadow. */
export function under(light: Light, colour: string, exposure = 0.8): string {
  const tint = mix(light.shadeTint, light.sunTint, exposure)
  return multiply(colour, tint)
}

/** The same colour far away. */
export function distant(light: Light, colour: string, distance: number, exposure = 0.8): string {
  return mix(under(light, colour, exposure), light.haze, distance)
}

export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  return hex(
    (a >> 16) + ((b >> 16) - (a >> 16)) * share,
    ((a >> 8) & 255) + (((b >> 8) & 255) - ((a >> 8) & 255)) * share,
    (a & 255) + ((b & 255) - (a & 255)) * share,
  )
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** Darker towards the house's deep sea blue, never towards dead black. */
export function darken(colour: string, share: number): string {
  return mix(colour, '#0b1a2c', share)
}

function multiply(colour: string, tint: string): string {
  const a = channels(colour)
  const b = channels(tint)
  return hex(
    ((a >> 16) * (b >> 16)) / 255,
    (((a >> 8) & 255) * ((b >> 8) & 255)) / 255,
    ((a & 255) * (b & 255)) / 255,
  )
}

function channels(colour: string): number {
  return parseInt(colour.slice(1), 16)
}

function hex(red: number, green: number, blue: number): string {
  const joined = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return '#' + (joined + 0x1000000).toString(16).slice(1)
}
