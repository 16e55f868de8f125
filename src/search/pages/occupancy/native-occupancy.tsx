/** Who travels, in native controls: for pages whose scripts are off or have not arrived. */
import { useId } from 'react'
import { adultsField, ageField, childrenField, HOTEL_FIELDS } from '../../../site/form-fields.ts'
import { nativeField, NATIVE_MARKER } from '../../rules/native-fields.ts'
import {
  ageLabel,
  DEFAULT_ROOM,
  MAX_ADULTS,
  MAX_CHILDREN,
  MAX_ROOMS,
  type Room,
} from '../../rules/occupancy.ts'
import type { Problem } from '../../../site/problems.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { controlState, Field } from '../../../ui/form/field.tsx'
import { AGES } from './ages.ts'
import styles from './native-occupancy.module.css'

interface NativeOccupancyProps {
  rooms: readonly Room[]
  problems: readonly Problem[]
}

/** The fields of all rooms are there; the server takes those of the first so many. */
export function NativeOccupancy({ rooms, problems }: NativeOccupancyProps) {
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
      <details className={styles.details} open={problems.length > 0}>
        <summary className={styles.summary}>{text('occupancy.native')}</summary>
        {ROOM_NUMBERS.map((number) => (
          <details key={number} open={number <= rooms.length}>
            <summary className={styles.summary}>{text('occupancy.room', { number })}</summary>
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
    <fieldset className={styles.room} aria-label={text('occupancy.room', { number })}>
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
