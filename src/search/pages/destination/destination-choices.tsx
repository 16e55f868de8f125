/**
 * Destinations that a typed text may mean. Each is a button that sends the form with its id, so
 * that a destination can be chosen without scripts too.
 */
import type { DestinationSuggestion } from '../../../places/rules/destination-suggestions.ts'
import { chosenDestination } from '../../../places/rules/destination-suggestions.ts'
import { writeDestination } from '../../../places/rules/destination.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './destination-choices.module.css'

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
    <fieldset className={styles.choices}>
      <legend>{text('form.did-you-mean')}</legend>
      {choices.map((choice) => {
        const [name, value] = idOf(choice)
        return (
          <button key={`${name} ${value}`} className={styles.choice} name={name} value={value}>
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
