/** A box to tick with its words beside it. */
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

export function Checkbox({ name, isChecked, onChange, children }: CheckboxProps) {
  return (
    <label className={styles.label}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        value="1"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
