/** Finds as the visitor reads them, in the visitor's language whatever name was typed. */
import {
  DESTINATION_TYPES,
  type DestinationSuggestion,
  typeIdOf,
} from '../rules/destination-suggestions.ts'
import type { Language } from '../../site/locales.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import type { LateEntries, LateEntry } from './late-entries.ts'
import { NameTexts } from './name-texts.ts'
import { type PackedStarts, startOf } from './packed-starts.ts'
import { type SuggestColumns, namesOf } from './suggest-columns.ts'
import { SUGGEST_LANGUAGES } from './suggest-entries.ts'
import { NOWHERE, Surroundings } from './surroundings.ts'
import { TYPE_NUMBERS } from './type-standing.ts'

export class SuggestionTexts {
  private readonly columns: SuggestColumns
  private readonly late: LateEntries
  private readonly names: PackedStarts
  private readonly texts: NameTexts
  private readonly known = new Map<number, Surroundings>()

  constructor(columns: SuggestColumns, late: LateEntries) {
    this.columns = columns
    this.late = late
    this.names = namesOf(columns)
    this.texts = new NameTexts(columns, SUGGESTION_LIMIT)
  }

  /** At most SUGGESTION_LIMIT of them. */
  suggestions(entries: readonly number[], language: Language): DestinationSuggestion[] {
    const { ids, types, parents } = this.columns
    const wanted = SUGGEST_LANGUAGES.indexOf(language)
    const names = this.texts.all(entries.map((entry) => this.nameNumber(entry, wanted)))
    return entries.map((entry, row) => {
      const late = entry < ids.length ? undefined : this.late.get(entry)!
      return late
        ? this.row(late.id, late.typeNumber, lateName(late, language), late.parent, wanted)
        : this.row(ids[entry]!, types[entry]!, names[row]!, parents[entry]!, wanted)
    })
  }

  /** The name in a language, or the local one. */
  name(entry: number, language: Language): string {
    return this.texts.one(this.nameNumber(entry, SUGGEST_LANGUAGES.indexOf(language)))
  }

  everyName(entry: number): string[] {
    const first = startOf(this.names, entry)
    return Array.from({ length: this.names.lengths[entry]! }, (_, at) => this.texts.one(first + at))
  }

  /** From the parent up to the country. */
  placesAround(parent: number): number[] {
    const places: number[] = []
    for (let place = parent; place >= 0; place = this.columns.parents[place]!) places.push(place)
    return places
  }

  private row(
    id: number,
    type: number,
    name: string,
    parent: number,
    language: number,
  ): DestinationSuggestion {
    const isHotel = type === TYPE_NUMBERS.accommodation
    const around = this.surroundings(parent, language, isHotel)
    const ownId = type === TYPE_NUMBERS.coast ? `cid${id}` : `${id}`
    return {
      text: around.lineOf(name),
      name,
      id: isHotel ? around.id : ownId,
      typeId: TYPE_IDS[type]!,
      type: DESTINATION_TYPES[type]!,
      accommodationId: isHotel ? ownId : '',
      destinationName: isHotel ? (around.names[0] ?? name) : name,
    }
  }

  /** Few places stand in most lines, so their names are kept ready. */
  private surroundings(parent: number, language: number, ofHotel: boolean): Surroundings {
    if (parent < 0) return NOWHERE
    const { ids, types, parents } = this.columns
    // A hotel's line tells its city; the district would be told by few visitors.
    const isDistrict = ofHotel && types[parent] === TYPE_NUMBERS.district
    if (isDistrict) return this.surroundings(parents[parent]!, language, false)
    const key = parent * SUGGEST_LANGUAGES.length + language
    let known = this.known.get(key)
    if (!known) {
      const above = this.surroundings(parents[parent]!, language, false)
      const name = this.texts.one(this.nameNumber(parent, language))
      known = new Surroundings(`${ids[parent]!}`, [name, ...above.names])
      if (this.known.size >= MOST_KNOWN) this.known.clear()
      this.known.set(key, known)
    }
    return known
  }

  /** The name in a language, or the local one; −1 for an entry that has none in the columns. */
  private nameNumber(entry: number, language: number): number {
    const { nameLanguages } = this.columns
    if (entry >= this.names.lengths.length) return -1
    const first = startOf(this.names, entry)
    const end = first + this.names.lengths[entry]!
    for (let name = first; name < end; name++) if (nameLanguages[name] === language) return name
    return first < end ? first : -1
  }
}

const MOST_KNOWN = 10_000
const TYPE_IDS = DESTINATION_TYPES.map(typeIdOf)

function lateName({ names }: LateEntry, language: Language): string {
  return (names.find((name) => name.language === language) ?? names[0]!).text
}
