/** What the popup holds: every room, and a way to a further one. */
import plus from 'icon:plus'
import { useEffect, useRef } from 'react'
import {
  addRoom,
  canAddRoom,
  canDeleteRoom,
  changeRoom,
  deleteRoom,
  type OccupancyPopup,
} from '../../rules/occupancy-popup.ts'
import { usePage } from '../../../ui/page-context.tsx'
import button from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import styles from './occupancy-panel.module.css'
import { RoomFieldset } from './room-fieldset.tsx'

interface OccupancyPanelProps {
  popup: OccupancyPopup
  onChange: (popup: OccupancyPopup) => void
}

export function OccupancyPanel({ popup, onChange }: OccupancyPanelProps) {
  const { text } = usePage()
  const { rooms, problems } = popup
  const lastRoom = useRef<HTMLFieldSetElement>(null)
  useFocusOnNewRoom(rooms.length, lastRoom)
  return (
    <div className={styles.panel}>
      {rooms.map((room, index) => (
        <RoomFieldset
          // Rooms are numbered by their place: the second becomes the first when that one goes.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          ref={index === rooms.length - 1 ? lastRoom : undefined}
          number={index + 1}
          room={room}
          problems={problems}
          onChange={(next) => onChange(changeRoom(popup, index, next))}
          onDelete={canDeleteRoom(popup) ? () => onChange(deleteRoom(popup, index)) : undefined}
        />
      ))}
      {canAddRoom(popup) && (
        <button
          type="button"
          className={`${button.plain} ${styles.add}`}
          onClick={() => onChange(addRoom(popup))}
        >
          <Icon of={plus} size={18} />
          {text('occupancy.room.add')}
        </button>
      )}
    </div>
  )
}

/**
 * A room that has come or gone takes the button just pressed with it, or moves it away. Whoever
 * uses the keyboard goes on in the last room.
 */
function useFocusOnNewRoom(count: number, room: { current: HTMLFieldSetElement | null }): void {
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    const stop = room.current?.querySelector<HTMLElement>(':scope fieldset button')
    stop?.focus({ preventScroll: true })
    room.current?.scrollIntoView({ block: 'nearest' })
  }, [count, room])
}
