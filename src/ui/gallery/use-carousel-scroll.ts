/**
 * Keeps a row of slides and its position in step: a finger moves the row and the position follows;
 * a button moves the position and the row follows.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { glide } from './calm.ts'

export function useCarouselScroll(
  track: RefObject<HTMLElement | null>,
  position: number,
  onShow: (position: number) => void,
): void {
  /** Where the row is on its way to by itself; what it passes meanwhile is not shown. */
  const destination = useRef<number | null>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const row = track.current
    const wasFirst = isFirst.current
    isFirst.current = false
    if (!row || slideAt(row) === position) return
    destination.current = position
    const isNear = Math.abs(slideAt(row) - position) === 1
    row.scrollTo({
      left: position * row.clientWidth,
      behavior: isNear && !wasFirst ? glide() : 'instant',
    })
  }, [track, position])

  const follow = useEffectEvent((row: HTMLElement) => {
    const slide = slideAt(row)
    if (destination.current === slide) destination.current = null
    if (destination.current === null && slide !== position) onShow(slide)
  })
  useEffect(() => {
    const row = track.current
    if (!row) return
    const onScroll = () => follow(row)
    const takeOver = () => {
      destination.current = null
    }
    row.addEventListener('scroll', onScroll, { passive: true })
    // Also fired for a glide that another one has cut short, and that one goes on.
    row.addEventListener('scrollend', onScroll)
    row.addEventListener('touchstart', takeOver, { passive: true })
    row.addEventListener('wheel', takeOver, { passive: true })
    return () => {
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('scrollend', onScroll)
      row.removeEventListener('touchstart', takeOver)
      row.removeEventListener('wheel', takeOver)
    }
  }, [track])
}

function slideAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)
}
