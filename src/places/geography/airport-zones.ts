/**
 * The time zone of each airport, and how far each zone is from UTC over the years. The pinned Node
 * lays the offsets out at build time: another ICU may know other ones.
 */
import { createRequire } from 'node:module'
import type { ZoneColumns } from './geography-columns.ts'
import { nameColumns } from './name-table.ts'
import { readJson, type PackagedZone } from './packaged-data.ts'

const require = createRequire(import.meta.url)

/** Before and after them, the first and the last offset hold. */
const FIRST_YEAR = 2024
const LAST_YEAR = 2040

/** No two changes of a zone are nearer to each other: Morocco's are a month apart. */
const STEP_MINUTES = 14 * 1440
const MS_PER_MINUTE = 60_000
const EARLIEST = -(2 ** 31)

export interface Zoned {
  code: string
  country: string
  latitude: number
  longitude: number
}

/**
 * The list of airports knows where borders run, but some of its codes have moved to another
 * country since: there, and where it has none, coordinates tell.
 */
export function zoneFinder(): (airport: Zoned) => string {
  const lookUp = require('@photostructure/tz-lookup') as (lat: number, lon: number) => string
  const listed = new Map<string, string>()
  for (const { code, countryCode, timezone } of readJson<PackagedZone[]>('airportZones'))
    listed.set(`${code} ${countryCode}`, timezone)
  const isKnown = knownZones()
  return ({ code, country, latitude, longitude }) => {
    const zone = listed.get(`${code} ${country}`)
    return zone !== undefined && isKnown(zone) ? zone : lookUp(latitude, longitude)
  }
}

function knownZones(): (zone: string) => boolean {
  const known = new Map<string, boolean>()
  return (zone) => {
    if (!known.has(zone)) known.set(zone, isKnownToNode(zone))
    return known.get(zone)!
  }
}

function isKnownToNode(zone: string): boolean {
  try {
    offsets(zone)
    return true
  } catch {
    return false
  }
}

/** In the order of the names. */
export function zoneColumns(names: readonly string[]): ZoneColumns {
  const start = [0]
  const from: number[] = []
  const offset: number[] = []
  for (const name of names) {
    for (const [begins, minutes] of transitions(offsets(name))) {
      from.push(begins)
      offset.push(minutes)
    }
    start.push(from.length)
  }
  return {
    start: Uint32Array.from(start),
    from: Int32Array.from(from),
    offset: Int32Array.from(offset),
    names: nameColumns(names.map((name) => ({ name }))),
  }
}

type OffsetAt = (utcMinute: number) => number

function* transitions(offsetAt: OffsetAt): Generator<[from: number, offset: number]> {
  const end = Date.UTC(LAST_YEAR, 0) / MS_PER_MINUTE
  let before = Date.UTC(FIRST_YEAR, 0) / MS_PER_MINUTE
  let held = offsetAt(before)
  yield [EARLIEST, held]
  for (let after = before + STEP_MINUTES; after < end; before = after, after += STEP_MINUTES) {
    const next = offsetAt(after)
    if (next === held) continue
    let [low, high] = [before, after]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (offsetAt(middle) === held) low = middle
      else high = middle
    }
    yield [high, next]
    held = next
  }
}

function offsets(zone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (utcMinute) => {
    // "1/31/2026, GMT+05:45", and "GMT" alone for none.
    const [, sign, hours, minutes] =
      /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format.format(utcMinute * MS_PER_MINUTE)) ?? []
    if (sign === undefined) return 0
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  }
}
