/**
 * The occupancy popup as pure transitions.
 *
 * Rooms are never changed in place, so the memory copy taken on opening is the list itself.
 */
import { DEFAULT_ROOM, MAX_ROOMS, occupancyProblems, type Room } from './occupancy.ts'
import { passengerProblems } from './passengers.ts'
import type { Problem } from '../../site/problems.ts'

export interface OccupancyPopup {
  rooms: readonly Room[]
  /** The rooms as they were on opening; null while the popup is closed. */
  memory: readonly Room[] | null
  /** The limit of nine passengers holds only when a flight is part of the search. */
  withFlight: boolean
  problems: readonly Problem[]
}

export function closedPopup(rooms: readonly Room[], withFlight: boolean): OccupancyPopup {
  return { rooms, memory: null, withFlight, problems: [] }
}

export function openPopup(popup: OccupancyPopup): OccupancyPopup {
  return { ...popup, memory: popup.rooms, problems: [] }
}

/** While it is open the form must not be submitted: its rooms are not yet decided. */
export function isOpen(popup: OccupancyPopup): boolean {
  return popup.memory !== null
}

export function canAddRoom(popup: OccupancyPopup): boolean {
  return popup.rooms.length < MAX_ROOMS
}

export function addRoom(popup: OccupancyPopup): OccupancyPopup {
  if (!canAddRoom(popup)) return popup
  const problems = popup.withFlight ? passengerProblems(popup.rooms, 'add-room') : []
  const rooms = problems.length > 0 ? popup.rooms : [...popup.rooms, DEFAULT_ROOM]
  return { ...popup, rooms, problems }
}

export function canDeleteRoom(popup: OccupancyPopup): boolean {
  return popup.rooms.length > 1
}

export function deleteRoom(popup: OccupancyPopup, index: number): OccupancyPopup {
  if (!canDeleteRoom(popup)) return popup
  return { ...popup, rooms: popup.rooms.toSpliced(index, 1), problems: [] }
}

export function changeRoom(popup: OccupancyPopup, index: number, room: Room): OccupancyPopup {
  return { ...popup, rooms: popup.rooms.with(index, room), problems: [] }
}

/** Also what a click outside does. */
export function cancelPopup(popup: OccupancyPopup): OccupancyPopup {
  return closedPopup(popup.memory ?? popup.rooms, popup.withFlight)
}

/** Closes when all is well; otherwise stays open and tells why. */
export function applyPopup(popup: OccupancyPopup): OccupancyPopup {
  const problems = [
    ...occupancyProblems(popup.rooms),
    ...(popup.withFlight ? passengerProblems(popup.rooms, 'apply') : []),
  ]
  return problems.length > 0 ? { ...popup, problems } : closedPopup(popup.rooms, popup.withFlight)
}
