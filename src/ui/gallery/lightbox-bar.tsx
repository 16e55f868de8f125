/** What the photos are of, which one is shown, and the ways to go on and out. */
import pause from 'icon:pause'
import play from 'icon:play'
import close from 'icon:x'
import type { HotelPhoto } from '../../products/hotels/catalogue/rules/hotel.ts'
import type { Lightbox } from '../rules/lightbox.ts'
import { usePage } from '../page-context.tsx'
import styles from './lightbox-bar.module.css'
import { PhotoCounter } from './photo-counter.tsx'
import { RoundButton } from './round-button.tsx'

interface LightboxBarProps {
  titleId: string
  title: string
  box: Lightbox
  /** Null where their number and the slideshow are told elsewhere. */
  photos: readonly HotelPhoto[] | null
  onToggleSlideshow: () => void
  onClose: () => void
}

export function LightboxBar(props: LightboxBarProps) {
  const { titleId, title, box, photos, onToggleSlideshow, onClose } = props
  const { text } = usePage()
  const isPlaying = box.isSlideshowOn
  return (
    <header className={styles.bar}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {photos && photos.length > 0 && (
        <PhotoCounter photos={photos} position={box.position} isPlaying={isPlaying} />
      )}
      {photos && photos.length > 1 && (
        <RoundButton
          icon={isPlaying ? pause : play}
          name={text(isPlaying ? 'gallery.pause' : 'gallery.play')}
          onClick={onToggleSlideshow}
        />
      )}
      <RoundButton icon={close} name={text('action.close')} onClick={onClose} />
    </header>
  )
}
