/** A traveller's second factors. */
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import { FormNotice } from './account-form.tsx'
import styles from './account-page.module.css'
import { FactorForms, type FactorFormsProps, RecoveryCodes } from './factor-forms.tsx'

/** What was done just now. */
export const FACTOR_NOTICES = ['added', 'removed'] as const

export interface FactorsPageProps extends Omit<FactorFormsProps, 'action' | 'factors'> {
  /** Null while the codes are shown. */
  factors: FactorFormsProps['factors'] | null
  /** Those that were made just now. */
  codes: readonly string[]
  notice: (typeof FACTOR_NOTICES)[number] | null
}

export function FactorsPage({ factors, codes, notice, ...rest }: FactorsPageProps) {
  const { site, text } = usePage()
  const action = pathOf(site, 'accountFactors')
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.title}>{text('account.factors.title')}</h1>
        <p className={styles.text}>{text('account.factors.text')}</p>
        {notice && <FormNotice>{text(`account.factors.done.${notice}`)}</FormNotice>}
        {factors ? (
          <FactorForms action={action} factors={factors} {...rest} />
        ) : (
          <RecoveryCodes codes={codes} next={action} />
        )}
        <p>
          <a href={pathOf(site, 'account')}>{text('account.your.title')}</a>
        </p>
      </div>
    </PageFrame>
  )
}
