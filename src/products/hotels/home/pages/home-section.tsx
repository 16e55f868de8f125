/** A titled part of the home page; without content there is no title either. */
import type { ReactNode } from 'react'
import styles from './home-section.module.css'

interface HomeSectionProps {
  id: string
  title: string
  subtitle?: string
  children: ReactNode
}

export function HomeSection({ id, title, subtitle, children }: HomeSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  )
}
