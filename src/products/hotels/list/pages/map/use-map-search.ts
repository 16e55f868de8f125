/**
 * Searching where the map is, instead of the destination. The part of the map is a piece of the
 * list's own state, so the list beside it, its counts, its address and Back follow.
 */
import { useEffect, useRef, useState } from 'react'
import { type ListState, withPreFilters } from '../../rules/list-state.ts'
import { type MapBounds, writeBounds } from '../../../../../places/rules/map-bounds.ts'
import { useResults } from '../results-context.tsx'

/** A map that is still being moved searches nothing. */
const REST_MS = 250

export interface MapSearch {
  isOn: boolean
  turn: (isOn: boolean, bounds: MapBounds | null) => void
  moveTo: (bounds: MapBounds) => void
  /** Whether a list is what the map itself has asked for, and therefore shows already. */
  isOwn: (state: ListState) => boolean
}

export function useMapSearch(): MapSearch {
  const { list } = useResults()
  const { asked, change } = list
  const [area] = asked.preFilters.area ?? []
  const [wants, setWants] = useState(false)
  const own = useRef<string | undefined>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  // Back, or taking the filter off, ends it; a link that names a part of the map begins it.
  const [before, setBefore] = useState(area)
  if (before !== area) {
    setBefore(area)
    if (area === undefined) setWants(false)
  }

  function searchIn(bounds: MapBounds | null) {
    const { area: _, ...others } = asked.preFilters
    own.current = bounds ? writeBounds(bounds) : undefined
    if (own.current === area) return
    const preFilters = own.current ? { ...others, area: [own.current] } : others
    // One step back leads out of the map's search, however often the map was moved.
    change(withPreFilters(asked, preFilters), area && own.current ? 'replace' : 'add')
  }

  const isOn = wants || area !== undefined
  return {
    isOn,
    turn(on, bounds) {
      setWants(on)
      if (on !== isOn) searchIn(on ? bounds : null)
    },
    moveTo(bounds) {
      clearTimeout(resting.current)
      if (isOn) resting.current = setTimeout(() => searchIn(bounds), REST_MS)
    },
    isOwn: ({ preFilters }) => own.current !== undefined && preFilters.area?.[0] === own.current,
  }
}
