/** The top of a page with a search form: what it is for, the form, and the sea. */
import type { ReactNode } from 'react'
import type { SearchTab } from '../../site/sections.ts'
import { SearchWidget } from './search-widget.tsx'
import styles from './search-hero.module.css'

interface SearchHeroProps {
  title: string
  subtitle: string
  tab: SearchTab
  /** The form. */
  children: ReactNode
}

export function SearchHero({ title, subtitle, tab, children }: SearchHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <SearchWidget tab={tab} label={title}>
          {children}
        </SearchWidget>
      </div>
      <svg className={styles.waves} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden>
        <path className={styles.farWave} d="M0 36C260-18 520 4 720 40s460 46 720-8v58H0Z" />
        <path className={styles.nearWave} d="M0 62C300 18 560 30 800 56s420 22 640-12v46H0Z" />
      </svg>
    </div>
  )
}
