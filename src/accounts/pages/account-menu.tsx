/** What belongs to the person who is signed in, behind their picture. The browser opens it. */
import type { PagePerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Avatar, FAVOURITES_ID } from './avatar.tsx'
import spoken from '../../ui/spoken.module.css'
import styles from './account-menu.module.css'
import { CsrfField } from '../../ui/form/csrf-field.tsx'

export function AccountMenu({ person }: { person: PagePerson }) {
  const { site, text } = usePage()
  return (
    <details className={styles.menu}>
      <summary className={styles.button}>
        <Avatar of={person.avatar} />
        <span className={spoken.text}>{text('account.menu', { name: person.name })}</span>
        <span className={styles.name} aria-hidden="true">
          {firstName(person.name)}
        </span>
      </summary>
      <div className={styles.panel}>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={pathOf(site, 'account')}>
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
        </ul>
      </div>
    </details>
  )
}

function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? name
}

/** Signing out changes something, so it is a form and not a link. */
export function SignOutForm({ className }: { className?: string | undefined }) {
  const { site, text } = usePage()
  return (
    <form method="post" action={pathOf(site, 'signOut')}>
      <CsrfField />
      <button className={className}>{text('account.sign-out')}</button>
    </form>
  )
}
