/**
 * The suggestions of the whole product, for the header. Without scripts it is a plain form that
 * takes its text to the hotel search.
 */
import { useState } from 'react'
import search from 'icon:search'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { pathOf } from '../../site/routes.ts'
import { followAnalyticsLink } from '../../ui/browser/analytics.ts'
import { usePage } from '../../ui/page-context.tsx'
import { brandName } from '../../site/brand-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Combobox } from './combobox.tsx'
import { ProductSuggesting } from './product-suggesting.tsx'
import { suggestionLink } from './suggestion-link.ts'
import spoken from '../../ui/spoken.module.css'
import styles from './product-suggestions.module.css'

// The whole box comes late already.
const suggesting = latePart(() => Promise.resolve(ProductSuggesting))

const ID = 'product-search'
const TIPS = ['spelling', 'other-word', 'menu'] as const

/** `typedBefore` is what the plain box held when this one took its place. */
export function ProductSuggestions({ typedBefore = '' }: { typedBefore?: string }) {
  const { site, text } = usePage()
  const [typed, setTyped] = useState(typedBefore)
  const label = text('suggestions.search', { brand: brandName(site) })
  return (
    <search>
      <form className={styles.form} action={pathOf(site, 'hotelHome')} method="get">
        <label className={styles.label} htmlFor={ID}>
          <Icon of={search} />
          <span className={spoken.text}>{label}</span>
        </label>
        <div className={styles.box}>
          <Combobox
            id={ID}
            name={HOTEL_FIELDS.destinationText}
            placeholder={label}
            problems={[]}
            suggesting={suggesting}
            text={typed}
            isChosen={false}
            onType={setTyped}
            onPick={(item) => {
              setTyped(item.labelOnSelected)
              followAnalyticsLink(suggestionLink(item))
            }}
            noneFound={<NoneFound />}
          />
        </div>
      </form>
    </search>
  )
}

function NoneFound() {
  const { text } = usePage()
  return (
    <>
      <p className={styles.noMatch}>{text('suggestions.no-match')}</p>
      <ul className={styles.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{text(`suggestions.tip.${tip}`)}</li>
        ))}
      </ul>
    </>
  )
}
