/** The origin of a flight: its box, and what is wrong with it. */
import { type FlightOrigin, NO_ORIGIN } from '../../../places/rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { type Airport, chosenOrigin } from '../../../places/rules/flight-origins.ts'
import type { Problem } from '../../../site/problems.ts'
import { latePart } from '../../../ui/late-part.tsx'
import { Combobox } from '../../../places/pages/combobox.tsx'
import type { SuggestingProps } from '../../../places/pages/suggesting.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import type { FormProblems } from '../use-search-form.ts'

const NAME = HOTEL_FIELDS.originText

interface OriginFieldProps {
  origin: FlightOrigin
  onChange: (origin: FlightOrigin) => void
  problems: FormProblems
  /** In the hotel form the origin is cleared on focus, as specified. */
  clearsOnFocus?: boolean
}

export function OriginField({ origin, onChange, problems, clearsOnFocus }: OriginFieldProps) {
  const { text } = usePage()
  const own = problems.of(NAME)
  return (
    <Field id={NAME} label={text('form.origin')} problems={own}>
      <OriginBox
        id={NAME}
        origin={origin}
        onChange={onChange}
        placeholder={text('form.origin.placeholder')}
        problems={own}
        onFocus={() => {
          problems.clear(NAME)
          if (clearsOnFocus) onChange(NO_ORIGIN)
        }}
      />
    </Field>
  )
}

/** The origin of a flight: the box that suggests airports, and the hidden id of the chosen one. */
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
