/**
 * The suggestions of the whole product, for the header. Without scripts it is a plain form that
 * takes its text to the hotel search.
 */
import { useMemo, useState } from 'react'
import search from 'icon:search'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { pathOf } from '../../site/routes.ts'
import { followAnalyticsLink } from '../../ui/browser/analytics.ts'
import { usePage } from '../../ui/page-context.tsx'
import { brandName } from '../../site/brand-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { Combobox } from './combobox.tsx'
import {
  ALL_CATEGORIES_MESSAGE,
  SUGGESTION_MIN_LENGTH,
  suggestionFilters,
  type SuggestionItem,
  suggestionItems,
  type SuggestionMessage,
} from '../rules/suggestions.ts'
import type { Site } from '../../site/site.ts'
import type { Text } from '../../site/messages/catalogue.ts'
import type { SuggestionSection, SuggestionSource } from './suggestion-source.ts'
import { typeIcon } from './type-icons.ts'
import { askedTerm } from './when-to-ask.ts'
import { Suggesting, type SuggestingProps } from './suggesting.tsx'
import type { AnalyticsLink } from '../../ui/browser/analytics-link.ts'
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

function ProductSuggesting(props: SuggestingProps<SuggestionItem>) {
  const { site, text } = usePage()
  const source = useMemo(() => productSource(site, text), [site, text])
  return <Suggesting {...props} source={source} />
}

/** Where a picked suggestion of the whole product leads, and what is reported about the click. */
export function suggestionLink(item: SuggestionItem): AnalyticsLink {
  return {
    category: 'suggestions',
    action: item.categoryCode,
    label: item.labelOnSelected,
    value: String(item.position),
    href: item.url,
  }
}

/** Suggestions of the whole product, for the header: each leads to a page of its own. */
export type ProductSource = SuggestionSource<SuggestionMessage, SuggestionItem>

export function productSource(site: Site, text: Text): ProductSource {
  return {
    minLength: SUGGESTION_MIN_LENGTH,
    addressOf: (typed, category) => {
      const query = new URLSearchParams({ keyword: askedTerm(typed), category })
      return `${pathOf(site, 'productSuggestions')}?${query}`
    },
    read: readMessage,
    sectionsOf: (message, typed) => sectionsOf(suggestionItems(message, typed)),
    filtersOf: (message, selected, current) =>
      suggestionFilters(message, selected, current, text(ALL_CATEGORIES_MESSAGE)),
  }
}

function readMessage(body: unknown): SuggestionMessage | null {
  const message = (body as { message?: unknown } | null)?.message
  if (typeof message !== 'object' || message === null) return null
  return Object.values(message).every(Array.isArray) ? (message as SuggestionMessage) : null
}

/** Each header item begins a section. */
function sectionsOf(items: readonly SuggestionItem[]): SuggestionSection<SuggestionItem>[] {
  const sections: SuggestionSection<SuggestionItem>[] = []
  for (const item of items) {
    const { categoryCode, categoryName, labelOnSelected, position, url } = item
    if (item.isCategory) {
      sections.push({ code: categoryCode, name: categoryName, options: [] })
      continue
    }
    sections.at(-1)?.options.push({
      key: `${position} ${url}`,
      icon: typeIcon(categoryCode),
      label: item.label,
      detail: [],
      text: labelOnSelected,
      value: item,
    })
  }
  return sections
}
