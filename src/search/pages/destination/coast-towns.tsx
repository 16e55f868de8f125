/**
 * The towns of a chosen coast, in a field of its own below the destination's: choosing one narrows
 * the search to it. It sends nothing itself; the destination's hidden ids say what was chosen.
 */
import { useEffect, useState } from 'react'
import { type DestinationField, destinationField } from '../../rules/destination-field.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
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
