/** The pin whose pop-up is open, and where focus goes when it closes. */
import { useCallback, useRef, useState } from 'react'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import type { MapPins } from './map-pins.ts'

export interface ChosenPin extends GeoPoint {
  hotelId: number
  from: 'list' | 'pin'
}

export function useChosenPin() {
  const [chosen, setChosen] = useState<ChosenPin | null>(null)
  const [popupElement] = useState(() => document.createElement('div'))
  const entry = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLElement | null>(null)

  const choose = useCallback((pins: MapPins, at: number, from: ChosenPin['from']) => {
    // The entry of the list is what had the focus; closing gives it back.
    entry.current = from === 'list' ? (document.activeElement as HTMLElement) : null
    list.current = entry.current?.closest('section') ?? null
    setChosen({
      hotelId: pins.id[at]!,
      latitude: pins.latitude[at]!,
      longitude: pins.longitude[at]!,
      from,
    })
  }, [])

  const forget = useCallback(() => {
    setChosen(null)
    const isFocusLost =
      popupElement.contains(document.activeElement) || document.activeElement === document.body
    if (!isFocusLost || !entry.current) return
    entry.current.focus()
    // The list may be closed by now, or be of another part of the map.
    if (document.activeElement !== entry.current) list.current?.querySelector('button')?.focus()
  }, [popupElement])

  return { chosen, choose, forget, popupElement }
}
