/** What a brand includes: bags, a seat, changes and money back, each in a few words. */
import cabinBag from 'icon:briefcase'
import changes from 'icon:calendar-sync'
import check from 'icon:check'
import checkedBag from 'icon:luggage'
import refunds from 'icon:banknote-arrow-up'
import x from 'icon:x'
import type { MessageKey, Text } from '../../../../site/messages/catalogue.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { type Brand, BRAND_TERMS } from '../../fares/rules/fares.ts'
import spoken from '../../../../ui/spoken.module.css'
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

/** What people compare, in a line of pictures; what is not included is struck out. */
export function BrandIcons({ brand }: { brand: Brand }) {
  const { text } = usePage()
  const [, cabin, checked, , change, refund] = termsOf(brand, text)
  const shown = [
    [cabinBag, cabin!],
    [checkedBag, checked!],
    [changes, change!],
    [refunds, refund!],
  ] as const
  return (
    <ul className={styles.icons}>
      {shown.map(([icon, { words, isIncluded }]) => (
        <li
          key={words}
          className={styles.icon}
          title={words}
          data-included={isIncluded || undefined}
        >
          <Icon of={icon} size={18} />
          <span className={spoken.text}>{words}</span>
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
