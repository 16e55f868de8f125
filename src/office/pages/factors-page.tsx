/** The second factors of somebody who works here, and the step that asks for one. */
import { officePath } from '../rules/office-routes.ts'
import type { Staff } from '../../accounts/rules/staff.ts'
import { FactorForms, RecoveryCodes } from '../../accounts/pages/factor-forms.tsx'
import type { FactorsPageProps } from '../../accounts/pages/factors-page.tsx'
import {
  SecondFactorForms,
  type SecondFactorFormsProps,
} from '../../accounts/pages/second-factor-forms.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { MessageBox } from '../../ui/message-box.tsx'
import { OfficeFrame, OfficeMessages } from './office-frame.tsx'
import parts from './parts.module.css'

interface OfficeFactorsPageProps extends FactorsPageProps {
  staff: Staff
  /** Nothing else can be opened before one is there. */
  isNeeded: boolean
}

export function OfficeFactorsPage(props: OfficeFactorsPageProps) {
  const { staff, isNeeded, factors, codes, notice, ...rest } = props
  const { text } = usePage()
  return (
    <OfficeFrame staff={staff} title={text('account.factors.title')}>
      <OfficeMessages
        problems={rest.problems}
        done={notice && text(`account.factors.done.${notice}`)}
      />
      {isNeeded && <MessageBox kind="warning" title={text('admin.factors.needed')} />}
      <div className={parts.reading}>
        <p className={parts.note}>{text('account.factors.text')}</p>
        {factors ? (
          <FactorForms action={officePath('factors')} factors={factors} {...rest} />
        ) : (
          <RecoveryCodes codes={codes} next={officePath('home')} />
        )}
      </div>
    </OfficeFrame>
  )
}

export function OfficeSecondFactorPage(props: Omit<SecondFactorFormsProps, 'action'>) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={null} title={text('account.second-factor.title')}>
      <div className={parts.narrow}>
        <p className={parts.note}>{text('account.second-factor.text')}</p>
        <SecondFactorForms action={officePath('secondFactor')} {...props} />
      </div>
    </OfficeFrame>
  )
}
