/** What stands in the lightbox while there are no photos: that they come, did not come, or are none. */
import imageOff from 'icon:image-off'
import { problem } from '../../site/problems.ts'
import { usePage } from '../page-context.tsx'
import button from '../button.module.css'
import { Icon } from '../icon.tsx'
import { problemText } from '../form/problem-text.ts'
import styles from './lightbox-wait.module.css'

interface LightboxWaitProps {
  isEmpty: boolean
  hasFailed: boolean
  onRetry: () => void
}

export function LightboxWait({ isEmpty, hasFailed, onRetry }: LightboxWaitProps) {
  const { text } = usePage()
  if (hasFailed)
    return (
      <div className={styles.wait} role="alert">
        <Icon of={imageOff} size={32} />
        <p>{problemText(text, problem('content-failed'))}</p>
        <button type="button" className={button.quiet} onClick={onRetry}>
          {text('action.retry')}
        </button>
      </div>
    )
  return (
    <output className={styles.wait}>
      {!isEmpty && <span className={styles.spinner} />}
      <span>{text(isEmpty ? 'gallery.empty' : 'gallery.loading')}</span>
    </output>
  )
}
