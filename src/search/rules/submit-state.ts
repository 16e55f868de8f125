/** The submit button of a search form as a table of states. */

/**
 * - `validating`: disabled, a spinner in its place, while the form is checked
 * - `submitting`: the same, while the search is saved, tracked and sent
 * - `restored`: usable again, with the errors shown if there were any
 */
export type SubmitState = 'idle' | 'validating' | 'submitting' | 'restored'

/** `page-shown` is the browser coming back to the page, as with its Back button. */
export type SubmitEvent = 'submit' | 'refused' | 'accepted' | 'page-shown'

/** An event that a state does not know changes nothing: a second click submits nothing twice. */
export function afterSubmitEvent(state: SubmitState, event: SubmitEvent): SubmitState {
  return TRANSITIONS[state][event] ?? state
}

export function isSubmitDisabled(state: SubmitState): boolean {
  return state === 'validating' || state === 'submitting'
}

const TRANSITIONS: Record<SubmitState, Partial<Record<SubmitEvent, SubmitState>>> = {
  idle: { submit: 'validating' },
  validating: { refused: 'restored', accepted: 'submitting', 'page-shown': 'restored' },
  submitting: { refused: 'restored', 'page-shown': 'restored' },
  restored: { submit: 'validating' },
}
