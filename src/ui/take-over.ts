/** What a visitor did to a control before the page came to life, which is not lost. */
import { type RefObject, useEffect, useRef } from 'react'

/** Hydration leaves the control as it stands; `tell` hears of it once, and judges the difference. */
export function useTakeOver<Control extends HTMLElement>(
  tell: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  useEffect(() => {
    if (control.current) tell(control.current)
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
  return control
}
