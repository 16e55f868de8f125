/** The destination of a form: its box, what is wrong with it, and what its text may mean. */
import {
  blurDestination,
  chooseDestination,
  destinationField,
  type DestinationField as FieldState,
  destinationFields,
  typeDestination,
} from '../../rules/destination-field.ts'
import {
  chosenDestination,
  type DestinationSuggestion,
} from '../../../places/rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { useEffect, useState } from 'react'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import coastTownsStyles from './coast-towns.module.css'
import { coastOf, type CoastTown, inTown, onWholeCoast } from './coast-choice.ts'
import { pathOf } from '../../../site/routes.ts'
import { loadLate } from '../../../ui/browser/late-script.ts'
import type { Problem } from '../../../site/problems.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Combobox } from '../../../places/pages/combobox.tsx'
import type { SuggestingProps } from '../../../places/pages/suggesting.tsx'
import { writeDestination } from '../../../places/rules/destination.ts'
import destinationChoicesStyles from './destination-choices.module.css'
import styles from '../search-form.module.css'
import type { FormProblems } from '../use-search-form.ts'

const NAME = HOTEL_FIELDS.destinationText

interface DestinationFieldProps {
  field: FieldState
  onChange: (field: FieldState) => void
  problems: FormProblems
  choices: readonly DestinationSuggestion[]
}

export function DestinationField({ field, onChange, problems, choices }: DestinationFieldProps) {
  const { text } = usePage()
  const own = problems.of(NAME)
  return (
    <div className={styles.destination}>
      <Field id={NAME} label={text('form.destination')} problems={own}>
        <DestinationBox
          id={NAME}
          field={field}
          onChange={onChange}
          placeholder={text('form.destination.placeholder')}
          problems={own}
          onFocus={() => problems.clear(NAME)}
        />
      </Field>
      <CoastTowns id="towns" className={styles.towns} field={field} onChange={onChange} />
      {field.chosen === null && <DestinationChoices choices={choices} />}
    </div>
  )
}

/** The towns of a coast, asked for once and kept for a day. */
interface LoadedTowns {
  coast: string
  towns: readonly CoastTown[]
}

/** A coast whose towns cannot be had is searched as a whole: there is nothing to tell. */
function useCoastTowns(coast: string | null) {
  const { site } = usePage()
  const [loaded, setLoaded] = useState<LoadedTowns | null>(null)
  useEffect(() => {
    if (coast === null) return undefined
    const abort = new AbortController()
    const address = pathOf(site, 'coastDestinations', { coast })
    loadLate(() => import('./ask-coast-towns.ts'))
      .then((asking) => (asking.ok ? asking.value.townsAt(address, abort.signal) : []))
      .catch(() => [])
      .then((towns) => abort.signal.aborted || setLoaded({ coast, towns }))
    return () => abort.abort()
  }, [coast, site])
  const isLoading = coast !== null && loaded?.coast !== coast
  return { towns: isLoading ? [] : (loaded?.towns ?? []), isLoading }
}

/**
 * Destinations that a typed text may mean. Each is a button that sends the form with its id, so
 * that a destination can be chosen without scripts too.
 */
const ID_FIELDS: string[] = [
  HOTEL_FIELDS.hotelId,
  HOTEL_FIELDS.placeId,
  HOTEL_FIELDS.coastId,
  HOTEL_FIELDS.brandId,
]

