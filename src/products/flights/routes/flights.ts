/** Flights are sold with a hotel: their section leads there, with whatever the link says. */
import { pathOf } from '../../../site/routes.ts'
import { isSoldOn } from '../../../site/sections.ts'
import { Failure } from '../../../http/failures.tsx'
import type { Handler } from '../../../http/visit.ts'

export const flights: Handler = ({ site, path, redirect }) => {
  if (!isSoldOn(site, 'flightHome')) throw new Failure('page-not-found')
  return redirect(pathOf(site, 'flightHotelHome') + queryOf(path))
}

function queryOf(path: string): string {
  const start = path.indexOf('?')
  return start < 0 ? '' : path.slice(start)
}
