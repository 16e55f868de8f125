/** What every search form does on submit: check, then either mark the fields or send the search. */
import { type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { Problem, Read } from '../../site/problems.ts'
import type { SearchTab } from '../../site/sections.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { afterSubmitEvent, isSubmitDisabled, type SubmitEvent } from '../rules/submit-state.ts'

export interface SearchForm {
  element: RefObject<HTMLFormElement | null>
  problems: FormProblems
  isBusy: boolean
  /** `send` may fail in the background; then the form can be sent again. */
  submit: <T>(event: FormEvent, read: Read<T>, send: (search: T) => void | Promise<void>) => void
}

/**
 * `kept` is the tab whose search comes back by the Back button as a draft. Those of hotels are saved
 * elsewhere, for longer.
 */
export function useSearchForm(first: readonly Problem[], kept?: SearchTab): SearchForm {
  const element = useRef<HTMLFormElement>(null)
  const problems = useProblems(first)
  const { isBusy, tell } = useSubmitState()

  function submit<T>(event: FormEvent, read: Read<T>, send: (search: T) => void | Promise<void>) {
    event.preventDefault()
    if (isBusy) return
    tell('submit')
    if (!read.ok) {
      tell('refused')
      problems.show(read.problems)
      showFirstProblem(element.current)
      return
    }
    tell('accepted')
    problems.show([])
    if (kept && element.current) keepDraft(kept, element.current)
    else forgetDraft()
    void send(read.value)
  }

  return { element, problems, isBusy, submit }
}

/** The state of a form's submit button; a page shown again by the Back button can be sent again. */
export interface SubmitButtonState {
  isBusy: boolean
  tell: (event: SubmitEvent) => void
}

function useSubmitState(): SubmitButtonState {
  const [state, tell] = useReducer(afterSubmitEvent, 'idle')
  useEffect(() => {
    const shown = () => tell('page-shown')
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  return { isBusy: isSubmitDisabled(state), tell }
}

/** What is wrong with a form: shown beside each field, and gone once the visitor turns to it. */
export interface FormProblems {
  all: readonly Problem[]
  of: (field: string) => Problem[]
  show: (problems: readonly Problem[]) => void
  /** Errors clear when the field is focused or clicked. */
  clear: (...fields: string[]) => void
}

function useProblems(first: readonly Problem[]): FormProblems {
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
function showFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'nearest' })
  })
}
