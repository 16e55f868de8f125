/** A person's account: who they are to us, and everything they can change about it. */
import type { FavouriteHotel } from '../../products/hotels/favourites/rules/favourites.ts'
import type { AccountForm } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import button from '../../ui/button.module.css'
import { FormNotice } from './account-card.tsx'
import styles from './account-page.module.css'
import { AccountSection } from './account-section.tsx'
import { Avatar } from './avatar.tsx'
import { DeleteForm } from './delete-form.tsx'
import { EmailForm, ExportForm, NameForm, PasswordForm } from './detail-forms.tsx'
import { Favourites } from './favourites.tsx'
import { PictureForm } from './picture-form.tsx'
import { UnverifiedEmail } from './unverified-email.tsx'

/** What was done just now. */
export const ACCOUNT_NOTICES = [
  'welcome',
  'name',
  'picture',
  'email',
  'new-email',
  'verification',
  'verified',
  'password',
  'sessions',
  'favourite',
] as const

export interface AccountPageProps {
  email: string
  isEmailVerified: boolean
  hasPicture: boolean
  favourites: readonly FavouriteHotel[]
  values: { name: string; email: string }
  notice: (typeof ACCOUNT_NOTICES)[number] | null
  /** The form to which the problems belong. */
  failed: AccountForm | null
  problems: readonly Problem[]
}

export function AccountPage(props: AccountPageProps) {
  const { site, text, person } = usePage()
  const { email, isEmailVerified, hasPicture, favourites, values, notice, failed, problems } = props
  const of = (form: AccountForm) => (failed === form ? problems : [])
  return (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.head}>
          {person && <Avatar of={person.avatar} size="large" />}
          <div className={styles.who}>
            <h1 className={styles.title}>{text('account.your.title')}</h1>
            <p className={styles.email}>{email}</p>
          </div>
        </div>
        {notice && <FormNotice>{text(`account.saved.${notice}`)}</FormNotice>}
        {!isEmailVerified && <UnverifiedEmail email={email} problems={of('verification')} />}
        <Favourites hotels={favourites} />
        <AccountSection title={text('account.section.details')}>
          <NameForm name={values.name} problems={of('name')} />
          <PictureForm hasPicture={hasPicture} problems={of('picture')} />
        </AccountSection>
        <AccountSection title={text('account.section.email')} text={text('account.email.text')}>
          <EmailForm email={values.email} problems={of('email')} />
        </AccountSection>
        <AccountSection title={text('account.password')} text={text('account.password.text')}>
          <PasswordForm email={email} problems={of('password')} />
        </AccountSection>
        <AccountSection title={text('account.factors.title')} text={text('account.factors.text')}>
          <p className={styles.actions}>
            <a className={button.quiet} href={pathOf(site, 'accountFactors')}>
              {text('account.factors.action')}
            </a>
          </p>
        </AccountSection>
        <AccountSection title={text('account.section.data')} text={text('account.data.text')}>
          <ExportForm email={email} problems={of('export')} />
        </AccountSection>
        <AccountSection title={text('account.section.delete')} text={text('account.delete.text')}>
          <DeleteForm email={email} problems={of('delete')} />
        </AccountSection>
      </div>
    </PageFrame>
  )
}
