/** The form around a visitor's choice, on the banner and on the settings page. */
import type { ReactNode } from 'react'
import { CONSENT_FIELDS } from '../../../site/consent.ts'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { CsrfField } from '../../../ui/form/csrf-field.tsx'

interface ConsentFormProps {
  className?: string | undefined
  children: ReactNode
}

export function ConsentForm({ className, children }: ConsentFormProps) {
  const { site, path } = usePage()
  return (
    <form className={className} method="post" action={pathOf(site, 'consent')}>
      <CsrfField />
      <input type="hidden" name={CONSENT_FIELDS.back} value={path} />
      {children}
    </form>
  )
}
