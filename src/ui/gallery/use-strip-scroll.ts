/** Keeps the chosen thumbnail in the middle of its row, and knows where the row ends. */
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { glide } from './calm.ts'

export function useStripScroll(row: RefObject<HTMLElement | null>, position: number) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  useEffect(() => {
    if (!row.current) return
    toMiddle(row.current, position, glide())
    // Keys move the choice; the focus of someone who uses them goes with it.
    const thumbnail = row.current.children[position]?.querySelector('button')
    if (row.current.contains(document.activeElement)) thumbnail?.focus({ preventScroll: true })
  }, [row, position])

  const followSize = useEffectEvent((strip: HTMLElement) => toMiddle(strip, position, 'instant'))
  useEffect(() => {
    const strip = row.current
    if (!strip) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip
      // Widths and places are rounded differently.
      setEnds({ isAtStart: scrollLeft < 6, isAtEnd: scrollLeft + clientWidth > scrollWidth - 6 })
    }
    const observer = new ResizeObserver(() => {
      followSize(strip)
      look()
    })
    observer.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}

function toMiddle(strip: HTMLElement, position: number, behavior: ScrollBehavior): void {
  const item = strip.children[position] as HTMLElement | undefined
  if (!item) return
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
  strip.scrollTo({ left, behavior })
}
