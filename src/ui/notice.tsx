/** A box that says something about the whole page, until the visitor closes it. */
import type { ReactNode } from 'react'
import close from 'icon:x'
import { usePage } from './page-context.tsx'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  kind: 'warning' | 'error'
  onClose: () => void
  children: ReactNode
}

export function Notice({ kind, onClose, children }: NoticeProps) {
  const { text } = usePage()
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={styles.words}>{children}</div>
      <button
        type="button"
        className={styles.close}
        aria-label={text('action.close')}
        onClick={onClose}
      >
        <Icon of={close} />
      </button>
    </div>
  )
}
