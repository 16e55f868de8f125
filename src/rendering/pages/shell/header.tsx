/** What the head of every page holds: brand, verticals, search, and what belongs to the visitor. */
import { pathOf } from '../../../site/routes.ts'
import { AccountMenu } from '../../../accounts/pages/account-menu.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { brandOf } from '../../../site/brands.ts'
import { CartLink } from './cart-link.tsx'
import { HeaderSearch } from './header-search.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { currentMark, type NavigationLink, personalLinks, verticalLinks } from './navigation.ts'

export function Header() {
  const { site, text, path, person } = usePage()
  const personal = personalLinks(site, person !== null)
  const anchor = (link: NavigationLink, className: string | undefined) => (
    <a className={className} href={link.href} aria-current={currentMark(link, site, path)}>
      {text(link.label)}
    </a>
  )
  return (
    <div className={styles.inner}>
      <a className={styles.brand} href={pathOf(site, 'home')}>
        <Logo />
        {brandOf(site).word}
      </a>
      <nav className={styles.wide} aria-label={text('nav.main')}>
        <ul className={styles.links}>
          {verticalLinks(site).map((link) => (
            <li key={link.route}>{anchor(link, styles.link)}</li>
          ))}
        </ul>
      </nav>
      <HeaderSearch />
      <CartLink />
      {personal.length > 0 && (
        <ul className={styles.personal}>
          {personal.map((link) => (
            <li key={link.route}>{anchor(link, styles.pill)}</li>
          ))}
        </ul>
      )}
      {person && <AccountMenu person={person} />}
      <Menu />
    </div>
  )
}
