/** Airports as the specified call names them; a city with several of them comes before its own. */
import { useMemo } from 'react'
import building from 'icon:building-2'
import plane from 'icon:plane'
import type { Airport } from '../../../../places/rules/flight-origins.ts'
import { matchingAirports } from '../../../../places/rules/flight-origins.ts'
import { highlightParts } from '../../../../places/rules/highlight.ts'
import type {
  SuggestionOption,
  SuggestionSource,
} from '../../../../places/pages/suggestion-source.ts'
import { Suggesting, type SuggestingProps } from '../../../../places/pages/suggesting.tsx'
import { originSource } from '../../../../search/pages/destination/origin-suggesting.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { withCities } from '../rules/place-choices.ts'
import { CITY_AIRPORTS } from '../rules/city-codes.ts'
import { placeText } from './place-field.tsx'

export function PlaceSuggesting(props: SuggestingProps<Airport>) {
  const { site, text } = usePage()
  const allAirports = text('flights.all-airports')
  const source = useMemo((): SuggestionSource<Airport[], Airport> => {
    const airports = originSource(site)
    return {
      ...airports,
      sectionsOf: (found, typed) => {
        const places = withCities(matchingAirports(found, typed), found, typed)
        const options = places.map((place) => optionOf(place, typed, allAirports))
        return options.length > 0 ? [{ code: 'airports', name: '', options }] : []
      },
    }
  }, [site, allAirports])
  return <Suggesting {...props} source={source} />
}

function optionOf(place: Airport, typed: string, allAirports: string): SuggestionOption<Airport> {
  const { id, name, alias, country } = place
  const text = placeText(place)
  const label = highlightParts(text, typed)
  const isMarked = label.some(({ match }) => match)
  const isCity = Object.hasOwn(CITY_AIRPORTS, id)
  const airport = alias ? `${name}, ${country}` : country
  return {
    key: id,
    icon: isCity ? building : plane,
    label,
    detail: highlightParts(isCity ? `${allAirports}, ${country}` : airport, isMarked ? '' : typed),
    text,
    value: place,
  }
}
