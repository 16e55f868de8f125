/** A destination of core's as the engine understands it. */
import type { Destination } from '../../../../places/rules/destination.ts'
import type { EngineDestination } from '../../engine/search/engine-query.ts'

export function engineDestination({
  kind,
  id,
}: Pick<Destination, 'kind' | 'id'>): EngineDestination {
  switch (kind) {
    case 'coast':
      return { kind, id: Number(id.replace('cid', '')) }
    case 'chain':
      return { kind, id: Number(id) }
    case 'hotel':
      return { kind: 'hotels', ids: [Number(id)] }
    case 'place':
      return { kind, id: Number(id) }
  }
}
