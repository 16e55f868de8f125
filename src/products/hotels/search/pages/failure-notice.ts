/** A search that failed in the background is told on the page to which its failure leads. */
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { problem } from '../../../../site/problems.ts'
import { META_SEARCH_FAILURES, type MetaSearchFailure } from '../rules/submission.ts'
import { storedDataIn } from '../../../../ui/browser/stored-data.ts'
import type { HotelFormState } from './hotel-form-state.ts'
import type { FormProblems } from '../../../../search/pages/use-problems.ts'

const STORED_AS = 'search-failed'
const KEPT_MS = 60_000

const session = storedDataIn(() => window.sessionStorage)

export function leaveFailureNotice(code: MetaSearchFailure): void {
  session.keep(STORED_AS, code, KEPT_MS)
}

/** Only a search that asks first fails in the background, so the form asks first again. */
export function useFailureNotice(
  show: FormProblems['show'],
  change: Dispatch<SetStateAction<HotelFormState>>,
): void {
  useEffect(() => {
    const left = session.recall(STORED_AS)
    const code = META_SEARCH_FAILURES.find((each) => each === left)
    if (!code) return
    session.forget(STORED_AS)
    show([problem(code)])
    change((form) => ({ ...form, asksFirst: true }))
  }, [show, change])
}
