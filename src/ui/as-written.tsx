/**
 * A part of the page that the server wrote and that stays as it is. Its children are for the server
 * alone, `import.meta.env.SSR && …`: so the browser is sent neither their code nor their texts.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface WrittenPart {
  id: string
  className?: string
}

export function AsWritten({ children, ...part }: WrittenPart & { children: ReactNode }) {
  return import.meta.env.SSR ? <div {...part}>{children}</div> : <LeftAlone {...part} />
}

/** For a part that only some browsers leave as it is. */
export function LeftAlone(part: WrittenPart) {
  // Kept, so that nothing is lost should React ever have to write the whole page anew.
  const [html] = useState(() => document.getElementById(part.id)?.innerHTML ?? '')
  return <div {...part} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

// What a visitor did to a control before the page came to life, which is not lost.

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

/**
 * For a page that the browser leaves as it is: its data would only be sent a second time. What is
 * marked so does not go into the page's data, and the browser must not ask for it.
 */
export function forServerOnly<T extends object>(data: T): T {
  return Object.defineProperty(data, 'toJSON', { value: () => undefined, enumerable: false })
}
