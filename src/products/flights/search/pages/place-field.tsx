/** Where from, or where to: a box that suggests airports, and cities with several of them. */
import type { Airport } from '../../../../places/rules/flight-origins.ts'
import { Combobox } from '../../../../places/pages/combobox.tsx'
import type { SuggestingProps } from '../../../../places/pages/suggesting.tsx'
import type { FormProblems } from '../../../../search/pages/use-search-form.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { latePart } from '../../../../ui/late-part.tsx'
import { codeIn } from '../rules/read-flight-search.ts'

const suggesting = latePart<SuggestingProps<Airport>>(async () => {
  const { PlaceSuggesting } = await import('./place-suggesting.tsx')
  return PlaceSuggesting
})

interface PlaceFieldProps {
  name: string
  label: string
  placeholder: string
  /** Once it is chosen it ends with a code: "Madrid (MAD)". */
  text: string
  onChange: (text: string) => void
  problems: FormProblems
}

export function PlaceField({
  name,
  label,
  placeholder,
  text,
  onChange,
  problems,
}: PlaceFieldProps) {
  const own = problems.of(name)
  return (
    <Field id={name} label={label} problems={own}>
      <Combobox
        id={name}
        name={name}
        placeholder={placeholder}
        problems={own}
        suggesting={suggesting}
        text={text}
        isChosen={codeIn(text) !== ''}
        onType={onChange}
        onPick={(place) => onChange(placeText(place))}
        onFocus={() => problems.clear(name)}
      />
    </Field>
  )
}

/** It begins with the city: few would look for an airport by the name of a statesman. */
export function placeText({ name, alias, id }: Airport): string {
  return `${alias || name} (${id})`
}
