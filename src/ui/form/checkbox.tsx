/** A box to tick with its words beside it. */
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { useTakeOver } from '../as-written.tsx'

interface CheckboxProps {
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** It was switched before the page came to life; unless told apart, a change like any other. */
  onFound?: (isChecked: boolean) => void
  children: ReactNode
}

export function Checkbox({
  name,
  isChecked,
  onChange,
  onFound = onChange,
  children,
}: CheckboxProps) {
  const box = useTakeOver<HTMLInputElement>(({ checked }) => {
    if (checked !== isChecked) onFound(checked)
  })
  return (
    <label className={styles.label}>
      <input
        ref={box}
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
