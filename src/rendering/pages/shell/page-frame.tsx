/**
 * The frame around every page: skip link, consent, header, content, footer.
 *
 * Only the content comes to life. Header and footer are written by the server and stay as they are:
 * the browser gets neither their code nor their data, only the small scripts of `page-frame.tsx`.
 */
import { type ReactNode, useEffect } from 'react'
import '../../../ui/base.css'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { type PageSurroundings, usePage } from '../../../ui/page-context.tsx'
import { Footer } from './footer.tsx'
import footer from './footer.module.css'
import { Header } from './header.tsx'
import header from './header.module.css'
import styles from './page-frame.module.css'
import type { PagePerson } from '../../../site/person.ts'
import { pathOf } from '../../../site/routes.ts'
import type { Site } from '../../../site/site.ts'
import { watchErrors } from '../../../ui/browser/error-log.ts'
import { loadLate } from '../../../ui/browser/late-script.ts'
import { answerBanner } from '../consent/answer-banner.ts'
import { trackIfAllowed } from '../../../tracking/pages/track-if-allowed.ts'
import { keepOfflinePage } from '../keep-offline-page.ts'
import account from '../../../accounts/pages/account-menu.module.css'
import { closeOnLeaving } from '../../../ui/modal/close-on-leaving.ts'
import closeMenuStyles from './menu.module.css'
import { CART_MARK_COOKIE } from '../../../booking/rules/cart-mark.ts'
import { readCookie } from '../../../ui/browser/cookies.ts'
import showCartLinkStyles from './cart-link.module.css'
import suggestInHeaderStyles from './header-search.module.css'

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

/** The menus of the header close as one expects of menus. */
function closeMenuOnLeaving(): void {
  const menus = `.${closeMenuStyles['menu']}, .${account['menu']}`
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) closeOnLeaving(menu)
}

/** Headers are written for everybody; only a browser knows that somebody has rooms kept. */
function showCartLink(): void {
  const link = document.querySelector<HTMLElement>(`.${showCartLinkStyles['cart']}`)
  if (link && readCookie(CART_MARK_COOKIE)) link.hidden = false
}

/** Loads the suggestions of the header's search box when somebody turns to it. */
function suggestInHeader(page: PageSurroundings): void {
  const box = document.querySelector<HTMLElement>(`.${suggestInHeaderStyles['search']}`)
  const input = box?.querySelector('input')
  if (!box || !input) return
  let isComing = false
  const bringToLife = async () => {
    if (isComing) return
    isComing = true
    const part = await load()
    isComing = false
    // Should it not come, the plain form leads to the same place, and the next key asks again.
    if (part.ok && document.activeElement === input) part.value.putSuggestions(box, input, page)
  }
  box.addEventListener('pointerenter', () => void load(), { once: true })
  input.addEventListener('focus', () => void bringToLife())
  input.addEventListener('input', () => void bringToLife())
  // It may have been chosen before this script was there.
  if (document.activeElement === input) void bringToLife()
}

function load() {
  return loadLate(() => import('./living-search.tsx'))
}

// What goes on behind every page once it is alive.

/** The hotel is that of a hotel's own page. */
function useShell(hotelId?: number): void {
  const page = usePage()
  useEffect(() => {
    if (isAlive) return
    isAlive = true
    watchErrors(page.pageId)
    closeMenuOnLeaving()
    showCartLink()
    const tracked = { ...page, hotelId }
    answerBanner(tracked)
    suggestInHeader(page)
    trackIfAllowed(tracked)
    if (page.person) reportVisitor(page.site, page.person)
    keepOfflinePage(pathOf(page.site, 'home'))
  }, [page, hotelId])
}

/** Whoever is not signed in does not even load the code. */
function reportVisitor(site: Site, person: PagePerson): void {
  void loadLate(() => import('../../../accounts/pages/page-identity.ts')).then(
    (identity) => identity.ok && identity.value.followIdentity(site, person),
  )
}

/** A page's surroundings do not change; should it be rendered anew, once is enough. */
let isAlive = false
