/** The same links behind one button, where the header is too narrow for them. The browser opens it. */
import close from 'icon:x'
import open from 'icon:menu'
import { pathOf } from '../../../site/routes.ts'
import { Avatar } from '../../../accounts/pages/avatar.tsx'
import { FAVOURITES_ID } from '../../../accounts/pages/favourites-id.ts'
import { SignOutForm } from '../../../accounts/pages/sign-out-form.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './menu.module.css'
import { currentMark, personalLinks, verticalLinks } from './navigation.ts'

export function Menu() {
  const { site, text, path, person } = usePage()
  const links = [...verticalLinks(site), ...personalLinks(site, person !== null)]
  if (links.length === 0) return null
  return (
    <details className={styles.menu}>
      <summary className={styles.button}>
        <Icon of={open} className={styles.open} />
        <Icon of={close} className={styles.close} />
        {text('nav.menu')}
      </summary>
      <nav className={styles.panel} aria-label={text('nav.main')}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.route}>
              <a
                className={styles.link}
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
                <a className={styles.link} href={pathOf(site, 'account')}>
                  <Avatar of={person.avatar} />
                  {text('account.your.title')}
                </a>
              </li>
              <li>
                <a className={styles.link} href={`${pathOf(site, 'account')}#${FAVOURITES_ID}`}>
                  {text('account.favourites')}
                </a>
              </li>
              <li>
                <SignOutForm className={styles.link} />
              </li>
            </>
          )}
        </ul>
      </nav>
    </details>
  )
}
