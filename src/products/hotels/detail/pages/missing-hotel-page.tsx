/** A hotel that is not there: says so, and leads to the others of its city or to a new search. */
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { pathOf } from '../../../../site/routes.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Illustration } from '../../../../rendering/pages/shell/illustration.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import button from '../../../../ui/button.module.css'
import { Field } from '../../../../ui/form/field.tsx'
import styles from './missing-hotel-page.module.css'

interface MissingHotelPageProps {
  /** Where it was, as far as its address tells. */
  place: { name: string; href: string } | null
}

export function MissingHotelPage({ place }: MissingHotelPageProps) {
  const { site, text } = usePage()
  return (
    <PageFrame>
      <div className={styles.page}>
        <Illustration of="lost" />
        <div className={styles.words}>
          <h1 className={styles.title}>{text('hotel.missing.title')}</h1>
          <p className={styles.text}>{text('hotel.missing.text')}</p>
          {place && (
            <p>
              <a className={button.primary} href={place.href}>
                {text('hotel.missing.place', { place: place.name })}
              </a>
            </p>
          )}
          <form className={styles.form} action={pathOf(site, 'hotelHome')} method="get">
            <Field id="search-again" label={text('form.destination')} problems={[]}>
              <input
                id="search-again"
                name={HOTEL_FIELDS.destinationText}
                placeholder={text('form.destination.placeholder')}
                enterKeyHint="search"
              />
            </Field>
            <button type="submit" className={button.quiet}>
              {text('form.submit.hotels')}
            </button>
          </form>
        </div>
      </div>
    </PageFrame>
  )
}
