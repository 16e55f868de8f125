/** A container whose content is being worked on: a veil and a spinner lie over it meanwhile. */
import type { ReactNode } from 'react'
import { usePage } from '../page-context.tsx'
import spoken from '../spoken.module.css'
import styles from './loader-overlay.module.css'

export interface LoaderOverlayProps {
  isShown: boolean
  className?: string | undefined
  /** What lies under the veil; it cannot be used while the veil is there. */
  children?: ReactNode
}

/** It is the container itself, because a veil needs something to lie over. */
export function LoaderOverlay({ isShown, className, children }: LoaderOverlayProps) {
  const { text } = usePage()
  return (
    <div
      className={[styles.container, className].filter(Boolean).join(' ')}
      aria-busy={isShown}
      data-busy={isShown || undefined}
    >
      <div className={styles.content} inert={isShown}>
        {children}
      </div>
      <output className={styles.veil}>
        {isShown && (
          <>
            <span className={styles.spinner} />
            <span className={spoken.text}>{text('modal.loading')}</span>
          </>
        )}
      </output>
    </div>
  )
}
