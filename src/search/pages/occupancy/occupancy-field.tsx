/** Who travels: a summary in the form, and a popup to change it. */
import { useId, useRef, useState } from 'react'
import { adultsField, ageField, childrenField, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import {
  ageLabel,
  DEFAULT_ROOM,
  guestsIn,
  MAX_ADULTS,
  MAX_CHILDREN,
  MAX_ROOMS,
  type Room,
} from '../../rules/occupancy.ts'
import {
  applyPopup,
  cancelPopup,
  closedPopup,
  isOpen,
  type OccupancyPopup,
  openPopup,
} from '../../rules/occupancy-popup.ts'
import { problem, type Problem } from '../../../site/problems.ts'
import { NATIVE_MARKER, nativeField, writeRooms } from '../../rules/room-fields.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { controlState, Field } from '../../../ui/form/field.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { AGES, isOccupancyField, occupancyProblemsOf } from './occupancy-problems.ts'
import nativeOccupancyStyles from './native-occupancy.module.css'
import type { OccupancyDialogProps } from './occupancy-dialog.tsx'
import styles from './occupancy-field.module.css'

export interface OccupancyFieldProps {
  rooms: readonly Room[]
  onChange: (rooms: readonly Room[]) => void
  /** A flight is part of the search, so passengers are limited. */
  withFlight: boolean
  /** Those of the whole form; the field takes its own. */
  problems: readonly Problem[]
  /** The field has been focused, so its errors go. */
  onFocusField?: (name: string) => void
  /** While the popup is open the form must not be submitted. */
  onOpenChange?: (isOpen: boolean) => void
  className?: string | undefined
}

/** What the box has room for in letters of the usual size. */
const LONGEST_LINE = 24

const Dialog = latePart<OccupancyDialogProps>(async () => {
  const { OccupancyDialog } = await import('./occupancy-dialog.tsx')
  return OccupancyDialog
})

export function OccupancyField(props: OccupancyFieldProps) {
  const { rooms, onChange, withFlight, problems, onFocusField, onOpenChange, className } = props
  const { text } = usePage()
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<OccupancyPopup | null>(null)
  const popup = edited ?? closedPopup(rooms, withFlight)
  // The dialog stays once it has been opened, because closing takes it a moment.
  const [dialog, setDialog] = useState<'unused' | 'used' | 'failed'>('unused')

  const open = () => {
    // Ages that the form has found missing are marked from the start.
    const told = problems.filter(({ field }) => isOccupancyField(field))
    setEdited({ ...openPopup(popup), problems: told })
    setDialog('used')
    for (const { field } of [{ field: HOTEL_FIELDS.customers }, ...told]) onFocusField?.(field)
    onOpenChange?.(true)
  }
  const close = (closed: OccupancyPopup) => {
    setEdited(null)
    onChange(closed.rooms)
    onOpenChange?.(false)
  }
  const cancel = () => close(cancelPopup(popup))
  const apply = () => {
    const next = applyPopup(popup)
    if (!isOpen(next)) return close(next)
    setEdited(next)
    focusFirstProblem(anchor.current)
  }
  const onDialogFailed = () => {
    cancel()
    setDialog('failed')
  }

  const label = text('form.occupancy')
  const summary = text('occupancy.summary', { ...guestsIn(rooms) })
  const own = occupancyProblemsOf(problems)
  const shown = dialog === 'failed' ? [problem('content-failed', HOTEL_FIELDS.customers)] : own
  return (
    <div ref={anchor} className={[styles.anchor, className].filter(Boolean).join(' ')}>
      <div className={styles.scripted}>
        <Field id={id} label={label} problems={shown}>
          <button
            id={id}
            type="button"
            className={styles.summary}
            data-long={summary.length > LONGEST_LINE || undefined}
            aria-label={text('occupancy.button', { label, summary })}
            aria-haspopup="dialog"
            aria-expanded={isOpen(popup)}
            {...controlState(id, shown)}
            onPointerEnter={Dialog.fetchAhead}
            onFocus={Dialog.fetchAhead}
            onClick={isOpen(popup) ? cancel : open}
          >
            {summary}
          </button>
        </Field>
      </div>
      {Object.entries(writeRooms(rooms)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* React never looks into it in the browser, which therefore needs no code for it. */}
      <noscript>{import.meta.env.SSR && <NativeOccupancy rooms={rooms} problems={own} />}</noscript>
      {dialog === 'used' && (
        <Dialog.Part
          popup={popup}
          anchor={anchor}
          onChange={setEdited}
          onCancel={cancel}
          onApply={apply}
          onPartFailed={onDialogFailed}
        />
      )}
    </div>
  )
}

/** After the errors have been drawn. */
function focusFirstProblem(anchor: HTMLElement | null): void {
  requestAnimationFrame(() => anchor?.querySelector<HTMLElement>('select[aria-invalid]')?.focus())
}

/** Who travels, in native controls: for pages whose scripts are off or have not arrived. */
interface NativeOccupancyProps {
  rooms: readonly Room[]
  problems: readonly Problem[]
}

/** The fields of all rooms are there; the server takes those of the first so many. */
function NativeOccupancy({ rooms, problems }: NativeOccupancyProps) {
  const { text } = usePage()
  return (
    <>
      <input type="hidden" name={NATIVE_MARKER} value="1" />
      <NativeSelect
        field={HOTEL_FIELDS.rooms}
        label={text('occupancy.rooms')}
        value={rooms.length}
        options={ROOM_NUMBERS}
        problems={problems}
      />
      <details className={nativeOccupancyStyles.details} open={problems.length > 0}>
        <summary className={nativeOccupancyStyles.summary}>{text('occupancy.native')}</summary>
        {ROOM_NUMBERS.map((number) => (
          <details key={number} open={number <= rooms.length}>
            <summary className={nativeOccupancyStyles.summary}>
              {text('occupancy.room', { number })}
            </summary>
            <NativeRoom number={number} room={rooms[number - 1] ?? DEFAULT_ROOM} />
          </details>
        ))}
      </details>
    </>
  )
}

function NativeRoom({ number, room }: { number: number; room: Room }) {
  const { text } = usePage()
  return (
    <fieldset
      className={nativeOccupancyStyles.room}
      aria-label={text('occupancy.room', { number })}
    >
      <NativeSelect
        field={adultsField(number)}
        label={text('occupancy.adults')}
        value={room.adults}
        options={numbersTo(MAX_ADULTS)}
      />
      <NativeSelect
        field={childrenField(number)}
        label={text('occupancy.children')}
        value={room.childAges.length}
        options={[0, ...numbersTo(MAX_CHILDREN)]}
      />
      {numbersTo(MAX_CHILDREN).map((child) => (
        <NativeSelect
          key={child}
          field={ageField(number, child)}
          label={text('occupancy.age', { number: child })}
          value={room.childAges[child - 1] ?? ''}
          options={['', ...AGES]}
        />
      ))}
    </fieldset>
  )
}

const NONE: readonly Problem[] = []

interface NativeSelectProps {
  field: string
  label: string
  value: number | ''
  options: readonly (number | '')[]
  problems?: readonly Problem[]
}

function NativeSelect({ field, label, value, options, problems = NONE }: NativeSelectProps) {
  // A page may have several forms with the same names.
  const id = useId()
  return (
    <Field id={id} label={label} problems={problems}>
      <select
        id={id}
        name={nativeField(field)}
        defaultValue={value}
        {...controlState(id, problems)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {ageLabel(option === '' ? null : option)}
          </option>
        ))}
      </select>
    </Field>
  )
}

const ROOM_NUMBERS = numbersTo(MAX_ROOMS)

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
