/** What every search form does on submit: check, then either mark the fields or send the search. */
import { useRef, type FormEvent, type RefObject } from 'react'
import type { Problem, Read } from '../../site/problems.ts'
import type { SearchTab } from '../rules/search-page.ts'
import { forgetDraft, keepDraft } from './draft.ts'
import { showFirstProblem, useProblems, type FormProblems } from './use-problems.ts'
import { useSubmitState } from './use-submit-state.ts'

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
