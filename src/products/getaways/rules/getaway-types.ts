/** The types of getaway that the form offers, and whom or what a hotel must suit to be one. */
import type { SegmentCode } from '../../hotels/catalogue/rules/catalogue.ts'

/** `form.getaway-type.{type}` names each. */
export const GETAWAY_TYPES = [
  'city',
  'beach',
  'rural',
  'wellness',
  'couples',
  'families',
  'ski',
] as const

export type GetawayType = (typeof GETAWAY_TYPES)[number]

const SEGMENTS: Record<GetawayType, SegmentCode> = {
  city: 'CIT',
  beach: 'BEA',
  rural: 'RUR',
  wellness: 'WEL',
  couples: 'COU',
  families: 'FAM',
  ski: 'SKI',
}

export function isGetawayType(code: string): code is GetawayType {
  return GETAWAY_TYPES.some((type) => type === code)
}

export function segmentOfGetaway(type: GetawayType): SegmentCode {
  return SEGMENTS[type]
}
