/** The origin of a flight: the box that suggests airports, and the hidden id of the chosen one. */
import type { FlightOrigin } from '../../rules/flight-option.ts'
import { type Airport, chosenOrigin } from '../../../places/rules/flight-origins.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import type { Problem } from '../../../site/problems.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { Combobox } from '../../../places/pages/combobox.tsx'
import type { SuggestingProps } from '../../../places/pages/suggesting.tsx'

const suggesting = latePart<SuggestingProps<Airport>>(async () => {
  const { OriginSuggesting } = await import('./origin-suggesting.tsx')
  return OriginSuggesting
})

interface OriginBoxProps {
  id: string
  origin: FlightOrigin
  onChange: (origin: FlightOrigin) => void
  placeholder: string
  /** Only those of this field. */
  problems: readonly Problem[]
  onFocus?: () => void
}

export function OriginBox(props: OriginBoxProps) {
  const { id, origin, onChange, placeholder, problems, onFocus } = props
  return (
    <>
      <Combobox
        id={id}
        name={HOTEL_FIELDS.originText}
        placeholder={placeholder}
        problems={problems}
        suggesting={suggesting}
        text={origin.text}
        isChosen={origin.id !== ''}
        // A text that was typed over is no airport any more.
        onType={(text) => onChange({ text, id: '' })}
        onPick={(airport) => onChange(chosenOrigin(airport))}
        onFocus={onFocus}
      />
      {origin.id !== '' && <input type="hidden" name={HOTEL_FIELDS.originId} value={origin.id} />}
    </>
  )
}
