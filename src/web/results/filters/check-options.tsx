/** The options of a group as boxes to tick, with how many hotels each would leave. */
import { memo, useState } from 'react'
import { FACETS, type FacetKey } from '../../../core/facets.ts'
import { isOptionDisabled } from '../../../core/filter-state.ts'
import { usePage } from '../../page-context.tsx'
import buttons from '../../ui/button.module.css'
import { useShownList } from '../results-context.tsx'
import styles from './check-options.module.css'
import { type FilterOption, filterOptions } from './filter-options.ts'

const SHOWN_AT_FIRST = 7

/** A box was ticked or unticked. It may stand for several values: 2 and 2E are two stars. */
export type OnTick = (facet: FacetKey, values: readonly string[], isTicked: boolean) => void

interface CheckOptionsProps {
  facet: FacetKey
  ticked: readonly string[] | undefined
  /** The same function every time, or every group is rendered again for a tick in one of them. */
  onTick: OnTick
}

export const CheckOptions = memo(function CheckOptions(props: CheckOptionsProps) {
  const { facet, ticked = [], onTick } = props
  const { text, stencil } = usePage()
  const { summary } = useShownList().results
  const [showsAll, showAll] = useState(false)
  const options = filterOptions(facet, ticked, text, summary)
  const shown = showsAll
    ? options
    : options.filter(({ isTicked }, at) => at < SHOWN_AT_FIRST || isTicked)
  return (
    <>
      {import.meta.env.SSR && stencil ? (
        <ul
          className={styles.options}
          dangerouslySetInnerHTML={{
            __html: shown.map((option) => stencil(CheckOption, optionLook(facet, option))).join(''),
          }}
        />
      ) : (
        <ul className={styles.options}>
          {shown.map((option) => (
            <CheckOption
              key={option.words}
              {...optionLook(facet, option)}
              onChange={() => onTick(facet, option.values, !option.isTicked)}
            />
          ))}
        </ul>
      )}
      {options.length > shown.length && (
        <button type="button" className={buttons.plain} onClick={() => showAll(true)}>
          {text('filter.show-all', { count: options.length })}
        </button>
      )}
    </>
  )
})

function optionLook(facet: FacetKey, { words, values, count, isTicked }: FilterOption) {
  return {
    form: { isTicked, isDisabled: isOptionDisabled(count, isTicked) },
    words: {
      name: FACETS[facet].name,
      value: values.join(','),
      label: words,
      count: String(count),
    },
  }
}

interface CheckOptionProps extends ReturnType<typeof optionLook> {
  onChange?: () => void
}

function CheckOption({ form, words, onChange }: CheckOptionProps) {
  const { isTicked, isDisabled } = form
  return (
    <li>
      <label className={styles.option} data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          name={words.name}
          value={words.value}
          checked={isTicked}
          disabled={isDisabled}
          onChange={() => onChange?.()}
        />
        <span>{words.label}</span>
        <span>{words.count}</span>
      </label>
    </li>
  )
}
