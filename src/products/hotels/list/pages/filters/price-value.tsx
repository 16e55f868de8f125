/** One end of the price range as a number to type. */
import { useState } from 'react'
import { useTakeOver } from '../../../../../ui/take-over.ts'
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
  const apply = (digits = typed) => {
    if (digits !== null && digits !== '' && Number(digits) !== value) onChange(Number(digits))
    type(null)
  }
  // Where the focus still is, it may not be finished.
  const box = useTakeOver<HTMLInputElement>((early) => {
    if (early.value === money(value)) return
    if (early === document.activeElement) type(digitsOf(early.value))
    else apply(digitsOf(early.value))
  })
  return (
    <label className={styles.value} htmlFor={id}>
      {label}
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="numeric"
        value={typed ?? money(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(digitsOf(event.target.value))}
        onBlur={() => apply()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 12)
}
