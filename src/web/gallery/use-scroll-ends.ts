/** Whether a row that scrolls sideways has come to one of its ends. */
import { type RefObject, useEffect, useState } from 'react'

export function useScrollEnds(row: RefObject<HTMLElement | null>, layout: unknown) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // Widths and places are rounded differently.
      setEnds({ isAtStart: scrollLeft < 2, isAtEnd: scrollLeft + clientWidth > scrollWidth - 2 })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [row, layout])
  return ends
}
