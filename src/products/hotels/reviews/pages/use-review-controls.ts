/** What is chosen among the reviews is sent at once. The form itself stays as the server wrote it. */
import { useEffect } from 'react'

export function useReviewControls(id: string): void {
  useEffect(() => {
    const part = document.getElementById(id)
    part?.addEventListener('change', send)
    return () => part?.removeEventListener('change', send)
  }, [id])
}

function send({ target }: Event): void {
  if (target instanceof HTMLSelectElement) target.form?.requestSubmit()
}
