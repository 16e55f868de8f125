/** To the page where one signs in, and back to where one was. */
import type { ReactNode } from 'react'
import { BACK_FIELD } from '../../core/identity/back-field.ts'
import { pathOf } from '../../core/routes.ts'
import { usePage } from '../page-context.tsx'
import styles from './sign-in-link.module.css'

export function SignInLink({ back, children }: { back: string; children: ReactNode }) {
  const { site } = usePage()
  return (
    <a
      className={styles.link}
      href={`${pathOf(site, 'signIn')}?${BACK_FIELD}=${encodeURIComponent(back)}`}
      rel="nofollow"
    >
      {children}
    </a>
  )
}
