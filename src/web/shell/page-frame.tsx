/** The frame around every page: skip link, header, content, footer. */
import type { ReactNode } from 'react'
import { pathOf } from '../../core/routes.ts'
import '../base.css'
import { usePage } from '../page-context.tsx'
import { Logo } from './logo.tsx'
import styles from './page-frame.module.css'

export function PageFrame({ children }: { children: ReactNode }) {
  const { site, text, editions } = usePage()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.brand} href={pathOf(site, 'home')}>
            <Logo />
            alisio
          </a>
        </div>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav className={styles.inner} aria-labelledby="editions">
          <h2 id="editions" className={styles.footerTitle}>
            {text('shell.editions')}
          </h2>
          <ul className={styles.editions}>
            {editions.map(({ href, name, lang }) => (
              <li key={href}>
                <a href={href} lang={lang} hrefLang={lang}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  )
}
