import { useMemo } from 'react'
import {
  type Airport,
  airportListKey,
  chosenOrigin,
  matchingAirports,
} from '../../../places/rules/flight-origins.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { highlightParts } from '../../../places/rules/highlight.ts'
import planeTakeoff from 'icon:plane-takeoff'
import { pathOf } from '../../../site/routes.ts'
import type { Site } from '../../../site/site.ts'
import type { SuggestionOption, SuggestionSource } from '../../../places/pages/suggestion-source.ts'
import { Suggesting, type SuggestingProps } from '../../../places/pages/suggesting.tsx'

export function OriginSuggesting(props: SuggestingProps<Airport>) {
  const { site } = usePage()
  const source = useMemo(() => originSource(site), [site])
  return <Suggesting {...props} source={source} />
}

// Airports as the origin of a flight: asked for by two letters, narrowed here.

/** Airports as the call spells them. */
interface AirportRow {
  nombre: string
  pais: string
  id: string
  id_destino: string
  alias: string
}

export function originSource(site: Site): SuggestionSource<Airport[], Airport> {
  return {
    minLength: 2,
    addressOf: (typed) =>
      pathOf(site, 'flightOrigins', { letters: airportListKey(typed.toWellFormed()) }),
    read: readAirports,
    sectionsOf: (airports, typed) => {
      const options = matchingAirports(airports, typed).map((airport) => optionOf(airport, typed))
      return options.length > 0 ? [{ code: 'airports', name: '', options }] : []
    },
  }
}

function readAirports(body: unknown): Airport[] | null {
  const rows = (body as { ResultSet?: { Result?: unknown } } | null)?.ResultSet?.Result
  if (!Array.isArray(rows) || !rows.every(isAirportRow)) return null
  return rows.map(({ nombre, pais, id, id_destino, alias }) => ({
    name: nombre,
    country: pais,
    id,
    destinationId: id_destino,
    alias,
  }))
}

function isAirportRow(row: unknown): row is AirportRow {
  const { nombre, pais, id, id_destino, alias } = (row ?? {}) as Partial<AirportRow>
  return [nombre, pais, id, id_destino, alias].every((part) => typeof part === 'string')
}

function optionOf(airport: Airport, typed: string): SuggestionOption<Airport> {
  const { name, id, country, alias } = airport
  const { text } = chosenOrigin(airport)
  const label = highlightParts(text, typed)
  const isMarked = label.some(({ match }) => match)
  return {
    key: id,
    icon: planeTakeoff,
    label,
    detail: highlightParts(alias ? `${name}, ${country}` : country, isMarked ? '' : typed),
    text,
    value: airport,
  }
}
