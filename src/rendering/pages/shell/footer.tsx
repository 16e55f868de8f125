/** What the foot of every page holds: promises, ways on, the other countries, who is behind it. */
import type { ReactNode } from 'react'
import price from 'icon:badge-check'
import cancellation from 'icon:calendar-x-2'
import reviews from 'icon:star'
import type { OwnClaim } from '../../../site/own-claims.ts'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { brandName } from '../../../site/brand-names.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { personalLinks, verticalLinks } from './navigation.ts'

const CLAIM_ICONS: Record<OwnClaim, string> = { reviews, price, cancellation }

export function Footer() {
  const { site, text, editions, person, claims } = usePage()
  const brand = brandName(site)
  const verticals = verticalLinks(site)
  const others = editions.filter(({ lang }) => lang !== site.edition.conventions)
  const cookies = { href: pathOf(site, 'consent'), label: text('shell.cookies') }
  return (
    <div className={styles.inner}>
      {claims.held.length > 0 && (
        <ul className={styles.claims} aria-label={text('shell.claims')}>
          {claims.held.map((claim) => (
            <li key={claim} className={styles.claim}>
              <Icon of={CLAIM_ICONS[claim]} className={styles.icon} />
              {text(`claim.${claim}`)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        {verticals.length > 0 && (
          <LinkList id="footer-verticals" title={text('shell.verticals', { brand })}>
            {verticals.map(({ route, href, label }) => (
              <li key={route}>
                <a href={href}>{text(label)}</a>
              </li>
            ))}
          </LinkList>
        )}
        <LinkList id="footer-visit" title={text('shell.your-visit')}>
          {personalLinks(site, person !== null).map(({ route, href, label }) => (
            <li key={route}>
              <a href={href}>{text(label)}</a>
            </li>
          ))}
          <li>
            <a href={cookies.href}>{cookies.label}</a>
          </li>
        </LinkList>
        <LinkList id="editions" title={text('shell.editions', { brand })} isLong>
          {others.map(({ href, name, lang }) => (
            <li key={href}>
              <a href={href} lang={lang} hrefLang={lang}>
                {name}
              </a>
            </li>
          ))}
        </LinkList>
      </div>
      <p className={styles.legal}>
        <Logo size={24} />
        {text('shell.legal', { brand })}
      </p>
    </div>
  )
}

interface LinkListProps {
  id: string
  title: string
  isLong?: boolean
  children: ReactNode
}

function LinkList({ id, title, isLong, children }: LinkListProps) {
  return (
    <nav className={isLong ? styles.long : undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  )
}
