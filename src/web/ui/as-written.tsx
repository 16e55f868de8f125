/**
 * A part of the page that the server wrote and that stays as it is: the browser needs neither its
 * code nor its texts. On the server the same element stands around the part itself.
 */
import { useState } from 'react'

export function AsWritten({ id }: { id: string }) {
  // Kept, so that nothing is lost should React ever have to write the whole page anew.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
