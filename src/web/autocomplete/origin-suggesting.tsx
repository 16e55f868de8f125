import { useMemo } from 'react'
import type { Airport } from '../../core/flight-origins.ts'
import { usePage } from '../page-context.tsx'
import { originSource } from './origin-source.ts'
import { Suggesting, type SuggestingProps } from './suggesting.tsx'

export function OriginSuggesting(props: SuggestingProps<Airport>) {
  const { site } = usePage()
  const source = useMemo(() => originSource(site), [site])
  return <Suggesting {...props} source={source} />
}
