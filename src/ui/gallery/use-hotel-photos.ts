/** A hotel's photos, fetched when they are first wanted. */
import { useEffect, useState } from 'react'
import type { HotelPhoto } from '../../products/hotels/catalogue/rules/hotel.ts'
import { pathOf } from '../../site/routes.ts'
import { requestJson } from '../browser/requests.ts'
import { usePage } from '../page-context.tsx'
import { readPhotos } from './read-photos.ts'

export interface HotelPhotos {
  /** Null until they are there. */
  photos: HotelPhoto[] | null
  hasFailed: boolean
  retry: () => void
}

export function useHotelPhotos(hotelId: number, hiddenOfferId: number | null): HotelPhotos {
  const { site } = usePage()
  const [photos, setPhotos] = useState<HotelPhoto[] | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const url =
    hiddenOfferId === null
      ? pathOf(site, 'hotelInfo', { what: 'photos', hotel: hotelId })
      : pathOf(site, 'hiddenHotelInfo', { what: 'photos', hidden: hiddenOfferId })
  useEffect(() => {
    const calledOff = new AbortController()
    void requestJson(url, { signal: calledOff.signal }).then((answer) => {
      if (calledOff.signal.aborted) return answer
      const read = answer.ok ? readPhotos(answer.value) : null
      if (read) setPhotos(read)
      else setFailedAttempt(attempt)
      return answer
    })
    return () => calledOff.abort()
  }, [url, attempt])
  const hasFailed = !photos && failedAttempt === attempt
  return { photos, hasFailed, retry: () => setAttempt(attempt + 1) }
}
