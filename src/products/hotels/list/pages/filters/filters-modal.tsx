/**
 * The filters over the page: nothing happens to the list until they are applied. Back closes them;
 * the list that they are applied to takes the place of their entry in the history.
 */
import { useCallback, useEffect, useState } from 'react'
import { editedFilters } from '../../rules/filter-edit.ts'
import { closePanel } from '../../rules/filter-panel.ts'
import { applyPanel } from '../../rules/filter-panel.ts'
import { canApply } from '../../rules/filter-panel.ts'
import { select } from '../../rules/filter-panel.ts'
import { openPanel } from '../../rules/filter-panel.ts'
import { NO_FILTERS } from '../../rules/filter-state.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import buttons from '../../../../../ui/button.module.css'
import { Modal } from '../../../../../ui/modal/modal.tsx'
import { giveBackFromTop } from '../../../../../ui/modal/scroll-lock.ts'
import { useBackCloses } from '../../../../../ui/modal/use-back-closes.ts'
import { useResults, useShownList } from '../results-context.tsx'
import { type EditFilters, useEditFilters } from './edit-filters.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filters-modal.module.css'

export default function FiltersModal({
  isOpen,
  onClose,
}: {
  isOpen: boolean
  onClose: () => void
}) {
  const { text } = usePage()
  const { list } = useResults()
  const [panel, change] = useState(() => openPanel(list.asked.filters))
  useEffect(() => {
    // What is on its way has been chosen, too.
    if (isOpen) change(openPanel(list.asked.filters))
    // Only opening saves: a list that changes behind the panel must not undo what was ticked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen])

  const seen = useShownList()
  const editSelection: EditFilters = useCallback(
    (edit) => change((now) => select(now, editedFilters(now.selection, edit, seen))),
    [seen],
  )
  const editList = useEditFilters('replace')
  const leave = useBackCloses('filters', isOpen, () => {
    change(closePanel)
    onClose()
  })

  function apply(chosen = panel) {
    if (!canApply(chosen)) return
    editList(() => chosen.selection)
    change(applyPanel(chosen))
    giveBackFromTop()
    leave()
  }

  const isEmpty = Object.keys(panel.selection).length === 0
  return (
    <Modal
      isOpen={isOpen}
      onClose={leave}
      title={text('filter.title')}
      isMobile
      isSticky
      footer={
        <div className={styles.footer}>
          <button
            type="button"
            className={buttons.plain}
            // It has just been pressed: out of order, it still has the focus.
            aria-disabled={isEmpty}
            onClick={() => change(select(panel, NO_FILTERS))}
          >
            {text('filter.clear')}
          </button>
          <button
            type="button"
            className={buttons.primary}
            disabled={!canApply(panel)}
            onClick={() => apply()}
          >
            {text('filter.apply')}
          </button>
        </div>
      }
    >
      <FilterGroups
        idPrefix="over"
        filters={panel.selection}
        onChange={editSelection}
        onNameEntered={(edit) => apply(select(panel, editedFilters(panel.selection, edit, seen)))}
      />
    </Modal>
  )
}
