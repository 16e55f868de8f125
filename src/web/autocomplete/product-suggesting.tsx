import { useMemo } from 'react'
import type { SuggestionItem } from '../../core/suggestions.ts'
import { usePage } from '../page-context.tsx'
import { productSource } from './product-source.ts'
import { Suggesting, type SuggestingProps } from './suggesting.tsx'

export function ProductSuggesting(props: SuggestingProps<SuggestionItem>) {
  const { site, text } = usePage()
  const source = useMemo(() => productSource(site, text), [site, text])
  return <Suggesting {...props} source={source} />
}
