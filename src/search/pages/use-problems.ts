/** What is wrong with a form: shown beside each field, and gone once the visitor turns to it. */
import { useState } from 'react'
import type { Problem } from '../../site/problems.ts'

export interface FormProblems {
  all: readonly Problem[]
  of: (field: string) => Problem[]
  show: (problems: readonly Problem[]) => void
  /** Errors clear when the field is focused or clicked. */
  clear: (...fields: string[]) => void
}

export function useProblems(first: readonly Problem[]): FormProblems {
  const [all, show] = useState(first)
  return {
    all,
    of: (field) => all.filter((each) => each.field === field),
    show,
    clear: (...fields) =>
      show((current) =>
        current.some(({ field }) => fields.includes(field))
          ? current.filter(({ field }) => !fields.includes(field))
          : current,
      ),
  }
}

/**
 * Brings the first marked control of a form into view, once it has been marked. It is not focused:
 * errors clear on focus, and the visitor should read them first.
 */
export function showFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'nearest' })
  })
}
