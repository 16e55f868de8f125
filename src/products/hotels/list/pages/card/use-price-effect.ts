/** What a card does when its price arrives or falls while the search is still going on. */
import { useEffect, useRef, useState } from 'react'
import {
  IMPROVED_PRICE_FADE_MS,
  IMPROVED_PRICE_SHOWN_MS,
  priceEffect,
} from '../../rules/card-price-effect.ts'
import type { MinorUnits } from '../../../../../site/money.ts'

export type ShownPriceEffect = 'fade-in' | 'shown' | 'fading' | undefined

export function usePriceEffect(current: MinorUnits | null, status: number): ShownPriceEffect {
  // The price that came with the page was there from the beginning: it does not arrive.
  const previous = useRef(current)
  const [shown, show] = useState<ShownPriceEffect>()
  useEffect(() => {
    const effect = priceEffect({ previous: previous.current, current, status })
    if (current === previous.current) return
    previous.current = current
    if (effect === 'none') return show(undefined)
    if (effect === 'fade-in') return show('fade-in')
    show('shown')
    const fading = setTimeout(() => show('fading'), IMPROVED_PRICE_SHOWN_MS)
    const gone = setTimeout(() => show(undefined), IMPROVED_PRICE_SHOWN_MS + IMPROVED_PRICE_FADE_MS)
    return () => {
      clearTimeout(fading)
      clearTimeout(gone)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a search that ends moves no price
  }, [current])
  return shown
}
