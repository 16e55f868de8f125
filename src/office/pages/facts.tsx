/** Facts with their labels; what is empty is not told. */
import type { ReactNode } from 'react'
import parts from './parts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={parts.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .flatMap(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} is`}>{value}</dd>,
        ])}
    </dl>
  )
}
