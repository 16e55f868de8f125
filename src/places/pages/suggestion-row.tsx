/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role --
   a native option can show neither icon nor mark, and keys reach this one from the box. */
/** One suggestion: what it is by its icon, its name with the match marked, and where it lies. */
import { Fragment } from 'react'
import type { TextPart } from '../rules/highlight.ts'
import { Icon } from '../../ui/icon.tsx'
import type { SuggestionOption } from './suggestion-source.ts'
import styles from './suggestion-row.module.css'

interface SuggestionRowProps {
  id: string
  option: SuggestionOption<unknown>
  isSelected: boolean
  onPick: () => void
}

export function SuggestionRow({ id, option, isSelected, onPick }: SuggestionRowProps) {
  const { icon, label, detail } = option
  return (
    <div className={styles.row} role="option" id={id} aria-selected={isSelected} onClick={onPick}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Parts of={label} />
        </span>
        {detail.length > 0 && (
          <span className={styles.detail}>
            <Parts of={detail} />
          </span>
        )}
      </span>
    </div>
  )
}

function Parts({ of: parts }: { of: readonly TextPart[] }) {
  return parts.map((part) => {
    const key = parts.indexOf(part)
    return part.match ? (
      <mark key={key}>{part.text}</mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
