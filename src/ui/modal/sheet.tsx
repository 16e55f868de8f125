/** A panel of small screens that slides up from the lower edge, over everything else. */
import { type ReactNode, useId } from 'react'
import { useModalDialog } from './modal-dialog.ts'
import styles from './sheet.module.css'

export interface SheetProps {
  isOpen: boolean
  onDismiss: () => void
  title: string
  /** Takes the whole screen, for what scrolls without end. */
  isFullPage?: boolean
  /** Stays in view under what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

const TIMINGS = { openAfterMs: 10, removeAfterMs: 300 }

export function Sheet({ isOpen, onDismiss, title, isFullPage, footer, children }: SheetProps) {
  const titleId = useId()
  const { phase, ref, events } = useModalDialog({ isOpen, onDismiss, timings: TIMINGS })
  if (phase === 'absent') return null
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      data-shown={phase === 'shown' || undefined}
      data-full-page={isFullPage || undefined}
      aria-labelledby={titleId}
      {...events}
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
