/** One end of the price range as a number to type. */
import { useState } from 'react'
import styles from './price-filter.module.css'

interface PriceValueProps {
  id: string
  label: string
  value: number
  money: (amount: number) => string
  onChange: (value: number) => void
}

/** Typed values are taken when the field is left, not while half a number stands there. */
export function PriceValue({ id, label, value, money, onChange }: PriceValueProps) {
  // Null while nobody types: then it is written as prices are.
  const [typed, type] = useState<string | null>(null)
  const apply = () => {
    if (typed !== null && typed !== '' && Number(typed) !== value) onChange(Number(typed))
    type(null)
  }
  return (
    <label className={styles.value} htmlFor={id}>
      {label}
      <input
        id={id}
        type="text"
        inputMode="numeric"
        value={typed ?? money(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value.replace(/\D/g, '').slice(0, 12))}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
}
