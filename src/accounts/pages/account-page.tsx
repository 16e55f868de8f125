/** A person's account: who they are to us, and everything they can change about it. */
import type { FavouriteHotel } from '../../products/hotels/favourites/rules/favourites.ts'
import { ACCOUNT_FIELDS, type AccountForm } from '../rules/account-fields.ts'
import type { Problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import { PageFrame } from '../../rendering/pages/shell/page-frame.tsx'
import button from '../../ui/button.module.css'
import {
  AccountField,
  AccountForm as DeleteFormAccountForm,
  AccountSection,
  FormNotice,
  KnownAddress,
  UnverifiedEmail,
} from './account-form.tsx'
import styles from './account-page.module.css'
import { Avatar, FAVOURITES_ID } from './avatar.tsx'
import { controlState, Field, FieldProblem } from '../../ui/form/field.tsx'
import { problemFocus } from '../../ui/form/text-field.tsx'
import { EmailForm, ExportForm, NameForm, PasswordForm } from './detail-forms.tsx'
import { type MouseEvent, useEffect, useState } from 'react'
import { requestJson } from '../../ui/browser/requests.ts'
import {
  followFavouriteChanges,
  favouritesOf,
} from '../../products/hotels/favourites/pages/liked-hotels.ts'
import { useFavourites } from '../../products/hotels/favourites/pages/use-favourites.ts'
import { PHOTO_SIZES, photoSource } from '../../ui/rules/photo-sizes.ts'
import favouriteItemStyles from './favourites.module.css'
import spoken from '../../ui/spoken.module.css'
import input from '../../ui/file-input.module.css'

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

/** The end of an account. It takes a tick and the password, so that nobody does it by accident. */
const PROBLEM_ID = 'delete-confirmed-problem'

function DeleteForm({ email, problems }: { email: string; problems: readonly Problem[] }) {
  const { text } = usePage()
  const unticked = problems.find(({ field }) => field === ACCOUNT_FIELDS.confirmed)
  return (
    <DeleteFormAccountForm form="delete" problems={problems}>
      <KnownAddress email={email} />
      <AccountField
        form="delete"
        name={ACCOUNT_FIELDS.password}
        type="password"
        label={text('account.password.current')}
        autoComplete="current-password"
        problems={problems}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={ACCOUNT_FIELDS.confirmed}
          value="yes"
          required
          {...(unticked ? { 'aria-invalid': true, 'aria-describedby': PROBLEM_ID } : {})}
          {...problemFocus(problems, ACCOUNT_FIELDS.confirmed)}
        />
        {text('account.delete.confirm')}
      </label>
      {unticked && <FieldProblem id={PROBLEM_ID} problem={unticked} />}
      <button className={button.quiet}>{text('account.delete.action')}</button>
    </DeleteFormAccountForm>
  )
}

/** The person's own picture: choose one, or do without. */
interface PictureFormProps {
  hasPicture: boolean
  problems: readonly Problem[]
}

const ID = 'account-picture'

function PictureForm({ hasPicture, problems }: PictureFormProps) {
  const { text } = usePage()
  return (
    <>
      <DeleteFormAccountForm form="picture" takesFile>
        <Field id={ID} label={text('account.picture')} problems={problems}>
          <input
            id={ID}
            className={input.file}
            name={ACCOUNT_FIELDS.picture}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            required
            {...controlState(ID, problems)}
            {...problemFocus(problems, ACCOUNT_FIELDS.picture)}
          />
        </Field>
        <button className={button.quiet}>{text('account.picture.save')}</button>
      </DeleteFormAccountForm>
      {hasPicture && (
        <DeleteFormAccountForm form="no-picture">
          <button className={button.plain}>{text('account.picture.remove')}</button>
        </DeleteFormAccountForm>
      )}
    </>
  )
}

/** One hotel that a person likes, with the way to its page and the button that takes it off. */
interface FavouriteItemProps {
  hotel: FavouriteHotel
  onRemove: (hotelId: number) => void
}

function FavouriteItem({ hotel, onRemove }: FavouriteItemProps) {
  const { site, text } = usePage()
  const { id, name, place, photo, href } = hotel
  const { width, height } = PHOTO_SIZES.thumb
  /** The form is for whoever has no scripts. */
  function remove(event: MouseEvent): void {
    event.preventDefault()
    // The second click of two is meant for this hotel, but the next one is there by then.
    if (event.detail < 2) onRemove(id)
  }
  return (
    <li className={favouriteItemStyles.entry}>
      {photo ? (
        <img
          className={favouriteItemStyles.photo}
          src={photoSource(photo, site)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      ) : (
        <span className={favouriteItemStyles.photo} />
      )}
      {name ? (
        <span className={favouriteItemStyles.words}>
          <a className={favouriteItemStyles.name} href={href}>
            {name}
          </a>
          <span className={favouriteItemStyles.place}>{place}</span>
        </span>
      ) : (
        <span className={favouriteItemStyles.place}>{text('account.favourites.gone')}</span>
      )}
      <DeleteFormAccountForm form="no-favourite">
        <input type="hidden" name={ACCOUNT_FIELDS.hotel} value={id} />
        <button
          className={button.plain}
          aria-label={name ? text('account.favourites.remove-hotel', { name }) : undefined}
          onClick={remove}
        >
          {text('account.favourites.remove')}
        </button>
      </DeleteFormAccountForm>
    </li>
  )
}

/** The hotels that a person likes: the newest at once, the rest on demand. */
const SHOWN_AT_ONCE = 6

function Favourites({ hotels }: { hotels: readonly FavouriteHotel[] }) {
  const { text } = usePage()
  const { ids, toggle } = useFavourites()
  const liked = useHotels(hotels).filter(({ id }) => ids.includes(id))
  const [isOneRemoved, setOneRemoved] = useState(false)
  const first = liked.slice(0, SHOWN_AT_ONCE)
  const rest = liked.slice(SHOWN_AT_ONCE)
  function remove(hotelId: number): void {
    void toggle(hotelId)
    setOneRemoved(true)
    // The button is gone, and the focus with it.
    document.getElementById(FAVOURITES_ID)?.focus()
  }
  return (
    <AccountSection
      anchor={FAVOURITES_ID}
      title={text('account.favourites')}
      text={liked.length === 0 ? text('account.favourites.none') : ''}
    >
      <output className={spoken.text}>{isOneRemoved && text('account.saved.favourite')}</output>
      {first.length > 0 && <FavouriteList hotels={first} onRemove={remove} />}
      {rest.length > 0 && (
        <details>
          <summary className={favouriteItemStyles.more}>
            {text('account.favourites.more', { count: rest.length })}
          </summary>
          <FavouriteList hotels={rest} onRemove={remove} />
        </details>
      )}
    </AccountSection>
  )
}

interface FavouriteListProps {
  hotels: readonly FavouriteHotel[]
  onRemove: (hotelId: number) => void
}

function FavouriteList({ hotels, onRemove }: FavouriteListProps) {
  return (
    <ul className={favouriteItemStyles.list}>
      {hotels.map((hotel) => (
        <FavouriteItem key={hotel.id} hotel={hotel} onRemove={onRemove} />
      ))}
    </ul>
  )
}

/** What was liked before signing in joins the account while this page is already there. */
function useHotels(written: readonly FavouriteHotel[]): readonly FavouriteHotel[] {
  const { site, person } = usePage()
  const [hotels, setHotels] = useState(written)
  useEffect(() => {
    let isWanted = true
    const isShown = (id: number) => hotels.some((hotel) => hotel.id === id)
    async function complete() {
      if (!person || favouritesOf(person).ids.every(isShown)) return
      const answer = await requestJson(pathOf(site, 'favourites'))
      if (isWanted && answer.ok) setHotels((answer.value as { hotels: FavouriteHotel[] }).hotels)
    }
    void complete()
    const leave = followFavouriteChanges(() => void complete())
    return () => {
      isWanted = false
      leave()
    }
  }, [site, person, hotels])
  return hotels
}
