/** The state of the open map: what it knows, what is seen, and which pop-up is open. */
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { MAX_ZOOM } from '../../../../../places/rules/map-projection.ts'
import { readBounds } from '../../../../../places/rules/map-bounds.ts'
import { writeBounds } from '../../../../../places/rules/map-bounds.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import { RESULTS_ZOOM } from '../../rules/map-view.ts'
import { MAX_ASKED_HOTELS } from '../../rules/map-question.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResults } from '../results-context.tsx'
import { boundsOfPins, clusterPins, type MapPins, NO_PINS, pinsWithin } from './map-pins.ts'
import { mapMarks } from './map-marks.ts'
import { useMapOverlay } from './map-overlay-state.ts'
import type { PinMap } from './pin-map.ts'
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import { type ListState, withPreFilters, writeListState } from '../../rules/list-state.ts'
import { useMapHotels } from './use-map-hotels.ts'
import { askForMap, mapCallUrl } from './map-call.ts'
import { type MapPinsAnswer, readPins } from './read-map-answer.ts'
import { openAt, type Opening, usePinMap, useTiles } from './use-pin-map.ts'

export function useResultsMap(element: RefObject<HTMLElement | null>) {
  const { site, text } = usePage()
  const { conventions } = site.edition
  const { list } = useResults()
  const { hotelId } = useMapOverlay()
  const search = useMapSearch()
  const area = readBounds(list.shown.preFilters.area?.[0] ?? '')
  // Before the pins are there: in the middle of what was found.
  const opening: Opening = area ? { area } : { spot: list.results.summary.request.meanPoint }
  const chosenPin = useChosenPin()
  const { chosen, choose } = chosenPin
  const { map, place } = usePinMap(element, opening, chosenPin.forget, ({ bounds }) =>
    search.moveTo(bounds),
  )
  const found = useMapPins()
  const pins = found.answer?.pins ?? NO_PINS
  useTiles(map, found.answer ? found.answer.tiles : found.phase === 'failed' ? null : undefined)

  const zoom = place?.zoom ?? RESULTS_ZOOM
  const clusters = useMemo(() => clusterPins(pins, zoom), [pins, zoom])
  const inView = useMemo(() => (place ? pinsWithin(pins, place.bounds) : []), [pins, place])
  const listed = useMemo(() => inView.slice(0, MAX_ASKED_HOTELS), [inView])
  const chosenId = chosen?.hotelId
  const wanted = useMemo(
    () => [...(chosenId ? [chosenId] : []), ...listed.map((at) => pins.id[at]!)],
    [chosenId, listed, pins],
  )
  const hotels = useMapHotels(wanted)

  /** A cluster opens into its members; what stands at one door shows its cheapest. */
  const openCluster = useEffectEvent((members: readonly number[]) => {
    const bounds = boundsOfPins(pins, members)
    if (bounds && zoom < MAX_ZOOM) map?.zoomInto(bounds)
    else choose(pins, members[0]!, 'pin')
  })
  const openPin = useEffectEvent((at: number) => choose(pins, at, 'pin'))
  const { currency } = list.results.summary.request
  const total = found.answer?.total ?? null
  const matchesPerPin = found.answer?.matchesPerPin ?? 1
  useEffect(() => {
    if (!map || !place) return
    const { bounds } = place
    const chosenAt = chosenId === undefined ? -1 : pins.id.indexOf(chosenId)
    const nameOf = (id: number) => hotels.get(id)?.name
    map.showMarks(
      mapMarks(
        { pins, clusters, zoom, bounds, chosen: chosenAt },
        { text, currency, conventions, nameOf, matchesPerPin },
        { onPin: (at) => openPin(at), onCluster: (members) => openCluster(members) },
      ),
    )
  }, [
    map,
    place,
    pins,
    clusters,
    zoom,
    chosenId,
    hotels,
    text,
    currency,
    conventions,
    matchesPerPin,
  ])

  const { popupElement } = chosenPin
  useEffect(() => {
    if (!map || !chosen) return
    map.openPopup(chosen, popupElement)
    // Whoever came from the list by keys goes on from here.
    if (chosen.from === 'list') popupElement.querySelector('button')?.focus({ preventScroll: true })
  }, [map, chosen, popupElement])

  const showOpening = useEffectEvent(() => {
    if (!map || !found.answer) return
    const at = hotelId === null ? -1 : pins.id.indexOf(hotelId)
    if (at < 0) {
      if (area) openAt(map, { area })
      else if (hotelId === null) showAll(map, opening, pins)
      return
    }
    openAt(map, { spot: { latitude: pins.latitude[at]!, longitude: pins.longitude[at]! } })
    choose(pins, at, 'pin')
  })
  // A new list, or another hotel asked for, moves the map; what a move of the map finds does not.
  const showing = found.answer ? `${hotelId} ${found.listKey}` : ''
  const shown = useRef('')
  useEffect(() => {
    if (showing === shown.current) return
    shown.current = showing
    if (!search.isOwn(list.shown)) showOpening()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each list
  }, [showing])

  return {
    popupElement,
    pins,
    hotels,
    listed,
    inViewCount: Math.round(inView.length * matchesPerPin),
    total,
    phase: found.phase,
    retry: found.retry,
    isSearching: search.isOn,
    setSearching: (isOn: boolean) => search.turn(isOn, place?.bounds ?? null),
    chosen: chosen && { ...chosen, at: pins.id.indexOf(chosen.hotelId) },
    choose: (at: number, from: 'list' | 'pin') => choose(pins, at, from),
    close: useCallback(() => map?.closePopup(), [map]),
    settle: useCallback(() => map?.settle(), [map]),
  }
}

