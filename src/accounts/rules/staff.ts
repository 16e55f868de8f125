/** Who works in the back office, and what each role may do there. Decision 0022 says why. */
import type { PersonRole } from '../../site/person.ts'

const STAFF_ROLES = ['administrator', 'support'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export interface Staff {
  id: number
  email: string
  name: string
  role: StaffRole
}

/** The sections of the back office, in the order of its menu; each is allowed or not as a whole. */
export const SECTIONS = [
  'bookings',
  'holds',
  'claims',
  'reviews',
  'hotels',
  'flights',
  'people',
  'mails',
  'currencies',
  'health',
  'audit',
] as const
export type Section = (typeof SECTIONS)[number]

/** Support looks after travellers; what is sold, and for how much, is not theirs to change. */
const MAY_OPEN: Record<StaffRole, ReadonlySet<Section>> = {
  administrator: new Set(SECTIONS),
  support: new Set<Section>([
    'bookings',
    'holds',
    'claims',
    'reviews',
    'people',
    'mails',
    'health',
  ]),
}

/**
 * Without a mail server somebody must hand out the links by which people verify their address.
 * With such a link of somebody else's address, an account of one's own would open what belongs to
 * that address.
 */
const MAY_SEE_LINKS: Record<StaffRole, boolean> = { administrator: true, support: false }

export function maySeeLinks(role: StaffRole): boolean {
  return MAY_SEE_LINKS[role]
}

export function mayOpen(role: StaffRole, section: Section): boolean {
  return MAY_OPEN[role].has(section)
}

/** Whose sessions somebody may end and whose factors they may remove: support not their colleagues'. */
export function mayLookAfter(staff: Staff, person: { id: number; role: PersonRole }): boolean {
  if (staff.id === person.id) return false
  return staff.role === 'administrator' || !isStaffRole(person.role)
}

export function isStaffRole(role: PersonRole): role is StaffRole {
  return STAFF_ROLES.some((each) => each === role)
}
