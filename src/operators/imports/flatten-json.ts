/**
 * A JSON element as the cells of a row: nested names are joined, lists are written with bars, and a
 * GeoJSON feature gives its properties and the place of its geometry.
 */

/** What stands for an object in a list, such as a photo given with its size. */
const TELLING_MEMBERS = ['url', 'href', 'src', 'code', 'name', 'value', 'id']

const DEEPEST = 6

export function cellsOf(element: Record<string, unknown>): Record<string, string> {
  const cells: Record<string, string> = {}
  if (element.type !== 'Feature') {
    addMembers(cells, '', element, 0)
    return cells
  }
  addMembers(cells, '', element.properties, 0)
  const centre = centreOf(element.geometry)
  if (centre) Object.assign(cells, centre)
  if (element.id !== undefined && !('id' in cells)) cells.id = written(element.id)
  return cells
}

function addMembers(cells: Record<string, string>, path: string, value: unknown, depth: number) {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  for (const [name, member] of Object.entries(value)) {
    const memberPath = path ? `${path}.${name}` : name
    if (typeof member !== 'object' || member === null) cells[memberPath] = written(member)
    else if (Array.isArray(member)) cells[memberPath] = member.map(listed).filter(Boolean).join('|')
    // Inside a row, too, a geometry writes the longitude first.
    else if ('coordinates' in member) Object.assign(cells, centreOf(member))
    else addMembers(cells, memberPath, member, depth + 1)
  }
}

function listed(member: unknown): string {
  if (typeof member !== 'object' || member === null) return written(member)
  const telling = TELLING_MEMBERS.find((name) => name in member)
  return telling ? written((member as Record<string, unknown>)[telling]) : ''
}

function written(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value !== 'number') return String(value as string | boolean)
  // 99.125 in a text may mean thousands; in JSON it never does, and a fourth decimal says so.
  return Number.isInteger(value) ? String(value) : String(value).replace(/(\.\d{3})$/, '$10')
}

/** Of an area, the centre of the box around it: a pin needs one point. */
function centreOf(geometry: unknown): { latitude: string; longitude: string } | null {
  if (typeof geometry !== 'object' || geometry === null || !('coordinates' in geometry)) return null
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  widen(box, geometry.coordinates, 0)
  if (!Number.isFinite(box.west)) return null
  return {
    latitude: written((box.south + box.north) / 2),
    longitude: written((box.west + box.east) / 2),
  }
}

interface Box {
  west: number
  east: number
  south: number
  north: number
}

function widen(box: Box, coordinates: unknown, depth: number) {
  if (!Array.isArray(coordinates) || depth > DEEPEST) return
  const [longitude, latitude] = coordinates as unknown[]
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  } else for (const part of coordinates) widen(box, part, depth + 1)
}
