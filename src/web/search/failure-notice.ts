/** A search that failed in the background is told on the page to which its failure leads. */
import { useEffect } from 'react'
import { problem } from '../../core/problems.ts'
import { storedDataIn } from '../browser/stored-data.ts'
import type { FormProblems } from './use-problems.ts'

const STORED_AS = 'search-failed'
const KEPT_MS = 60_000

const session = storedDataIn(() => window.sessionStorage)

export function leaveFailureNotice(): void {
  session.keep(STORED_AS, true, KEPT_MS)
}

export function useFailureNotice(show: FormProblems['show']): void {
  useEffect(() => {
    if (session.recall(STORED_AS) !== true) return
    session.forget(STORED_AS)
    show([problem('meta-search-failed')])
  }, [show])
}
