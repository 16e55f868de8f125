/**
 * The frame around every page: skip link, consent, header, content, footer.
 *
 * Only the content comes to life. Header and footer are written by the server and stay as they are:
 * the browser gets neither their code nor their data, only the small scripts of `use-shell.ts`.
 */
import type { ReactNode } from 'react'
import '../../../ui/base.css'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Footer } from './footer.tsx'
import footer from './footer.module.css'
import { Header } from './header.tsx'
import header from './header.module.css'
import styles from './page-frame.module.css'
import { useShell } from './use-shell.ts'

interface PageFrameProps {
  /** Whose own page it is. */
  hotelId?: number
  children: ReactNode
}

export function PageFrame({ hotelId, children }: PageFrameProps) {
  const { text, shell } = usePage()
  useShell(hotelId)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      {import.meta.env.SSR ? (
        <div>
          <ConsentBanner />
        </div>
      ) : (
        <div {...AS_WRITTEN} />
      )}
      {import.meta.env.SSR ? (
        <header
          className={header.header}
          {...(writtenAs(shell?.header) ?? { children: <Header /> })}
        />
      ) : (
        <header className={header.header} {...AS_WRITTEN} />
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {import.meta.env.SSR ? (
        <footer
          className={footer.footer}
          {...(writtenAs(shell?.footer) ?? { children: <Footer /> })}
        />
      ) : (
        <footer className={footer.footer} {...AS_WRITTEN} />
      )}
    </div>
  )
}

function writtenAs(html: string | undefined) {
  return html === undefined ? null : { dangerouslySetInnerHTML: { __html: html } }
}

/** React leaves alone what is inside an element whose HTML it did not make. */
const AS_WRITTEN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
