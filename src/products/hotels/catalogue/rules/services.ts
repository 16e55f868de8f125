/** Services of an accommodation, shown as a row of icons. */

/** Each name is a message and an icon. Icons stand in the order of this table. */
export const SERVICES = {
  1: 'accessible-access',
  3: 'parking',
  4: 'internet',
  5: 'spa',
  6: 'pool',
  7: 'pets',
  10: 'entertainment',
  12: 'gym',
  15: 'hydromassage',
  17: 'business-center',
  18: 'bicycle-rental',
} as const

export type ServiceCode = keyof typeof SERVICES
export type ServiceName = (typeof SERVICES)[ServiceCode]

/** A ski pass is told by a label of its own after the icons. It is not one of the eight. */
export type ServiceLabel = ServiceName | 'forfait'

const MAX_SERVICE_ICONS = 8

/** When more apply, these go first: entertainment, then gym, then parking. */
const DROPPED_FIRST: readonly ServiceCode[] = [10, 12, 3]

const CODES = Object.keys(SERVICES).map(Number) as ServiceCode[]

/** Codes that the table does not know have no icon, and a repeated one has only one. */
export function serviceIcons(codes: readonly number[]): ServiceName[] {
  let shown = CODES.filter((code) => codes.includes(code))
  for (const dropped of DROPPED_FIRST) {
    if (shown.length <= MAX_SERVICE_ICONS) break
    shown = shown.filter((code) => code !== dropped)
  }
  return shown.slice(0, MAX_SERVICE_ICONS).map((code) => SERVICES[code])
}

export function serviceLabels(codes: readonly number[], hasSkiPass: boolean): ServiceLabel[] {
  return hasSkiPass ? [...serviceIcons(codes), 'forfait'] : serviceIcons(codes)
}
