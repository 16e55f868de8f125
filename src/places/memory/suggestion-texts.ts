/** Finds as the visitor reads them, in the visitor's language whatever name was typed. */
import {
  DESTINATION_TYPES,
  type DestinationSuggestion,
  typeIdOf,
} from '../rules/destination-suggestions.ts'
import type { Language } from '../../site/locales.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import type { LateEntries, LateEntry } from './late-entries.ts'
import {
  LONGEST_RUN,
  namesOf,
  type PackedStarts,
  startOf,
  SUGGEST_LANGUAGES,
  type SuggestColumns,
  textsOf,
} from './suggest-columns.ts'
import { TYPE_NUMBERS } from './type-ranks.ts'

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
      if (this.known.size >= MAX_KNOWN) this.known.clear()
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

const MAX_KNOWN = 10_000
const TYPE_IDS = DESTINATION_TYPES.map(typeIdOf)

function lateName({ names }: LateEntry, language: Language): string {
  return (names.find((name) => name.language === language) ?? names[0]!).text
}

/** What something lies in, with all that is the same in the line of everything that lies there. */
class Surroundings {
  /** Of the nearest place; empty when there is none. */
  readonly id: string
  /** From the nearest place up to the country. */
  readonly names: readonly string[]
  private readonly nearest: string | undefined
  private readonly country: string | undefined
  private readonly usualEnd: string

  constructor(id: string, names: readonly string[]) {
    this.id = id
    this.names = names
    this.nearest = names[0]
    this.country = names.at(-1)
    this.usualEnd = lineEnd(this.nearest, this.country)
  }

  /** The nearest place of another name, then the country: "Sevilla, Andalucía, España". */
  lineOf(name: string): string {
    if (name !== this.nearest && name !== this.country) return name + this.usualEnd
    const nearest = this.names.find((place) => place !== name)
    return name + lineEnd(nearest, name === this.country ? nearest : this.country)
  }
}

const NOWHERE = new Surroundings('', [])

function lineEnd(nearest: string | undefined, country: string | undefined): string {
  if (nearest === undefined) return ''
  return nearest === country ? `, ${nearest}` : `, ${nearest}, ${country}`
}

/**
 * Names out of the columns' UTF-8.
 * Decoding is a call out of JavaScript that costs more than a name's letters, so the names of one
 * answer are copied beside each other, decoded together and cut apart.
 */
export class NameTexts {
  private readonly texts: Uint8Array
  private readonly starts: PackedStarts
  private readonly copied: Buffer

  /** At most so many names are asked for at once. */
  constructor(columns: SuggestColumns, most: number) {
    this.texts = columns.texts
    this.starts = textsOf(columns)
    this.copied = Buffer.alloc(most * LONGEST_RUN)
  }

  one(name: number): string {
    return this.all([name])[0]!
  }

  /** An empty text for the name −1. */
  all(names: readonly number[]): string[] {
    const { texts, copied } = this
    const ends: number[] = []
    let bytes = 0
    let units = 0
    for (const name of names) {
      const start = name < 0 ? 0 : startOf(this.starts, name)
      const end = name < 0 ? 0 : start + this.starts.lengths[name]!
      let seen = 0
      for (let at = start; at < end; at++) {
        const byte = texts[at]!
        copied[bytes++] = byte
        seen |= byte
      }
      units += seen < 0x80 ? end - start : unitsIn(texts, start, end)
      ends.push(units)
    }
    const together = copied.toString(units === bytes ? 'latin1' : 'utf8', 0, bytes)
    let from = 0
    return ends.map((end) => together.slice(from, (from = end)))
  }
}

/** As many UTF-16 units as JavaScript will count: two for a letter of four bytes. */
function unitsIn(texts: Uint8Array, start: number, end: number): number {
  let units = 0
  for (let at = start; at < end; at++) {
    const byte = texts[at]!
    if (byte < 0x80 || byte >= 0xc0) units += byte < 0xf0 ? 1 : 2
  }
  return units
}
