/** Where, when, who and what is included: the facts of a line, without its price. */
import arrival from 'icon:log-in'
import departure from 'icon:log-out'
import bed from 'icon:bed-double'
import meal from 'icon:utensils'
import gift from 'icon:gift'
import phone from 'icon:phone'
import place from 'icon:map-pin'
import time from 'icon:clock'
import people from 'icon:users'
import flight from 'icon:plane'
import bag from 'icon:luggage'
import type { FactIcon, ShownFact } from '../../../products/line.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './line-facts.module.css'

const ICONS: Record<FactIcon, typeof arrival> = {
  arrival,
  departure,
  bed,
  meal,
  gift,
  phone,
  place,
  time,
  people,
  flight,
  bag,
}

interface LineFactsProps {
  facts: readonly ShownFact[]
  /** Whose names stand behind what is theirs, where they are known. */
  travellers?: readonly string[]
}

export function LineFacts({ facts, travellers }: LineFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, values }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            <Icon of={ICONS[icon]} size={18} />
            {name}
          </dt>
          {values.map(({ text, more = [], traveller = -1, href }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rooms have nothing but their number
            <dd key={index} className={styles.value}>
              {href ? <a href={href}>{text}</a> : text}
              {[travellers?.[traveller], ...more].filter(Boolean).map((words) => (
                <span key={words} className={styles.more}>
                  {words}
                </span>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
