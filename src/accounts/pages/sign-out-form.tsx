/** Signing out changes something, so it is a form and not a link. */
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'

export function SignOutForm({ className }: { className?: string | undefined }) {
  const { site, text } = usePage()
  return (
    <form method="post" action={pathOf(site, 'signOut')}>
      <CsrfField />
      <button className={className}>{text('account.sign-out')}</button>
    </form>
  )
}
