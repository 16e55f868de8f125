import { useMemo } from 'react'
import type { Airport } from '../../../places/rules/flight-origins.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { originSource } from './origin-source.ts'
import { Suggesting, type SuggestingProps } from '../../../places/pages/suggesting.tsx'

export function OriginSuggesting(props: SuggestingProps<Airport>) {
  const { site } = usePage()
  const source = useMemo(() => originSource(site), [site])
  return <Suggesting {...props} source={source} />
}
