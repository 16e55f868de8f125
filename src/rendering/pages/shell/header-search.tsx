/**
 * The search box of the header: a plain form, small and complete without scripts. `suggest-in-header.ts`
 * puts the list of suggestions in its place when somebody turns to it.
 */
import search from 'icon:search'
import { isLinked } from '../../../site/built-routes.ts'
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { pathOf } from '../../../site/routes.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { brandName } from '../../../site/brand-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import spoken from '../../../ui/spoken.module.css'
import styles from './header-search.module.css'

export function HeaderSearch() {
  const { site, text } = usePage()
  if (!isLinked(site, 'hotelHome')) return null
  const label = text('suggestions.search', { brand: brandName(site) })
  return (
    <div className={styles.search}>
      <search>
        <form className={styles.form} action={pathOf(site, 'hotelHome')} method="get">
          <label className={styles.label} htmlFor="header-search">
            <Icon of={search} />
            <span className={spoken.text}>{label}</span>
          </label>
          <input
            className={styles.input}
            id="header-search"
            name={HOTEL_FIELDS.destinationText}
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
    </div>
  )
}
