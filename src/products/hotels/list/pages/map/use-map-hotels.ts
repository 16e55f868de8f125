/** What pop-ups and the list beside the map say of hotels, asked for when they come into view. */
import { useEffect, useRef, useState } from 'react'
import { MAX_ASKED_HOTELS } from '../../rules/map-question.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResults } from '../results-context.tsx'
import { askForMap, mapCallUrl } from './map-call.ts'
import { type MapHotel, readHotels } from './read-map-answer.ts'

/** A map that is still being moved asks for nothing. */
const REST_MS = 120

export type HotelsById = ReadonlyMap<number, MapHotel>

export function useMapHotels(ids: readonly number[]): HotelsById {
  const { site } = usePage()
  const { page, list } = useResults()
  const state = { ...list.shown, page: 1 }
  // Filters change prices, so what was known under others is forgotten.
  const listUrl = mapCallUrl(site, page, { state, ids: [] })
  const [known, setKnown] = useState<{ listUrl: string; hotels: HotelsById }>({
    listUrl,
    hotels: new Map(),
  })
  const hotels = known.listUrl === listUrl ? known.hotels : NOTHING
  const missing = ids.filter((id) => !hotels.has(id)).slice(0, MAX_ASKED_HOTELS)
  const url = missing.length > 0 ? mapCallUrl(site, page, { state, ids: missing }) : ''
  const failed = useRef('')

  useEffect(() => {
    if (url === '' || failed.current === url) return
    const own = new AbortController()
    const timer = setTimeout(async () => {
      const found = await askForMap(url, readHotels, own.signal)
      if (own.signal.aborted) return
      failed.current = url
      if (found) setKnown((before) => withHotels(before, listUrl, found))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [url, listUrl])

  return hotels
}

const NOTHING: HotelsById = new Map()

function withHotels(
  before: { listUrl: string; hotels: HotelsById },
  listUrl: string,
  found: readonly MapHotel[],
) {
  const kept = before.listUrl === listUrl ? before.hotels : NOTHING
  return {
    listUrl,
    hotels: new Map([...kept, ...found.map((hotel) => [hotel.id, hotel] as const)]),
  }
}
