import { useMemo } from 'react'
import type { SuggestionItem } from '../rules/suggestions.ts'
import { usePage } from '../../ui/page-context.tsx'
import { productSource } from './product-source.ts'
import { Suggesting, type SuggestingProps } from './suggesting.tsx'

export function ProductSuggesting(props: SuggestingProps<SuggestionItem>) {
  const { site, text } = usePage()
  const source = useMemo(() => productSource(site, text), [site, text])
  return <Suggesting {...props} source={source} />
}
