/**
 * A part of the page that the server wrote and that stays as it is. Its children are for the server
 * alone, `import.meta.env.SSR && …`: so the browser is sent neither their code nor their texts.
 */
import { type ReactNode, useState } from 'react'

export function AsWritten({ id, children }: { id: string; children: ReactNode }) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <LeftAlone id={id} />
}

function LeftAlone({ id }: { id: string }) {
  // Kept, so that nothing is lost should React ever have to write the whole page anew.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
