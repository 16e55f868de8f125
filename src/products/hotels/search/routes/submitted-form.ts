/**
 * A search form as it was submitted, read once: its fields, the destination that they mean, and what
 * that is in this world.
 *
 * Without scripts a destination is typed and not chosen from the list. A text that names exactly one
 * destination means it; otherwise the visitor is asked which one.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import {
  type Destination,
  DESTINATION_ID_FIELDS,
  readDestination,
  writeDestination,
} from '../../../../places/rules/destination.ts'
import {
  chosenDestination,
  type DestinationSuggestion,
} from '../../../../places/rules/destination-suggestions.ts'
import { foldText } from '../../../../site/text/fold-text.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import { type Language, languageOf } from '../../../../site/locales.ts'
import { isPartnerBrand, type Site } from '../../../../site/site.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { withTypedAirport } from '../../../../places/routes/typed-airports.ts'
import { inItsPlace } from '../../../../places/service/suggestion-links.ts'
import { todayIn } from '../../../../http/clock.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { SearchContext } from '../rules/hotel-search.ts'
import { type KnownDestination, knownDestination } from './destinations.ts'

const MAX_CHOICES = 8

export interface SubmittedForm {
  /** By field name, with the destination and the airport as this world names them. */
  values: FormValues
  /** Null when none is chosen or its fields cannot be read; readers then report why. */
  destination: Destination | null
  /** What the destination is in this world. */
  known: KnownDestination | null
  /** What the typed text may mean, when it is not clear. */
  choices: DestinationSuggestion[]
  today: Day
}

/** Of values in which native fields have already taken their places. */
export function submittedForm(values: FormValues, memory: SearchMemory, site: Site): SubmittedForm {
  const form = withDestination(withPressedChoice(values), memory, site)
  const language = languageOf(site.edition.locale)
  return { ...form, values: withTypedAirport(form.values, memory, language) }
}

export function searchContext({ edition, type }: Site, today: Day): SearchContext {
  return { today, domainId: edition.domainId, flightAllowed: !isPartnerBrand(type) }
}

/** Also for links, which need not name what they mean by an id. */
export function withDestination(
  values: FormValues,
  memory: SearchMemory,
  site: Site,
): SubmittedForm {
  const language = languageOf(site.edition.locale)
  const today = todayIn(site.edition.timeZone)
  const reader = fieldReader(values)
  const asked = readDestination(reader)
  const known = asked && knownDestination(memory, site, asked, today)
  const chosen = asked && known && inThisWorld(asked, known, values)
  const replaced = chosen ? fieldsOf(chosen, values) : asked ? NOTHING_CHOSEN : {}
  const read = reader.finish(asked)
  const unreadable = read.ok ? [] : read.problems.filter(({ field }) => !(field in replaced))
  const asChosen: SubmittedForm = {
    values: { ...values, ...replaced },
    destination: unreadable.length === 0 ? chosen : null,
    known,
    choices: [],
    today,
  }

  const text = chosen?.typedText ?? reader.text(TEXT)
  const isClear =
    text === '' || (chosen && namesOf(chosen, memory, language).some((name) => mayMean(name, text)))
  // No page of ours sends ids of another shape: they are refused, whatever the text says.
  const hasOddIds = unreadable.some(({ field }) => DESTINATION_ID_FIELDS.includes(field))
  if (isClear || hasOddIds) return asChosen
  const found = suggested(text, memory, language)
  // What was chosen in another language is found under the name that was typed.
  if (chosen && found.some((suggestion) => isSame(chosen, suggestion))) return asChosen

  const plain = { ...values, ...replaced, ...NOTHING_CHOSEN }
  const only = onlyMeaning(found, text, memory.geography)
  if (!only)
    return {
      values: plain,
      destination: null,
      known: null,
      choices: found.slice(0, MAX_CHOICES),
      today,
    }
  const destination = chosenDestination(only)
  return {
    values: { ...plain, ...writeDestination(destination) },
    destination,
    known: knownDestination(memory, site, destination, today),
    choices: [],
    today,
  }
}

const TEXT = HOTEL_FIELDS.destinationText

/** The fields of a form in which no destination is chosen. */
const NOTHING_CHOSEN: Record<string, string> = {
  [HOTEL_FIELDS.destinationName]: '',
  [HOTEL_FIELDS.hotelId]: '',
  [HOTEL_FIELDS.placeId]: '',
  [HOTEL_FIELDS.coastId]: '',
  [HOTEL_FIELDS.brandId]: '0',
}

function inThisWorld(
  asked: Destination,
  { name, text, within }: KnownDestination,
  values: FormValues,
): Destination {
  const typedText = values[TEXT] ? asked.typedText : text
  return { ...asked, name, typedText, within: asked.within ?? within }
}

/** What was typed stays as it was sent, also when it cannot be read. */
function fieldsOf(chosen: Destination, values: FormValues): Record<string, string> {
  const { [TEXT]: typedText = '', ...others } = writeDestination(chosen)
  return values[TEXT] ? others : { ...others, [TEXT]: typedText }
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
function withPressedChoice(sent: FormValues): FormValues {
  const values = { ...sent }
  for (const field of DESTINATION_ID_FIELDS) {
    if (!Object.hasOwn(values, field) || !Array.isArray(values[field])) continue
    const pressed = values[field].filter((id: unknown) => id !== '' && id !== '0')
    if (pressed.length <= 1) values[field] = pressed[0] ?? ''
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
