/**
 * Destinations that were typed and not chosen from the list, as happens where no script runs. A
 * text that names exactly one destination means it; otherwise the visitor is asked which one.
 */
import {
  type Destination,
  readDestination,
  writeDestination,
} from '../../../../places/rules/destination.ts'
import {
  chosenDestination,
  type DestinationSuggestion,
} from '../../../../places/rules/destination-suggestions.ts'
import { foldText } from '../../../../site/text/fold-text.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type FieldReader, fieldReader, type FormValues } from '../../../../site/form-values.ts'
import type { Language } from '../../../../site/locales.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { NOTHING_CHOSEN } from './destinations.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { inItsPlace } from '../../../../places/routes/suggestion-links.ts'

const MAX_CHOICES = 8

export const ID_FIELDS = [
  HOTEL_FIELDS.hotelId,
  HOTEL_FIELDS.placeId,
  HOTEL_FIELDS.coastId,
  HOTEL_FIELDS.brandId,
] as const

export interface ChosenByText {
  values: FormValues
  /** What the text may mean, when it is not clear. */
  choices: DestinationSuggestion[]
}

/** The values may already name what their ids mean, as `withKnownDestination` makes them. */
export function chosenByText(
  values: FormValues,
  memory: Pick<SearchMemory, 'suggest' | 'geography'>,
  language: Language,
): ChosenByText {
  const reader = fieldReader(values)
  const chosen = readDestination(reader)
  const text = reader.text(HOTEL_FIELDS.destinationText)
  const isClear =
    text === '' || (chosen && namesOf(chosen, memory, language).some((name) => mayMean(name, text)))
  if (isClear || hasOddIds(reader)) return { values, choices: [] }
  const found = suggested(text, memory, language)
  // What was chosen in another language is found under the name that was typed.
  if (chosen && found.some((suggestion) => isSame(chosen, suggestion)))
    return { values, choices: [] }
  const plain = { ...values, ...NOTHING_CHOSEN }
  const only = onlyMeaning(found, text, memory.geography)
  if (!only) return { values: plain, choices: found.slice(0, MAX_CHOICES) }
  return { values: { ...plain, ...writeDestination(chosenDestination(only)) }, choices: [] }
}

/** No page of ours sends ids of another shape: they are refused, whatever the text says. */
function hasOddIds(reader: FieldReader): boolean {
  const read = reader.finish(null)
  return !read.ok && read.problems.some(({ field }) => ID_FIELDS.some((id) => id === field))
}

/** By the whole text and, when it is a line such as "Sevilla, España", by its name too. */
function suggested(
  text: string,
  { suggest, geography }: Pick<SearchMemory, 'suggest' | 'geography'>,
  language: Language,
): DestinationSuggestion[] {
  const terms = new Set([text, partsOf(text)[0] ?? text])
  const found = [...terms].flatMap((term) => suggest.suggest(term, { language }))
  const lines = new Map(
    found.map((each) => [`${each.type} ${each.id} ${each.accommodationId}`, each]),
  )
  return Array.from(lines.values(), (suggestion) => inItsPlace(suggestion, geography))
}

/**
 * A choice is a button with an id beside the form's own hidden field of that name, which is empty:
 * two values, of which one says something.
 */
export function withPressedChoice(sent: FormValues): FormValues {
  const values = { ...sent }
  for (const field of ID_FIELDS) {
    if (!Object.hasOwn(values, field) || !Array.isArray(values[field])) continue
    const told = (values[field] as unknown[]).filter((id) => id !== '' && id !== '0')
    if (told.length <= 1) values[field] = told[0] ?? ''
  }
  return values
}

/** A town that was chosen from a coast's list leaves the coast's name in the field. */
function namesOf(
  { name, within }: Destination,
  { geography }: Pick<SearchMemory, 'geography'>,
  language: Language,
): string[] {
  const coast = within?.kind === 'coast' ? geography.coastById(Number(within.id.slice(3))) : -1
  return coast < 0 ? [name] : [name, geography.coastNames.name(coast, language)]
}

/**
 * Without scripts the hidden ids stay when the text is typed over. The text tells: it and the
 * chosen name are each other's beginning as long as it was not.
 */
function mayMean(name: string, text: string): boolean {
  const [written, chosen] = [foldText(text), foldText(name)]
  return name === '' || written.startsWith(chosen) || chosen.startsWith(written)
}

function isSame({ kind, id }: Destination, suggestion: DestinationSuggestion): boolean {
  const offered = chosenDestination(suggestion)
  return offered.kind === kind && offered.id === id
}

/**
 * The name and, after a comma, any of the places around it: whoever types them knows several of
 * that name. A city whose region has its name is the city.
 */
function onlyMeaning(
  found: readonly DestinationSuggestion[],
  text: string,
  geography: Geography,
): DestinationSuggestion | null {
  const [typed, ...around] = partsOf(text)
  const exact = found.filter((suggestion) => {
    if (foldText(suggestion.text) === foldText(text)) return true
    const places = partsOf(suggestion.text)
    return foldText(suggestion.name) === typed && around.every((part) => places.includes(part))
  })
  // "Palma" is the whole name of a village, and what everybody calls Palma de Mallorca.
  const isBeginning = found.some(
    ({ type, name }) => type === 'city' && foldText(name).startsWith(`${typed} `),
  )
  if (exact.length <= 1) return isBeginning && around.length === 0 ? null : (exact[0] ?? null)
  const [city, ...others] = exact.filter(({ type }) => type === 'city')
  const isAlone = city && others.length === 0
  return isAlone && exact.every((each) => isAround(each, city, geography)) ? city : null
}

function isAround(
  { type, id }: DestinationSuggestion,
  city: DestinationSuggestion,
  geography: Geography,
): boolean {
  const isPlace = type === 'city' || type === 'region' || type === 'country'
  const [outer, inner] = [geography.byId(Number(id)), geography.byId(Number(city.id))]
  return isPlace && outer >= 0 && geography.contains(outer, inner)
}

function partsOf(text: string): string[] {
  return foldText(text)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
