/** The frame around every page: skip link, consent, header, content, footer. */
import type { ReactNode } from 'react'
import '../base.css'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { usePage } from '../page-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page-frame.module.css'
import { usePageWatch } from './use-page-watch.ts'

export function PageFrame({ children }: { children: ReactNode }) {
  const { text } = usePage()
  usePageWatch()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <ConsentBanner />
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
