/**
 * Colour and light. Every object is painted in its own colour under the light of the hour:
 * the sun's tint where light falls, the shadow's tint where it does not.
 * This keeps a picture in one harmony without any blend mode or filter.
 */
import type { Dice } from '../../src/site/dice.ts'
import hours from './tables/hours.json' with { type: 'json' }

export type TimeOfDay = keyof typeof hours

export interface Light {
  time: TimeOfDay
  sky: Record<'zenith' | 'middle' | 'horizon', string>
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

const HOURS: Record<TimeOfDay, Omit<Light, 'time' | 'sunFromLeft'>> = hours

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

export function lightOf(dice: Dice, times: readonly TimeOfDay[] = USUAL_HOURS): Light {
  const time = dice.pick(times)
  return { time, ...HOURS[time], sunFromLeft: dice.chance(0.5) }
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
