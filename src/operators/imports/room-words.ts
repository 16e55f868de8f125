/** Rooms as operators write them: which kind a name means, and how many it sleeps. */
import type { RoomKind } from '../../products/hotels/catalogue/rules/catalogue.ts'
import { ROOM_KINDS } from '../../products/hotels/catalogue/rules/catalogue.ts'
import { foldText } from '../../site/fold-text.ts'

export interface RoomCapacity {
  maxAdults: number
  maxChildren: number
  maxPersons: number
}

/** Folded; the first that fits decides, so the special stands before the general. */
const WORDS: { kind: RoomKind; words: RegExp }[] = [
  { kind: 'junior-suite', words: /junior|^js/ },
  { kind: 'suite', words: /suite|^sui|^su$/ },
  { kind: 'dormitory', words: /dorm(itory)?\b|shared|compartid|schlafsaal|litera|bunk/ },
  { kind: 'bungalow', words: /bungal|cabin|cabana|chalet/ },
  {
    kind: 'apartment-3',
    words: /(apart|appart|apt|wohnung).*3|3 (bed|dorm|cham|schlaf|camere|quartos)/,
  },
  {
    kind: 'apartment-2',
    words: /(apart|appart|apt|wohnung).*2|2 (bed|dorm|cham|schlaf|camere|quartos)/,
  },
  { kind: 'apartment-1', words: /apart|appart|^apt|ferienwohnung|1 (bedroom|dormitorio)/ },
  { kind: 'studio', words: /studio|estudio|^std$|monolocale/ },
  { kind: 'family', words: /famil/ },
  { kind: 'quadruple', words: /quad|cuadr|vierbett|^qua|^qdp/ },
  { kind: 'triple', words: /tripl|dreibett|^tpl|^trp/ },
  { kind: 'twin', words: /twin|dos camas|two beds|deux lits|zwei betten|zweibett|^twn|duas camas/ },
  { kind: 'double-superior', words: /superior|deluxe|premium|comfort|executive/ },
  { kind: 'single', words: /single|individual|einzel|singola|simple|solteiro|^sgl|^ind/ },
  {
    kind: 'double',
    words: /doub|doble|doppel|doppia|duplo|^dbl|^dob|matrimoni|casal|standard|king|queen/,
  },
]

const CAPACITIES: Record<RoomKind, RoomCapacity> = {
  single: { maxAdults: 1, maxChildren: 0, maxPersons: 1 },
  double: { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  'double-superior': { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  twin: { maxAdults: 2, maxChildren: 1, maxPersons: 3 },
  triple: { maxAdults: 3, maxChildren: 2, maxPersons: 3 },
  quadruple: { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  family: { maxAdults: 4, maxChildren: 3, maxPersons: 5 },
  'junior-suite': { maxAdults: 3, maxChildren: 2, maxPersons: 4 },
  suite: { maxAdults: 3, maxChildren: 2, maxPersons: 4 },
  studio: { maxAdults: 2, maxChildren: 2, maxPersons: 3 },
  'apartment-1': { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  'apartment-2': { maxAdults: 6, maxChildren: 4, maxPersons: 6 },
  'apartment-3': { maxAdults: 8, maxChildren: 6, maxPersons: 8 },
  bungalow: { maxAdults: 4, maxChildren: 3, maxPersons: 4 },
  dormitory: { maxAdults: 1, maxChildren: 0, maxPersons: 1 },
}

const BY_PERSONS: RoomKind[] = ['double', 'single', 'double', 'triple', 'quadruple', 'family']

/** By our own word, by any word of the texts, or by how many it sleeps. */
export function roomKindOf(texts: readonly string[], persons: number | null): RoomKind {
  for (const text of texts) {
    const folded = foldText(text)
      .replace(/[_\s]+/g, ' ')
      .trim()
    const own = ROOM_KINDS.find((kind) => kind === folded.replaceAll(' ', '-'))
    const kind = own ?? WORDS.find(({ words }) => words.test(folded))?.kind
    if (kind) return kind
  }
  return BY_PERSONS[Math.min(persons ?? 0, BY_PERSONS.length - 1)]!
}

/** What the operator says, completed by what such a room usually sleeps. */
export function capacityOf(kind: RoomKind, told: Partial<RoomCapacity>): RoomCapacity {
  const usual = CAPACITIES[kind]
  const maxPersons =
    told.maxPersons ??
    (told.maxAdults === undefined ? usual.maxPersons : told.maxAdults + (told.maxChildren ?? 0))
  const maxAdults = Math.min(
    told.maxAdults ?? (told.maxPersons === undefined ? usual.maxAdults : maxPersons),
    maxPersons,
  )
  const maxChildren = Math.min(told.maxChildren ?? usual.maxChildren, Math.max(maxPersons - 1, 0))
  return { maxAdults, maxChildren, maxPersons }
}
