/**
 * A part of the page that the server wrote and that stays as it is. Its children are for the server
 * alone, `import.meta.env.SSR && …`: so the browser is sent neither their code nor their texts.
 */
import { type ReactNode, useState } from 'react'

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
