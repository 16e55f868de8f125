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
  const [known, setKnown] = useState({ listUrl, hotels: NOTHING })
  if (known.listUrl !== listUrl) setKnown({ listUrl, hotels: NOTHING })
  const { hotels } = known
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
      if (found) setKnown((before) => ({ ...before, hotels: withHotels(before.hotels, found) }))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      own.abort()
    }
  }, [url])

  return hotels
}

const NOTHING: HotelsById = new Map()

function withHotels(known: HotelsById, found: readonly MapHotel[]): HotelsById {
  return new Map([...known, ...found.map((hotel) => [hotel.id, hotel] as const)])
}
