/** To the page where one signs in, and back to where one was. */
import type { ReactNode } from 'react'
import { withBack } from '../rules/back-field.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import styles from './sign-in-link.module.css'

export function SignInLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} rel="nofollow">
      {children}
    </a>
  )
}

export function signInHref(site: Site, back: string): string {
  return withBack(pathOf(site, 'signIn'), back)
}
