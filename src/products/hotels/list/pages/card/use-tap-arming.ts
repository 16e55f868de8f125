/**
 * On small screens the whole card can be tapped. The first touch arms it and a click after that
 * follows it, so that a thumb that only scrolls past opens nothing.
 */
import { useRef, type MouseEvent, type TouchEvent } from 'react'
import { isSmallScreen } from '../../../../../ui/browser/screen-size.ts'
import type { CardLink } from './card-link.ts'

/** For an element that tells as its data where it leads. */
export function useTapArming(target: CardLink['target']) {
  const isArmed = useRef(false)
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      isArmed.current = event.touches.length === 1
    },
    onTouchMove: () => {
      isArmed.current = false
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isArmed.current || !isSmallScreen()) return
      isArmed.current = false
      // Links and buttons of the card do what they say.
      if ((event.target as Element).closest('a, button, input, label, summary, dialog')) return
      window.open(event.currentTarget.dataset['url'], target, 'noopener')
    },
  }
}
