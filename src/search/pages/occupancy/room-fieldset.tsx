/** One room of the popup: its adults, its children and their ages. */
import trash from 'icon:trash-2'
import { type Ref, useId } from 'react'
import { ageField } from '../../../site/form-fields.ts'
import { MAX_ADULTS, MAX_CHILDREN, type Room, withChildren } from '../../rules/occupancy.ts'
import type { Problem } from '../../../site/problems.ts'
import { usePage } from '../../../ui/page-context.tsx'
import button from '../../../ui/button.module.css'
import { FieldProblem } from '../../../ui/form/field-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AgeSelect } from './age-select.tsx'
import styles from './room-fieldset.module.css'
import { Stepper } from './stepper.tsx'

export interface RoomFieldsetProps {
  ref?: Ref<HTMLFieldSetElement>
  /** Counted from 1, as in the names of the fields. */
  number: number
  room: Room
  problems: readonly Problem[]
  onChange: (room: Room) => void
  /** Absent while it is the only room. */
  onDelete?: (() => void) | undefined
}

export function RoomFieldset(props: RoomFieldsetProps) {
  const { ref, number, room, problems, onChange, onDelete } = props
  const { text } = usePage()
  const hintId = useId()
  const problemId = useId()
  const wrongAge = (slot: number) =>
    problems.find(({ field }) => field === ageField(number, slot + 1))
  const wrong = room.childAges.map((_, slot) => wrongAge(slot)).find(Boolean)
  const changeAge = (slot: number, age: number | null) =>
    onChange({ ...room, childAges: room.childAges.with(slot, age) })
  return (
    <fieldset ref={ref} className={styles.room}>
      <legend className={styles.legend}>{text('occupancy.room', { number })}</legend>
      {onDelete && (
        <button
          type="button"
          className={`${button.plain} ${styles.delete}`}
          aria-label={text('occupancy.room.delete.name', { number })}
          onClick={onDelete}
        >
          <Icon of={trash} size={16} />
          {text('occupancy.room.delete')}
        </button>
      )}
      <Stepper
        of="adults"
        value={room.adults}
        least={1}
        most={MAX_ADULTS}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <Stepper
        of="children"
        value={room.childAges.length}
        least={0}
        most={MAX_CHILDREN}
        onChange={(count) => onChange(withChildren(room, count))}
      />
      {room.childAges.length > 0 && (
        <>
          <div className={styles.ages}>
            {room.childAges.map((age, slot) => (
              <AgeSelect
                // Slots have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={slot}
                child={slot + 1}
                age={age}
                hintId={hintId}
                problemId={wrongAge(slot) && problemId}
                onChange={(next) => changeAge(slot, next)}
              />
            ))}
          </div>
          {wrong && <FieldProblem id={problemId} problem={wrong} />}
          <p className={styles.hint} id={hintId}>
            {text('occupancy.age.hint')}
          </p>
        </>
      )}
    </fieldset>
  )
}
