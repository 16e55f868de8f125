/** The one photo that is looked at, with a way to either side. */
import { type PointerEvent, useEffect, useRef } from 'react'
import { type HotelPhoto, photoSource } from '../rules/photo-sizes.ts'
import { usePage } from '../page-context.tsx'
import { positionAfter, stepOfSwipe } from './gallery-steps.ts'
import type { LightboxFailure } from '../rules/lightbox.ts'
import { Photo } from './photo.tsx'
import { pictureSources } from './picture-sources.ts'
import { RoundButton } from './round-button.tsx'
import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import lightboxStageStyles from './lightbox-stage.module.css'

/** A photo fills the stage's height, which is mostly less than its width. */
const SHOWN_WIDTH = 'min(100vw, 120vh)'

interface LightboxStageProps {
  photos: readonly HotelPhoto[]
  position: number
  onShow: (position: number) => void
  onSettled: (failure: LightboxFailure | null) => void
}

export function LightboxStage({ photos, position, onShow, onSettled }: LightboxStageProps) {
  const { site, text } = usePage()
  const count = photos.length
  const photo = photos[position]!
  const touched = useRef<{ x: number; y: number } | null>(null)
  usePreloaded(photos[(position + 1) % count]!)
  usePreloaded(photos[(position - 1 + count) % count]!)

  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = touched.current
    touched.current = null
    const step = from && stepOfSwipe(clientX - from.x, clientY - from.y)
    if (step && step !== 'toggle-slideshow') onShow(positionAfter(step, position, count))
  }
  return (
    <div
      className={lightboxStageStyles.stage}
      onPointerDown={({ clientX, clientY }) => {
        touched.current = { x: clientX, y: clientY }
      }}
      onPointerUp={onPointerUp}
    >
      {count > 1 && (
        <RoundButton
          icon={left}
          className={lightboxStageStyles.previous}
          name={text('gallery.previous')}
          onClick={() => onShow(position - 1)}
        />
      )}
      <div key={position} className={lightboxStageStyles.photo}>
        <img
          className={lightboxStageStyles.preview}
          src={photoSource(photo.thumbnail, site)}
          alt=""
          draggable={false}
        />
        <Photo photo={photo} isCurrent sizes={SHOWN_WIDTH} onSettled={onSettled} />
      </div>
      {count > 1 && (
        <RoundButton
          icon={right}
          className={lightboxStageStyles.next}
          name={text('gallery.next')}
          onClick={() => onShow(position + 1)}
        />
      )}
    </div>
  )
}

/** So that the next step finds its photo already there. */
function usePreloaded(photo: HotelPhoto): void {
  const { src, srcSet = '' } = pictureSources(photo, usePage().site)
  useEffect(() => {
    Object.assign(new Image(), { sizes: SHOWN_WIDTH, srcset: srcSet, src })
  }, [src, srcSet])
}
