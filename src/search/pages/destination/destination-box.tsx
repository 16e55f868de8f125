/** The destination of a form: the box that suggests, and the hidden ids of what was chosen. */
import {
  blurDestination,
  chooseDestination,
  type DestinationField,
  destinationFields,
  typeDestination,
} from '../../rules/destination-field.ts'
import type { DestinationSuggestion } from '../../../places/rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import type { Problem } from '../../../site/problems.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Combobox } from '../../../places/pages/combobox.tsx'
import type { SuggestingProps } from '../../../places/pages/suggesting.tsx'

const suggesting = latePart<SuggestingProps<DestinationSuggestion>>(async () => {
  const { DestinationSuggesting } = await import('./destination-suggesting.tsx')
  return DestinationSuggesting
})

interface DestinationBoxProps {
  id: string
  field: DestinationField
  onChange: (field: DestinationField) => void
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
function ChosenDestination({ field }: { field: DestinationField }) {
  const isHydrated = useHydrated()
  if (!isHydrated && field.chosen === null) return null
  return Object.entries(destinationFields(field))
    .filter(
      ([name, value]) => name !== HOTEL_FIELDS.destinationText && (isHydrated || value !== ''),
    )
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
