/** Airports by the first two letters of their code, their name or their city's name. */
import { type Airport, airportListKey } from '../rules/flight-origins.ts'
import { foldText } from '../../site/fold-text.ts'
import type { Language } from '../../site/locales.ts'
import type { SuggestColumns } from './suggest-columns.ts'
import type { SuggestAirport } from './suggest-entries.ts'
import type { SuggestionTexts } from './suggestion-texts.ts'

interface PlacedAirport extends SuggestAirport {
  /** The entry of its city, or −1. */
  city: number
}

export class AirportLists {
  private readonly texts: SuggestionTexts
  /** By two letters of any name in any language, the busiest first. */
  private readonly byLetters: Map<string, PlacedAirport[]>

  constructor(columns: SuggestColumns, texts: SuggestionTexts) {
    this.texts = texts
    const airports = JSON.parse(Buffer.from(columns.airports).toString()) as SuggestAirport[]
    const cities = placesById(columns, new Set(airports.map((airport) => airport.destinationId)))
    const placed = airports
      .map((airport) => ({ ...airport, city: cities.get(airport.destinationId) ?? -1 }))
      .toSorted((one, other) => other.weight - one.weight)
    this.byLetters = new Map()
    for (const airport of placed) {
      for (const letters of this.lettersOf(airport)) {
        const list = this.byLetters.get(letters)
        if (list) list.push(airport)
        else this.byLetters.set(letters, [airport])
      }
    }
  }

  /** Those that the form, which sees the names of one language only, can find by these letters. */
  startingWith(letters: string, language: Language): Airport[] {
    const key = airportListKey(letters)
    return (this.byLetters.get(key) ?? [])
      .map((airport) => this.row(airport, language))
      .filter(({ id, name, alias }) =>
        [id, name, alias].some((text) => foldText(text).startsWith(key)),
      )
  }

  private row({ code, names, destinationId, city }: PlacedAirport, language: Language): Airport {
    const name = (names.find((each) => each.language === language) ?? names[0])?.text ?? code
    const country = city < 0 ? undefined : (this.texts.placesAround(city).at(-1) ?? city)
    const cityName = city < 0 ? '' : this.texts.name(city, language)
    return {
      name,
      country: country === undefined ? '' : this.texts.name(country, language),
      id: code,
      destinationId: `${destinationId}`,
      alias: cityName === name ? '' : cityName,
    }
  }

  private lettersOf({ code, names, city }: PlacedAirport): Set<string> {
    const texts = [code, ...names.map(({ text }) => text)]
    if (city >= 0) texts.push(...this.texts.everyName(city))
    return new Set(texts.map(airportListKey).filter((letters) => letters !== ''))
  }
}

function placesById({ ids, childStart }: SuggestColumns, wanted: Set<number>): Map<number, number> {
  const found = new Map<number, number>()
  for (let place = 0; place + 1 < childStart.length; place++)
    if (wanted.has(ids[place]!)) found.set(ids[place]!, place)
  return found
}
