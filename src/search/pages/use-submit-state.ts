/** The state of a form's submit button; a page shown again by the Back button can be sent again. */
import { useEffect, useReducer } from 'react'
import { afterSubmitEvent, isSubmitDisabled, type SubmitEvent } from '../rules/submit-state.ts'

export interface SubmitButtonState {
  isBusy: boolean
  tell: (event: SubmitEvent) => void
}

export function useSubmitState(): SubmitButtonState {
  const [state, tell] = useReducer(afterSubmitEvent, 'idle')
  useEffect(() => {
    const shown = () => tell('page-shown')
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])
  return { isBusy: isSubmitDisabled(state), tell }
}
