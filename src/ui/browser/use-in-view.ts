/** Whether an element has come into view; once it has, it stays so. */
import { useEffect, useRef, useState, type RefObject } from 'react'

export function useInView<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!part.current || isSeen) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true)
    })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [isSeen])
  return [part, isSeen]
}
