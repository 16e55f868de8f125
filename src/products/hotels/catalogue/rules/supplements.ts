/**
 * Supplements: what a package adds to the night (a ski pass, a spa, tickets).
 *
 * The specification lists the codes by the icon they share and does not spell all of them out,
 * so CL and RM keep their code as the name of their icon.
 */

export type SupplementIcon = 'ski-pass' | 'spa' | 'cl' | 'rm' | 'ticket'

export interface Supplement {
  /** Included tickets are told in a line of text and have no icon. */
  icon: SupplementIcon | null
  /** Sold with the hotel alone, without any transport. */
  isHotelOnly: boolean
}

const SUPPLEMENTS = {
  FF: { icon: 'ski-pass', isHotelOnly: true },
  CL: { icon: 'cl', isHotelOnly: true },
  TB: { icon: 'ticket', isHotelOnly: true },
  NT: { icon: 'ticket', isHotelOnly: true },
  RL: { icon: 'spa', isHotelOnly: true },
  RM: { icon: 'rm', isHotelOnly: true },
  DN: { icon: 'ticket', isHotelOnly: true },
  DNI: { icon: null, isHotelOnly: true },
  PA: { icon: 'ticket', isHotelOnly: true },
  PAI: { icon: null, isHotelOnly: true },
  PW: { icon: 'ticket', isHotelOnly: true },
  EN: { icon: 'ticket', isHotelOnly: false },
} as const satisfies Record<string, Supplement>

export type SupplementCode = keyof typeof SUPPLEMENTS

export const SUPPLEMENT_CODES = Object.keys(SUPPLEMENTS) as SupplementCode[]

export const SKI_PASS: SupplementCode = 'FF'

/** Packet sales of these types include the tickets; all others are an extra service. */
const INCLUDED_TICKETS = new Set(['PAI', 'DNI'])

export interface PacketSaleLine {
  kind: 'included-tickets' | 'extra-service'
  text: string
  /** Marks the card as a getaway (escapada). */
  isGetaway: boolean
}

/** Codes that the table does not know have neither icon nor meaning. */
export function supplementOf(code: string): Supplement | null {
  return Object.hasOwn(SUPPLEMENTS, code) ? SUPPLEMENTS[code as SupplementCode] : null
}

/** The line that a packet sale adds to a card; no type, no line. */
export function packetSaleLine(type: string, optionsText: string): PacketSaleLine | null {
  if (type === '') return null
  return INCLUDED_TICKETS.has(type)
    ? { kind: 'included-tickets', text: optionsText, isGetaway: false }
    : { kind: 'extra-service', text: optionsText, isGetaway: true }
}
