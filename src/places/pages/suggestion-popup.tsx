/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a native list can have neither groups with rows of our own nor the focus outside of it. */
/** What opens below a box: category filters, the list in groups, or a sentence instead of it. */
import type { KeyboardEvent, ReactNode } from 'react'
import { usePage } from '../../ui/page-context.tsx'
import { SuggestionFilters } from './suggestion-filters.tsx'
import styles from './suggestion-popup.module.css'
import { SuggestionRow } from './suggestion-row.tsx'
import type { useCombobox } from './use-combobox.ts'

export interface SuggestionPopupProps {
  listId: string
  combobox: Pick<
    ReturnType<typeof useCombobox>,
    'box' | 'sections' | 'options' | 'filters' | 'isExpanded' | 'notice' | 'filter'
  >
  noneFound?: ReactNode
  onPick: (option: number) => void
  /** Back to the box, from wherever the focus is. */
  onReturn: () => void
}

export function SuggestionPopup(props: SuggestionPopupProps) {
  const { listId, combobox, noneFound, onPick, onReturn } = props
  const { text } = usePage()
  const { box, sections, options, filters, isExpanded, notice } = combobox
  const isEmptyBox = box.text === ''
  if (!isExpanded && !notice) return null

  function keyDown(event: KeyboardEvent): void {
    if (!['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    onReturn()
  }

  return (
    // A press must not take the focus out of the box, or the list would close under the finger.
    <div
      role="presentation"
      className={styles.popup}
      data-empty={isEmptyBox || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={keyDown}
    >
      {box.isOpen && filters.length > 0 && (
        <SuggestionFilters filters={filters} selected={box.filter} onChoose={combobox.filter} />
      )}
      {notice && (
        <div className={styles.notice}>
          {notice.key === 'suggestions.none-found' && noneFound
            ? noneFound
            : text(notice.key, { count: notice.count ?? 0 })}
        </div>
      )}
      {isExpanded && (
        <div
          className={styles.list}
          role="listbox"
          id={listId}
          aria-label={text('suggestions.list')}
        >
          {sections.map(({ code, name, options: rows }) => (
            <div key={code} role="group" aria-labelledby={name ? `${listId}-${code}` : undefined}>
              {name && (
                <div className={styles.header} role="presentation" id={`${listId}-${code}`}>
                  {name}
                </div>
              )}
              {rows.map((row) => {
                const index = options.indexOf(row)
                return (
                  <SuggestionRow
                    key={row.key}
                    id={`${listId}-${index}`}
                    option={row}
                    isSelected={index === box.selected}
                    onPick={() => onPick(index)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
