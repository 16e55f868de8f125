/** Finds as the visitor reads them, in the visitor's language whatever name was typed. */
import {
  DESTINATION_TYPES,
  type DestinationSuggestion,
  typeIdOf,
} from '../../core/destination-suggestions.ts'
import type { Language } from '../../core/locales.ts'
import type { LateEntries } from './late-entries.ts'
import { startOf } from './packed-starts.ts'
import { type SuggestColumns, namesOf, textsOf } from './suggest-columns.ts'
import { SUGGEST_LANGUAGES } from './suggest-entries.ts'

export class SuggestionTexts {
  private readonly columns: SuggestColumns
  private readonly late: LateEntries
  private readonly bytes: Buffer
  private readonly known = new Map<number, Surroundings>()

  constructor(columns: SuggestColumns, late: LateEntries) {
    this.columns = columns
    this.late = late
    const { buffer, byteOffset, byteLength } = columns.texts
    this.bytes = Buffer.from(buffer, byteOffset, byteLength)
  }

  suggestion(entry: number, language: Language): DestinationSuggestion {
    const late = this.late.get(entry)
    const id = late ? late.id : this.columns.ids[entry]!
    const type = late ? late.type : this.typeOf(entry)
    const name = this.name(entry, language)
    const isHotel = type === 'accommodation'
    const parent = late ? late.parent : this.columns.parents[entry]!
    const { place, names } = this.surroundings(parent, language, isHotel)
    const placeId = place < 0 ? '' : `${this.columns.ids[place]!}`
    return {
      text: lineOf(name, names),
      name,
      id: isHotel ? placeId : idText(type, id),
      typeId: typeIdOf(type),
      type,
      accommodationId: isHotel ? `${id}` : '',
      destinationName: isHotel ? (names[0] ?? name) : name,
    }
  }

  /** The name in a language, or the local one. */
  name(entry: number, language: Language): string {
    const late = this.late.get(entry)
    if (late) {
      const own = late.names.find((name) => name.language === language)
      return (own ?? late.names[0]!).text
    }
    const { nameCounts, nameLanguages } = this.columns
    const wanted = SUGGEST_LANGUAGES.indexOf(language)
    const first = startOf(namesOf(this.columns), entry)
    const end = first + nameCounts[entry]!
    for (let name = first; name < end; name++)
      if (nameLanguages[name] === wanted) return this.text(name)
    return first < end ? this.text(first) : ''
  }

  everyName(entry: number): string[] {
    const first = startOf(namesOf(this.columns), entry)
    return Array.from({ length: this.columns.nameCounts[entry]! }, (_, at) => this.text(first + at))
  }

  /** From the parent up to the country. */
  placesAround(parent: number): number[] {
    const places: number[] = []
    for (let place = parent; place >= 0; place = this.columns.parents[place]!) places.push(place)
    return places
  }

  /** Few places stand in most lines, so their names are kept ready. */
  private surroundings(parent: number, language: Language, ofHotel: boolean): Surroundings {
    if (parent < 0) return NOWHERE
    // A hotel's line tells its city; the district would be told by few visitors.
    const isDistrict = ofHotel && this.typeOf(parent) === 'district'
    if (isDistrict) return this.surroundings(this.columns.parents[parent]!, language, false)
    const key = parent * SUGGEST_LANGUAGES.length + SUGGEST_LANGUAGES.indexOf(language)
    let known = this.known.get(key)
    if (!known) {
      if (this.known.size >= MOST_KNOWN) this.known.clear()
      const names = this.placesAround(parent).map((place) => this.name(place, language))
      known = { place: parent, names }
      this.known.set(key, known)
    }
    return known
  }

  private typeOf(entry: number) {
    return DESTINATION_TYPES[this.columns.types[entry]!]!
  }

  private text(name: number): string {
    const start = startOf(textsOf(this.columns), name)
    return this.bytes.toString('utf8', start, start + this.columns.textLengths[name]!)
  }
}

/** What something lies in, from the nearest place up to the country. */
interface Surroundings {
  place: number
  names: readonly string[]
}

const NOWHERE: Surroundings = { place: -1, names: [] }
const MOST_KNOWN = 10_000

/** The nearest place of another name, then the country: "Sevilla, Andalucía, España". */
function lineOf(name: string, around: readonly string[]): string {
  const nearest = around.find((place) => place !== name)
  const country = around.at(-1)
  if (nearest === undefined) return name
  return country === nearest || country === name
    ? `${name}, ${nearest}`
    : `${name}, ${nearest}, ${country}`
}

function idText(type: DestinationSuggestion['type'], id: number): string {
  return type === 'coast' ? `cid${id}` : `${id}`
}
