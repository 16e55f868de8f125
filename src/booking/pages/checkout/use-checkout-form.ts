/**
 * Checks the checkout form before it is sent, by the same rules as the server, which has the last
 * word. A field's problem goes away as soon as somebody turns to the field.
 */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { type AskedForm, checkoutProblems } from '../../rules/read-checkout.ts'
import type { Day } from '../../../site/calendar-day.ts'
import type { Problem } from '../../../site/problems.ts'
import { useBusyForm } from '../../../ui/form/busy-form.ts'
import type { FormState } from '../../../ui/form/form-problem-text.ts'

interface CheckedForm {
  /** As it was sent last. */
  form: FormState
  /** Null while nobody can tell what is in the cart: then only the server can. */
  asked: AskedForm | null
  takesCards: boolean
  today: Day
}

export function useCheckoutForm({ form, asked, takesCards, today }: CheckedForm) {
  const busy = useBusyForm()
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>(form.problems)
  /** Counts refusals, so that each leads to its first field. */
  const [refusals, setRefusals] = useState(form.problems.length > 0 ? 1 : 0)
  const isLeading = useRef(false)
  // A page that answers a form would be sent again by Back and by reloading, or not be shown at
  // all. Its address can be asked for as well.
  useEffect(() => history.replaceState(history.state, '', location.href), [])
  useEffect(() => {
    if (refusals === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // Where it leads by itself, the problem must still be there to be read aloud.
    isLeading.current = true
    ;(wrong ?? document.querySelector<HTMLElement>('#form-problems'))?.focus()
    isLeading.current = false
  }, [refusals])
  return {
    element,
    form: { values: form.values, problems },
    isBusy: busy.isBusy,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // A button with an address of its own does not book.
      const { submitter } = event.nativeEvent as SubmitEvent
      if (submitter?.hasAttribute('formaction')) return
      const sent = Object.fromEntries(new FormData(event.currentTarget))
      const wrong = asked ? checkoutProblems(sent, asked, { takesCards, today }) : []
      if (wrong.length === 0) return busy.onSubmit(event)
      event.preventDefault()
      setProblems(wrong)
      setRefusals((count) => count + 1)
    },
    onFocus({ target }: FocusEvent) {
      if (!isLeading.current) clear((target as HTMLInputElement).name)
    },
    /** Whoever was led to a field need not leave it and come back. */
    onInput({ target }: FormEvent) {
      clear((target as HTMLInputElement).name)
    },
  }

  function clear(field: string): void {
    if (!field) return
    setProblems((known) =>
      known.some((each) => each.field === field)
        ? known.filter((each) => each.field !== field)
        : known,
    )
  }
}
