/** A number that is changed by one: fewer, value, more. */
import minus from 'icon:minus'
import plus from 'icon:plus'
import { useId } from 'react'
import { usePage } from '../../../ui/page-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import spoken from '../../../ui/spoken.module.css'
import styles from './stepper.module.css'

export interface StepperProps {
  of: 'adults' | 'children'
  value: number
  least: number
  most: number
  onChange: (value: number) => void
}

export function Stepper({ of, value, least, most, onChange }: StepperProps) {
  const { text } = usePage()
  const labelId = useId()
  const step = (name: string, icon: string, next: number) => (
    <button
      type="button"
      className={styles.step}
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
    <fieldset className={styles.stepper} aria-labelledby={labelId}>
      <div id={labelId}>
        <div className={styles.label}>{text(`occupancy.${of}`)}</div>
        <div className={styles.hint}>{text(`occupancy.${of}.hint`)}</div>
      </div>
      {step(text(`occupancy.${of}.fewer`), minus, value - 1)}
      <output className={styles.value}>
        <span aria-hidden>{value}</span>
        <span className={spoken.text}>{text(`occupancy.${of}.count`, { count: value })}</span>
      </output>
      {step(text(`occupancy.${of}.more`), plus, value + 1)}
    </fieldset>
  )
}
