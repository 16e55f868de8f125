/** Which reviews, and in which order: a form that any browser can send; `use-review-controls.ts` sends it at once. */
import type { HotelPageData } from '../../detail/rules/hotel-page.ts'
import { REVIEW_FIELDS, REVIEW_SORTS } from '../rules/review-list.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import { Field } from '../../../../ui/form/field.tsx'
import styles from './review-controls.module.css'

export function ReviewControls({ page }: { page: HotelPageData }) {
  const { text } = usePage()
  const { languages } = page.reviews
  const { state } = page.reviews.page
  return (
    <form className={styles.controls} method="get" action={`${page.path}#reviews-title`}>
      {[...new URLSearchParams(page.query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field id="review-language" label={text('hotel.reviews.language')} problems={[]}>
        <select id="review-language" name={REVIEW_FIELDS.language} defaultValue={state.language}>
          <option value="">{text('hotel.reviews.language.all')}</option>
          {languages.map(({ language, name, count }) => (
            <option key={language} value={language}>
              {text('hotel.reviews.language.one', { name, count })}
            </option>
          ))}
        </select>
      </Field>
      <Field id="review-sort" label={text('hotel.reviews.sort')} problems={[]}>
        <select id="review-sort" name={REVIEW_FIELDS.sort} defaultValue={state.sort}>
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(`hotel.reviews.sort.${sort}`)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className={`${buttons.quiet} ${styles.send}`}>
        {text('action.apply')}
      </button>
    </form>
  )
}
