/** What a brand includes: bags, a seat, changes and money back, each in a few words. */
import check from 'icon:check'
import x from 'icon:x'
import type { MessageKey, Text } from '../../../../site/messages/catalogue.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { type Brand, BRAND_TERMS } from '../../fares/rules/fares.ts'
import styles from './brand-terms.module.css'

export function BrandTermList({ brand }: { brand: Brand }) {
  const { text } = usePage()
  return (
    <ul className={styles.terms}>
      {termsOf(brand, text).map(({ words, isIncluded }) => (
        <li key={words} className={styles.term} data-included={isIncluded || undefined}>
          <Icon of={isIncluded ? check : x} size={16} />
          {words}
        </li>
      ))}
    </ul>
  )
}

interface Term {
  words: string
  isIncluded: boolean
}

function termsOf(brand: Brand, text: Text): Term[] {
  const { cabinBag, checkedBags, seatChoice, changePermille, cancelPermille } = BRAND_TERMS[brand]
  return [
    { words: text('flights.bag.small'), isIncluded: true },
    {
      words: text(cabinBag ? 'flights.bag.cabin' : 'flights.bag.cabin.none'),
      isIncluded: cabinBag,
    },
    { words: text('flights.bag.checked', { count: checkedBags }), isIncluded: checkedBags > 0 },
    { words: text(seatChoice ? 'flights.seat.yes' : 'flights.seat.no'), isIncluded: seatChoice },
    permilleTerm(changePermille, CHANGES, text),
    permilleTerm(cancelPermille, REFUNDS, text),
  ]
}

type PermilleWords = Record<'none' | 'free' | 'fee', MessageKey>

const CHANGES: PermilleWords = {
  none: 'flights.change.none',
  free: 'flights.change.free',
  fee: 'flights.change.fee',
}

const REFUNDS: PermilleWords = {
  none: 'flights.refund.none',
  free: 'flights.refund.free',
  fee: 'flights.refund.fee',
}

/** Not at all, for nothing, or for a share of the fare. */
function permilleTerm(permille: number | null, words: PermilleWords, text: Text): Term {
  if (permille === null) return { words: text(words.none), isIncluded: false }
  if (permille === 0) return { words: text(words.free), isIncluded: true }
  return { words: text(words.fee, { percent: permille / 10 }), isIncluded: true }
}
