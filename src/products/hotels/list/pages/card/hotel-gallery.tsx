/** All photos of a hotel from the list, fetched when they are asked for. */
import { usePage } from '../../../../../ui/page-context.tsx'
import { Lightbox } from '../../../../../ui/gallery/lightbox.tsx'
import { useEffect, useState } from 'react'
import type { HotelPhoto } from '../../../../../ui/rules/photo-sizes.ts'
import { pathOf } from '../../../../../site/routes.ts'
import { requestJson } from '../../../../../ui/browser/requests.ts'

interface HotelGalleryProps {
  hotelId: number
  hiddenOfferId: number | null
  /** Empty for a hotel that is sold without it. */
  name: string
  onClose: () => void
}

export default function HotelGallery({ hotelId, hiddenOfferId, name, onClose }: HotelGalleryProps) {
  const { text } = usePage()
  const { photos, hasFailed, retry } = useHotelPhotos(hotelId, hiddenOfferId)
  return (
    <Lightbox
      name={name || text('card.hidden-name')}
      photos={photos}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={onClose}
    />
  )
}

// The photos call's answer, read into the rules' words.

/** Null when it is not an answer of that call; a photo without a source is left out. */
export function readPhotos(answer: unknown): HotelPhoto[] | null {
  const photos = (answer as { accommodationPhotos?: unknown } | null)?.accommodationPhotos
  if (!Array.isArray(photos)) return null
  return photos.flatMap((photo: Partial<HotelPhoto> | null) => {
    const { picture, thumbnail = picture, description = '' } = photo ?? {}
    return picture && thumbnail ? [{ picture, thumbnail, description }] : []
  })
}

/** A hotel's photos, fetched when they are first wanted. */
export interface HotelPhotos {
  /** Null until they are there. */
  photos: HotelPhoto[] | null
  hasFailed: boolean
  retry: () => void
}

function useHotelPhotos(hotelId: number, hiddenOfferId: number | null): HotelPhotos {
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
