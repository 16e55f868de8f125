/** The second step of signing in to the shop. */
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { AccountCard } from './account-form.tsx'
import { SecondFactorForms, type SecondFactorFormsProps } from './second-factor-forms.tsx'

export function SecondFactorPage(props: Omit<SecondFactorFormsProps, 'action'>) {
  const { site, text } = usePage()
  return (
    <AccountCard
      title={text('account.second-factor.title')}
      text={text('account.second-factor.text')}
    >
      <SecondFactorForms action={pathOf(site, 'secondFactor')} {...props} />
    </AccountCard>
  )
}
