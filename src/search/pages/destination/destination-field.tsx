/** The destination of a form: its box, what is wrong with it, and what its text may mean. */
import type { DestinationField as FieldState } from '../../rules/destination-field.ts'
import type { DestinationSuggestion } from '../../../places/rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { CoastTowns } from './coast-towns.tsx'
import { DestinationBox } from './destination-box.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { DestinationChoices } from './destination-choices.tsx'
import styles from '../search-form.module.css'
import type { FormProblems } from '../use-problems.ts'

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
