/** "3 / 25", and for those who listen, what the third shows. */
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import { usePage } from '../page-context.tsx'
import spoken from '../spoken.module.css'
import photoCounterStyles from './photo-counter.module.css'

interface PhotoCounterProps {
  photos: readonly HotelPhoto[]
  position: number
  /** Nobody wants to be told of every photo that goes by on its own. */
  isPlaying: boolean
}

export function PhotoCounter({ photos, position, isPlaying }: PhotoCounterProps) {
  const { text } = usePage()
  const values = { position: position + 1, count: photos.length }
  const { description = '' } = photos[position] ?? {}
  return (
    <p className={photoCounterStyles.counter}>
      <span aria-hidden="true">
        {values.position} / {values.count}
      </span>
      <span className={spoken.text} aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="true">
        {text('gallery.position', { ...values, description })}
      </span>
    </p>
  )
}
