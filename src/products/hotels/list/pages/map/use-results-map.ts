/** The state of the open map: what it knows, what is seen, and which pop-up is open. */
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { readBounds } from '../../../../../places/rules/map-bounds.ts'
import { MOST_ASKED_HOTELS } from '../../rules/map-question.ts'
import { RESULTS_ZOOM } from '../../rules/map-view.ts'
import { MOST_ZOOM } from '../../../../../places/rules/map-projection.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResults } from '../results-context.tsx'
import { clusterPins } from './cluster-pins.ts'
import { mapMarks } from './map-marks.ts'
import { useMapOverlay } from './map-overlay-state.ts'
import { boundsOfPins, type MapPins, NO_PINS, pinsWithin } from './map-pins.ts'
import type { PinMap } from './pin-map.ts'
import { useChosenPin } from './use-chosen-pin.ts'
import { useMapSearch } from './use-map-search.ts'
import { useMapHotels } from './use-map-hotels.ts'
import { useMapPins } from './use-map-pins.ts'
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
  const listed = useMemo(() => inView.slice(0, MOST_ASKED_HOTELS), [inView])
  const chosenId = chosen?.hotelId
  const wanted = useMemo(
    () => [...(chosenId ? [chosenId] : []), ...listed.map((at) => pins.id[at]!)],
    [chosenId, listed, pins],
  )
  const hotels = useMapHotels(wanted)

  /** A cluster opens into its members; what stands at one door shows its cheapest. */
  const openCluster = useEffectEvent((members: readonly number[]) => {
    const bounds = boundsOfPins(pins, members)
    if (bounds && zoom < MOST_ZOOM) map?.zoomInto(bounds)
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
const MOST_IN_VIEW = 0.9

function showAll(map: PinMap, opening: Opening, pins: MapPins): void {
  openAt(map, opening)
  const seen = pinsWithin(pins, map.place().bounds).length
  const bounds = boundsOfPins(pins)
  if (bounds && seen < pins.id.length * MOST_IN_VIEW) openAt(map, { bounds })
}
