/** A form that is on its way is not sent again, however often somebody clicks. */
import { type FormEvent, useEffect, useRef, useState } from 'react'

export interface BusyForm {
  isBusy: boolean
  onSubmit: (event: FormEvent) => void
}

export function useBusyForm(): BusyForm {
  const [isBusy, setIsBusy] = useState(false)
  // State would be known only after the next render: too late for the second half of a double click.
  const isSent = useRef(false)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isSent.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  return {
    isBusy,
    onSubmit(event) {
      if (isSent.current) event.preventDefault()
      isSent.current = true
      setIsBusy(true)
    },
  }
}