export function DestinationChoices({ choices }: { choices: readonly DestinationSuggestion[] }) {
  const { text } = usePage()
  if (choices.length === 0) return null
  return (
    <fieldset className={destinationChoicesStyles.choices}>
      <legend>{text('form.did-you-mean')}</legend>
      {choices.map((choice) => {
        const [name, value] = idOf(choice)
        return (
          <button
            key={`${name} ${value}`}
            className={destinationChoicesStyles.choice}
            name={name}
            value={value}
          >
            {/* A city and its region may have the same line. */}
            {choice.text} · {text(`suggestions.type.${choice.type}`)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The narrowest id says all: a hotel lies where it lies. */
function idOf(choice: DestinationSuggestion): [name: string, value: string] {
  const fields = writeDestination(chosenDestination(choice))
  const name = ID_FIELDS.find((field) => fields[field])!
  return [name, fields[name]!]
}

/** The destination of a form: the box that suggests, and the hidden ids of what was chosen. */
const suggesting = latePart<SuggestingProps<DestinationSuggestion>>(async () => {
  const { DestinationSuggesting } = await import('./destination-suggesting.tsx')
  return DestinationSuggesting
})

interface DestinationBoxProps {
  id: string
  field: FieldState
  onChange: (field: FieldState) => void
  placeholder: string
  /** Only those of this field. */
  problems: readonly Problem[]
  onFocus?: () => void
}

export function DestinationBox(props: DestinationBoxProps) {
  const { id, field, onChange, placeholder, problems, onFocus } = props
  return (
    <>
      <Combobox
        id={id}
        name={HOTEL_FIELDS.destinationText}
        placeholder={placeholder}
        problems={problems}
        suggesting={suggesting}
        text={field.text}
        isChosen={field.chosen !== null}
        onType={(typed) => onChange(typeDestination(field, typed))}
        onPick={(suggestion) => onChange(chooseDestination(suggestion))}
        onLeave={() => {
          const left = blurDestination(field)
          if (left !== field && left.chosen !== field.chosen) onChange(left)
        }}
        onFocus={onFocus}
      />
      <ChosenDestination field={field} />
    </>
  )
}

/**
 * Without scripts nothing can be chosen in the box, but by a button that sends its id; a default
 * sent beside it would say something else, so defaults wait for scripts.
 */
function ChosenDestination({ field }: { field: FieldState }) {
  const isHydrated = useHydrated()
  if (!isHydrated && field.chosen === null) return null
  return Object.entries(destinationFields(field))
    .filter(
      ([name, value]) => name !== HOTEL_FIELDS.destinationText && (isHydrated || value !== ''),
    )
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/**
 * The towns of a chosen coast, in a field of its own below the destination's: choosing one narrows
 * the search to it. It sends nothing itself; the destination's hidden ids say what was chosen.
 */
interface CoastTownsProps {
  id: string
  field: FieldState
  onChange: (field: FieldState) => void
  className?: string | undefined
}

/** Nothing unless a coast, or a town of one, is chosen. */
function CoastTowns({ id, field, onChange, className }: CoastTownsProps) {
  const { text } = usePage()
  const coast = coastOf(field.chosen)
  const { towns, isLoading } = useCoastTowns(coast?.id ?? null)
  const isInUse = useInUse(coast !== null)
  if (!coast || !field.chosen || (!isLoading && towns.length === 0)) return null
  // A chosen town is told at once: the box names only its coast.
  if (!isInUse && field.chosen.kind === 'coast') return null

  function choose(town: CoastTown | undefined): void {
    if (!coast || !field.chosen) return
    const { chosen } = field
    onChange(destinationField(town ? inTown(chosen, coast, town) : onWholeCoast(chosen, coast)))
  }

  return (
    <Field
      id={id}
      label={text('suggestions.towns')}
      problems={[]}
      isDisabled={isLoading}
      className={[coastTownsStyles.towns, className].filter(Boolean).join(' ')}
    >
      <select
        id={id}
        disabled={isLoading}
        value={field.chosen.kind === 'place' ? field.chosen.id : ''}
        onChange={({ target }) => choose(towns.find((town) => town.id === target.value))}
      >
        <option value="">
          {text(isLoading ? 'suggestions.towns.loading' : 'suggestions.towns.any')}
        </option>
        {towns.map((town) => (
          <option key={town.id} value={town.id}>
            {town.name}
          </option>
        ))}
      </select>
    </Field>
  )
}

/**
 * A coast that an earlier visit left comes back after the page was painted. Its field would push
 * everything below it down by itself, so it waits until somebody turns to the page.
 */
function useInUse(isThereFromTheStart: boolean): boolean {
  const [isInUse, use] = useState(isThereFromTheStart)
  useEffect(() => {
    if (isInUse) return undefined
    const wake = () => use(true)
    document.addEventListener('focusin', wake)
    return () => document.removeEventListener('focusin', wake)
  }, [isInUse])
  return isInUse
}
