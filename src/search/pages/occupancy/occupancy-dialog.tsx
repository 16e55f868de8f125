/** What the occupancy field opens: the rooms, what is wrong with them, and the two ways out. */
import { type Ref, type RefObject, useEffect, useId, useRef } from 'react'
import {
  addRoom,
  canAddRoom,
  canDeleteRoom,
  changeRoom,
  deleteRoom,
  isOpen,
  type OccupancyPopup,
} from '../../rules/occupancy-popup.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Popup } from '../../../ui/modal/popup.tsx'
import type { Problem } from '../../../site/problems.ts'
import button from '../../../ui/button.module.css'
import { problemText } from '../../../ui/form/problem-text.ts'
import occupancyActionsStyles from './occupancy-actions.module.css'
import { AGES, generalProblems } from './occupancy-problems.ts'
import styles from './occupancy-dialog.module.css'
import plus from 'icon:plus'
import { Icon } from '../../../ui/icon.tsx'
import occupancyPanelStyles from './occupancy-panel.module.css'
import trash from 'icon:trash-2'
import { ageField } from '../../../site/form-fields.ts'
import {
  ageLabel,
  MAX_ADULTS,
  MAX_CHILDREN,
  type Room,
  withChildren,
} from '../../rules/occupancy.ts'
import { Field, FieldProblem } from '../../../ui/form/field.tsx'
import roomFieldsetStyles from './room-fieldset.module.css'
import minus from 'icon:minus'
import spoken from '../../../ui/spoken.module.css'
import stepperStyles from './stepper.module.css'

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

/** The end of the popup: what keeps it from being applied, and the two ways out. */
interface OccupancyActionsProps {
  problems: readonly Problem[]
  onCancel: () => void
  onApply: () => void
}

export function OccupancyActions({ problems, onCancel, onApply }: OccupancyActionsProps) {
  const { text } = usePage()
  return (
    <>
      <div role="alert">
        {generalProblems(problems).map((each) => (
          <p key={each.code} className={occupancyActionsStyles.problem} data-code={each.code}>
            {problemText(text, each)}
          </p>
        ))}
      </div>
      <div className={occupancyActionsStyles.actions}>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="button" className={button.primary} onClick={onApply}>
          {text('action.apply')}
        </button>
      </div>
    </>
  )
}

/** The age of one child; until it is told it shows "--". */
interface AgeSelectProps {
  child: number
  age: number | null
  hintId: string
  /** What is wrong with it, told once for the whole room. */
  problemId: string | undefined
  onChange: (age: number | null) => void
}

const NONE = [] as const

function AgeSelect({ child, age, hintId, problemId, onChange }: AgeSelectProps) {
  const { text } = usePage()
  const id = useId()
  const isInvalid = problemId !== undefined
  return (
    <Field
      id={id}
      label={text('occupancy.age', { number: child })}
      problems={NONE}
      isInvalid={isInvalid}
    >
      <select
        id={id}
        value={age ?? ''}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${problemId} ${hintId}` : hintId}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{ageLabel(null)}</option>
        {AGES.map((each) => (
          <option key={each} value={each}>
            {text('occupancy.age.years', { count: each })}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A number that is changed by one: fewer, value, more. */
export interface StepperProps {
  of: 'adults' | 'children'
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

function Stepper({ of, value, least, most, onChange }: StepperProps) {
  const { text } = usePage()
  const labelId = useId()
  const step = (name: string, icon: string, next: number) => (
    <button
      type="button"
      className={stepperStyles.step}
      aria-label={name}
      // A disabled button would lose the focus of whoever has just pressed it.
      aria-disabled={next < least || next > most}
      onClick={() => {
        if (next >= least && next <= most) onChange(next)
      }}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <fieldset className={stepperStyles.stepper} aria-labelledby={labelId}>
      <div id={labelId}>
        <div className={stepperStyles.label}>{text(`occupancy.${of}`)}</div>
        <div className={stepperStyles.hint}>{text(`occupancy.${of}.hint`)}</div>
      </div>
      {step(text(`occupancy.${of}.fewer`), minus, value - 1)}
      <output className={stepperStyles.value}>
        <span aria-hidden>{value}</span>
        <span className={spoken.text}>{text(`occupancy.${of}.count`, { count: value })}</span>
      </output>
      {step(text(`occupancy.${of}.more`), plus, value + 1)}
    </fieldset>
  )
}

/** What the popup holds: every room, and a way to a further one. */
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
    <div className={occupancyPanelStyles.panel}>
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
          className={`${button.plain} ${occupancyPanelStyles.add}`}
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

/** One room of the popup: its adults, its children and their ages. */
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

function RoomFieldset(props: RoomFieldsetProps) {
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
    <fieldset ref={ref} className={roomFieldsetStyles.room}>
      <legend className={roomFieldsetStyles.legend}>{text('occupancy.room', { number })}</legend>
      {onDelete && (
        <button
          type="button"
          className={`${button.plain} ${roomFieldsetStyles.delete}`}
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
          <div className={roomFieldsetStyles.ages}>
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
          <p className={roomFieldsetStyles.hint} id={hintId}>
            {text('occupancy.age.hint')}
          </p>
        </>
      )}
    </fieldset>
  )
}
