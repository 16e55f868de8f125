/** Where a hotel stands, from two columns or from one that holds both. */
import { readDecimal } from './cell-values.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason } from './reasons.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

/** "40.41, -3.70", "40,41; -3,70", "POINT(-3.70 40.41)" */
const PAIR = /^(-?\d+(?:[.,]\d+)?)\s*°?\s*[;,\s]\s*(-?\d+(?:[.,]\d+)?)\s*°?$/
const POINT = /^(?:SRID=\d+;)?POINT\s*\(\s*(\S+)\s+(\S+)\s*\)$/i

/** Null without coordinates, and where something is wrong with them, which joins the reasons. */
export function readCoordinates(cells: Cells, reasons: Reason[]): Coordinates | null {
  const [latitude, longitude] = writtenPair(cells)
  if (latitude === '' && longitude === '') return null
  if (latitude === '' || longitude === '')
    return refuse(reason('coordinates-incomplete', 'coordinates'))
  const found = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) }
  if (found.latitude === null || found.longitude === null)
    return refuse(reason('value-unreadable', 'coordinates', `${latitude}, ${longitude}`))
  return checked(found as Coordinates)

  function checked(place: Coordinates): Coordinates | null {
    const isLatitudeWrong = Math.abs(place.latitude) > 90
    if (isLatitudeWrong && Math.abs(place.latitude) <= 180 && Math.abs(place.longitude) <= 90)
      return refuse(reason('coordinates-swapped', 'coordinates'))
    if (isLatitudeWrong)
      return refuse(reason('value-out-of-range', 'coordinates', '-90 and 90 degrees of latitude'))
    if (Math.abs(place.longitude) > 180)
      return refuse(
        reason('value-out-of-range', 'coordinates', '-180 and 180 degrees of longitude'),
      )
    if (place.latitude === 0 && place.longitude === 0)
      return refuse(reason('coordinates-zero', 'coordinates'))
    return place
  }

  function refuse(why: Reason): null {
    reasons.push(why)
    return null
  }
}

function writtenPair(cells: Cells): [string, string] {
  const latitude = cells.latitude ?? ''
  const longitude = cells.longitude ?? ''
  if (latitude || longitude || !cells.coordinates) return [latitude, longitude]
  const point = POINT.exec(cells.coordinates)
  if (point) return [point[2]!, point[1]!]
  const pair = PAIR.exec(cells.coordinates.replace(/^[[(]|[\])]$/g, '').replace('|', ' '))
  // A text without digits in a column named "location" is a place in words.
  if (!pair) return /\d/.test(cells.coordinates) ? [cells.coordinates, '?'] : ['', '']
  return [pair[1]!, pair[2]!]
}

/** "40.4168", "40,4168", "40.4168°", "40.4168 N", "3.70 W" */
function readDegrees(written: string): number | null {
  const match = /^([^a-z]*?)\s*°?\s*([nsewo])?$/i.exec(written.trim())
  const degrees = match ? readDecimal(match[1]!) : null
  if (degrees === null) return null
  return /^[swo]$/i.test(match![2] ?? '') ? -Math.abs(degrees) : degrees
}
