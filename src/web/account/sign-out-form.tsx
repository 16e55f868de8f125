/** Signing out changes something, so it is a form and not a link. */
import { pathOf } from '../../core/routes.ts'
import { usePage } from '../page-context.tsx'
import { CsrfField } from '../shell/csrf-field.tsx'

export function SignOutForm({ className }: { className?: string | undefined }) {
  const { site, text } = usePage()
  return (
    <form method="post" action={pathOf(site, 'signOut')}>
      <CsrfField />
      <button className={className}>{text('account.sign-out')}</button>
    </form>
  )
}