/** A few hotels far out are no reason to see the others from farther than the specified zoom. */
const MAX_IN_VIEW = 0.9

function showAll(map: PinMap, opening: Opening, pins: MapPins): void {
  openAt(map, opening)
  const seen = pinsWithin(pins, map.place().bounds).length
  const bounds = boundsOfPins(pins)
  if (bounds && seen < pins.id.length * MAX_IN_VIEW) openAt(map, { bounds })
}

/** The pin whose pop-up is open, and where focus goes when it closes. */
export interface ChosenPin extends GeoPoint {
  hotelId: number
  from: 'list' | 'pin'
}

function useChosenPin() {
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

/** Every match of the list that is shown. */
export interface MapPinsState {
  /** Null until the first answer. */
  answer: MapPinsAnswer | null
  /** Which list it belongs to, whatever its order; the map fits itself to a new one. */
  listKey: string
  phase: 'loading' | 'settled' | 'failed'
  retry: () => void
}

function useMapPins(): MapPinsState {
  const { site } = usePage()
  const { page, list } = useResults()
  const [found, setFound] = useState<Pick<MapPinsState, 'answer' | 'listKey'>>({
    answer: null,
    listKey: '',
  })
  const [phase, setPhase] = useState<MapPinsState['phase']>('loading')
  const [tries, setTries] = useState(0)
  const state = list.shown
  const listKey = writeListState({ ...state, page: 1, sort: 'recommended' })
  const url = mapCallUrl(site, page, { state: { ...state, page: 1 }, ids: [] })

  useEffect(() => {
    const own = new AbortController()
    const ask = async () => {
      setPhase('loading')
      const answer = await askForMap(url, readPins, own.signal)
      if (own.signal.aborted) return
      setPhase(answer ? 'settled' : 'failed')
      if (answer) setFound({ answer, listKey })
    }
    void ask()
    return () => own.abort()
    // The key is a part of the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { ...found, phase, retry }
}

// Searching where the map is, instead of the destination. The part of the map is a piece of the
// list's own state, so the list beside it, its counts, its address and Back follow.

/** A map that is still being moved searches nothing. */
const REST_MS = 250

export interface MapSearch {
  isOn: boolean
  turn: (isOn: boolean, bounds: MapBounds | null) => void
  moveTo: (bounds: MapBounds) => void
  /** Whether a list is what the map itself has asked for, and therefore shows already. */
  isOwn: (state: ListState) => boolean
}

function useMapSearch(): MapSearch {
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
