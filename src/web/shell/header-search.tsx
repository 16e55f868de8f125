/**
 * The search box of the header. It begins as a plain form, small and complete without scripts; the
 * list of suggestions is loaded when somebody turns to it.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import search from 'icon:search'
import { isLinked } from '../../core/built-routes.ts'
import { HOTEL_FIELDS } from '../../core/form-fields.ts'
import { pathOf } from '../../core/routes.ts'
import { loadLate } from '../browser/late-script.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './header-search.module.css'

export function HeaderSearch() {
  const { site, text } = usePage()
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType | null>(null)

  const bringToLife = async () => {
    const part = await loadLate(() => import('../autocomplete/product-suggestions.tsx'))
    // Whoever types faster than it loads keeps the plain form, which leads to the same place.
    const isWaiting = document.activeElement === input.current && input.current?.value === ''
    if (part.ok && isWaiting) setSuggestions(() => part.value.ProductSuggestions)
  }

  useEffect(() => {
    if (Suggestions) box.current?.querySelector('input')?.focus()
  }, [Suggestions])

  if (!isLinked(site, 'hotelHome')) return null
  const label = text('suggestions.search')
  return (
    <div ref={box} className={styles.search}>
      {Suggestions ? (
        <Suggestions />
      ) : (
        <search>
          <form className={styles.form} action={pathOf(site, 'hotelHome')} method="get">
            <label className={styles.label} htmlFor="header-search">
              <Icon of={search} />
              <span className={styles.name}>{label}</span>
            </label>
            <input
              ref={input}
              className={styles.input}
              id="header-search"
              name={HOTEL_FIELDS.destinationText}
              placeholder={label}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={() => void bringToLife()}
            />
          </form>
        </search>
      )}
    </div>
  )
}
