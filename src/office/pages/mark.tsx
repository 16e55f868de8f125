/** A state in one word, with the colour of what it means. */
import type { ReactNode } from 'react'
import styles from './parts.module.css'

export type MarkKind = 'good' | 'bad' | 'waiting' | 'plain'

export function Mark({ kind, children }: { kind: MarkKind; children: ReactNode }) {
  return (
    <span className={styles.mark} data-kind={kind}>
      {children}
    </span>
  )
}
