import { useMemo } from 'react'
import type { DestinationSuggestion } from '../../../places/rules/destination-suggestions.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { destinationSource } from './destination-source.ts'
import { Suggesting, type SuggestingProps } from '../../../places/pages/suggesting.tsx'

export function DestinationSuggesting(props: SuggestingProps<DestinationSuggestion>) {
  const { site, text } = usePage()
  const source = useMemo(() => destinationSource(site, text), [site, text])
  return <Suggesting {...props} source={source} />
}
