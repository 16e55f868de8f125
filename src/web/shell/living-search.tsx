/** The header's search box with suggestions, as a small page of its own inside the static header. */
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ProductSuggestions } from '../autocomplete/product-suggestions.tsx'
import { PageProvider, type PageSurroundings } from '../page-context.tsx'

export function putSuggestions(box: HTMLElement, page: PageSurroundings): void {
  createRoot(box).render(
    <PageProvider value={page}>
      <LivingSearch box={box} />
    </PageProvider>,
  )
}

/** The plain box had the focus; the one in its place takes it over. */
function LivingSearch({ box }: { box: HTMLElement }) {
  useEffect(() => box.querySelector('input')?.focus(), [box])
  return <ProductSuggestions />
}
