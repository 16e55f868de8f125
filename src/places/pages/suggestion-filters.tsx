/** Buttons that narrow the suggestions to one category: one stop of the Tab key, arrows between. */
import { type KeyboardEvent, useRef } from 'react'
import type { SuggestionFilter } from '../rules/suggestions.ts'
import { usePage } from '../../ui/page-context.tsx'
import styles from './suggestion-filters.module.css'

interface SuggestionFiltersProps {
  filters: readonly SuggestionFilter[]
  selected: string
  onChoose: (code: string) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export function SuggestionFilters({ filters, selected, onChoose }: SuggestionFiltersProps) {
  const { text } = usePage()
  const bar = useRef<HTMLFieldSetElement>(null)

  function keyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...(bar.current?.children ?? [])] as HTMLElement[]
    const next = buttons.indexOf(event.target as HTMLElement) + step
    buttons.at(next % buttons.length)?.focus()
  }

  return (
    <fieldset className={styles.filters} aria-label={text('suggestions.filters')} ref={bar}>
      {filters.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className={styles.filter}
          aria-pressed={code === selected}
          tabIndex={code === selected ? 0 : -1}
          onKeyDown={keyDown}
          onClick={() => onChoose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
