/** The options of a group as boxes to tick, with how many hotels each would leave. */
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FacetKey, FACETS } from '../../rules/facets.ts'
import { isOptionDisabled } from '../../rules/filter-state.ts'
import { formatNumber } from '../../../../../site/messages/format-message.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { templatePart } from '../../../../../ui/template.ts'
import { useResultsPage, useShownList } from '../results-context.tsx'
import styles from './check-options.module.css'
import { divided, type FilterOption, filterOptions } from './filter-options.ts'

const NO_COUNTS = {}

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
  const { text } = usePage()
  const { masters } = useResultsPage()
  const { summary } = useShownList().results
  const [showsAll, showAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const most = useMostHotels(summary.counts[facet] ?? NO_COUNTS)
  const options = filterOptions(facet, ticked, { text, masters }, summary, most)
  const [first, others] = divided(options)
  // Whoever asked for the others goes on with the first of them.
  const added = options.indexOf(others.find((option) => option.count > 0) ?? others[0]!)
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('input')[added]?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only when they are asked for
  }, [showsAll])
  const showsFirst = others.length > 0 && !showsAll
  const there = showsFirst ? first : options
  // What was ticked before the page came to life counts from now on.
  useLayoutEffect(() => {
    const boxes = list.current?.querySelectorAll('input') ?? []
    for (const [at, { checked }] of [...boxes].entries()) {
      const { values, isTicked } = there[at]!
      if (checked !== isTicked) onTick(facet, values, checked)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, [])
  const all = text('filter.show-all', { count: options.length })
  return (
    <>
      <Options ref={list} facet={facet} options={there} onTick={onTick} />
      {others.length > 0 && (
        <button
          type="button"
          className={`${buttons.plain} ${styles.more}`}
          onClick={() => showAll(!showsAll)}
        >
          {showsAll ? text('filter.show-fewer') : all}
        </button>
      )}
      {showsFirst && (
        <noscript>
          {import.meta.env.SSR && (
            <details>
              <summary className={styles.others}>{all}</summary>
              <Options facet={facet} options={others} onTick={onTick} />
            </details>
          )}
        </noscript>
      )}
    </>
  )
})

interface OptionsProps {
  ref?: RefObject<HTMLUListElement | null>
  facet: FacetKey
  options: readonly FilterOption[]
  onTick: OnTick
}

function Options({ ref, facet, options, onTick }: OptionsProps) {
  const { template, site } = usePage()
  const lookOf = (option: FilterOption) => optionLook(facet, option, site.edition.conventions)
  if (import.meta.env.SSR && template) {
    const parts = options.map((option) => templatePart(CheckOption, lookOf(option)))
    return <ul className={styles.options} dangerouslySetInnerHTML={{ __html: template(parts) }} />
  }
  return (
    <ul ref={ref} className={styles.options}>
      {options.map((option) => (
        <CheckOption
          key={option.words}
          {...lookOf(option)}
          onChange={() => onTick(facet, option.values, !option.isTicked)}
        />
      ))}
    </ul>
  )
}

function optionLook(
  facet: FacetKey,
  { words, values, count, isTicked }: FilterOption,
  conventions: string,
) {
  return {
    form: {
      name: FACETS[facet].name,
      isTicked,
      isDisabled: isOptionDisabled(count, isTicked),
    },
    words: {
      value: values.join(','),
      label: words,
      count: formatNumber(count, conventions),
    },
  }
}

interface CheckOptionProps extends ReturnType<typeof optionLook> {
  onChange?: () => void
}

function CheckOption({ form, words, onChange }: CheckOptionProps) {
  const { name, isTicked, isDisabled } = form
  return (
    <li>
      <label className={styles.option} data-disabled={isDisabled || undefined}>
        <input
          type="checkbox"
          name={name}
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

/**
 * The order of a group whose options begin with what most hotels have. A tick changes every count,
 * and boxes must not change places under the hand: what orders them is the most that each has had.
 */
type Counts = Readonly<Record<string, number>>

/** Of lists seen since the group is there; a list without filters has the most of everything. */
function useMostHotels(counts: Counts): Counts {
  const [most, setMost] = useState(counts)
  const now = mostOf(most, counts)
  if (now !== most) setMost(now)
  return now
}

/** The same as before where nothing has become more. */
export function mostOf(before: Counts, counts: Counts): Counts {
  if (before === counts) return before
  const more = Object.entries(counts).filter(([value, count]) => count > (before[value] ?? 0))
  return more.length === 0 ? before : { ...before, ...Object.fromEntries(more) }
}
