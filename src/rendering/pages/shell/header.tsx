/** What the head of every page holds: brand, verticals, search, and what belongs to the visitor. */
import { pathOf } from '../../../site/routes.ts'
import { isLinked } from '../../../site/sections.ts'
import { AccountMenu, SignOutForm } from '../../../accounts/pages/account-menu.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { brandOf } from '../../../site/brands.ts'
import { brandName } from '../../../site/brand-names.ts'
import bag from 'icon:shopping-bag'
import { Icon } from '../../../ui/icon.tsx'
import cartLinkStyles from './cart-link.module.css'
import search from 'icon:search'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import spoken from '../../../ui/spoken.module.css'
import headerSearchStyles from './header-search.module.css'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import close from 'icon:x'
import open from 'icon:menu'
import { Avatar, FAVOURITES_ID } from '../../../accounts/pages/avatar.tsx'
import menuStyles from './menu.module.css'
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

/** The way back to the rooms that are kept; `page-frame.tsx` shows it to whoever has some. */
function CartLink() {
  const { site, text } = usePage()
  return (
    <a className={cartLinkStyles.cart} href={pathOf(site, 'cart')} hidden>
      <Icon of={bag} />
      <span className={cartLinkStyles.words}>{text('cart.title')}</span>
    </a>
  )
}

/**
 * The search box of the header: a plain form, small and complete without scripts. `page-frame.tsx`
 * puts the list of suggestions in its place when somebody turns to it.
 */
function HeaderSearch() {
  const { site, text } = usePage()
  if (!isLinked(site, 'hotelHome')) return null
  const label = text('suggestions.search', { brand: brandName(site) })
  return (
    <div className={headerSearchStyles.search}>
      <search>
        <form className={headerSearchStyles.form} action={pathOf(site, 'hotelHome')} method="get">
          <label className={headerSearchStyles.label} htmlFor="header-search">
            <Icon of={search} />
            <span className={spoken.text}>{label}</span>
          </label>
          <input
            className={headerSearchStyles.input}
            id="header-search"
            name={HOTEL_FIELDS.destinationText}
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
    </div>
  )
}

/** The same links behind one button, where the header is too narrow for them. The browser opens it. */
function Menu() {
  const { site, text, path, person } = usePage()
  const links = [...verticalLinks(site), ...personalLinks(site, person !== null)]
  if (links.length === 0) return null
  return (
    <details className={menuStyles.menu}>
      <summary className={menuStyles.button}>
        <Icon of={open} className={menuStyles.open} />
        <Icon of={close} className={menuStyles.close} />
        {text('nav.menu')}
      </summary>
      <nav className={menuStyles.panel} aria-label={text('nav.main')}>
        <ul className={menuStyles.links}>
          {links.map((link) => (
            <li key={link.route}>
              <a
                className={menuStyles.link}
                href={link.href}
                aria-current={currentMark(link, site, path)}
              >
                {text(link.label)}
              </a>
            </li>
          ))}
          {person && (
            <>
              <li>
                <a className={menuStyles.link} href={pathOf(site, 'account')}>
                  <Avatar of={person.avatar} />
                  {text('account.your.title')}
                </a>
              </li>
              <li>
                <a className={menuStyles.link} href={`${pathOf(site, 'account')}#${FAVOURITES_ID}`}>
                  {text('account.favourites')}
                </a>
              </li>
              <li>
                <SignOutForm className={menuStyles.link} />
              </li>
            </>
          )}
        </ul>
      </nav>
    </details>
  )
}
