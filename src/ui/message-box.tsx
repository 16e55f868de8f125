/** Something about the whole page that stays until it is no longer true. */
import type { ReactNode } from 'react'
import styles from './message-box.module.css'

interface MessageBoxProps {
  kind: 'info' | 'warning' | 'error' | 'success'
  title: string
  children?: ReactNode
}

export function MessageBox({ kind, title, children }: MessageBoxProps) {
  return (
    <div className={styles.box} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
