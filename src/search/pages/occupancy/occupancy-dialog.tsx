/** What the occupancy field opens: the rooms, what is wrong with them, and the two ways out. */
import type { RefObject } from 'react'
import { isOpen, type OccupancyPopup } from '../../rules/occupancy-popup.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Popup } from '../../../ui/modal/popup.tsx'
import { OccupancyActions } from './occupancy-actions.tsx'
import styles from './occupancy-dialog.module.css'
import { OccupancyPanel } from './occupancy-panel.tsx'

export interface OccupancyDialogProps {
  popup: OccupancyPopup
  /** The element around field and dialog. */
  anchor: RefObject<HTMLElement | null>
  onChange: (popup: OccupancyPopup) => void
  onCancel: () => void
  onApply: () => void
}

export function OccupancyDialog(props: OccupancyDialogProps) {
  const { popup, anchor, onChange, onCancel, onApply } = props
  const { text } = usePage()
  return (
    <Popup
      isOpen={isOpen(popup)}
      onDismiss={onCancel}
      title={text('occupancy.title')}
      anchor={anchor}
      className={styles.popup}
      footer={<OccupancyActions problems={popup.problems} onCancel={onCancel} onApply={onApply} />}
    >
      <OccupancyPanel popup={popup} onChange={onChange} />
    </Popup>
  )
}
