/** The origin of a flight: its box, and what is wrong with it. */
import type { FlightOrigin } from '../../rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { OriginBox } from './origin-box.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NO_ORIGIN } from '../../../products/hotels/search/pages/hotel-form-state.ts'
import type { FormProblems } from '../use-problems.ts'

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
