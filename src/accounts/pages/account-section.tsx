/** One matter of the account page. */
import { type ReactNode, useId } from 'react'
import styles from './account-page.module.css'

interface AccountSectionProps {
  /** For links, and the focus, that lead to it. */
  anchor?: string
  title: string
  text?: string
  children: ReactNode
}

export function AccountSection({ anchor, title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      {...(anchor ? { tabIndex: -1 } : {})}
      className={styles.section}
      aria-labelledby={id}
    >
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
