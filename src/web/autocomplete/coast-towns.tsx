/**
 * The towns of a chosen coast, in a field of its own below the destination's: choosing one narrows
 * the search to it. It sends nothing itself; the destination's hidden ids say what was chosen.
 */
import { type DestinationField, destinationField } from '../../core/destination-field.ts'
import { usePage } from '../page-context.tsx'
import { Field } from '../ui/field.tsx'
import styles from './coast-towns.module.css'
import { coastOf, type CoastTown, inTown, onWholeCoast } from './coast-choice.ts'
import { useCoastTowns } from './use-coast-towns.ts'

interface CoastTownsProps {
  id: string
  field: DestinationField
  onChange: (field: DestinationField) => void
  className?: string | undefined
}

/** Nothing unless a coast, or a town of one, is chosen. */
export function CoastTowns({ id, field, onChange, className }: CoastTownsProps) {
  const { text } = usePage()
  const coast = coastOf(field.chosen)
  const { towns, isLoading } = useCoastTowns(coast?.id ?? null)
  if (!coast || !field.chosen || (!isLoading && towns.length === 0)) return null

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
      className={[styles.towns, className].filter(Boolean).join(' ')}
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
