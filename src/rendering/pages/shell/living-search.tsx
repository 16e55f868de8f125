/** The header's search box with suggestions, as a small page of its own inside the static header. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ProductSuggestions } from '../../../places/pages/product-suggestions.tsx'
import { PageProvider, type PageSurroundings } from '../../../ui/page-context.tsx'

/**
 * Takes the place of the plain box, with its text, its caret and its focus. All in one go, so that
 * no key falls between the two.
 */
export function putSuggestions(
  box: HTMLElement,
  plain: HTMLInputElement,
  page: PageSurroundings,
): void {
  const { value, selectionStart, selectionEnd } = plain
  flushSync(() =>
    createRoot(box).render(
      <PageProvider value={page}>
        <ProductSuggestions typedBefore={value} />
      </PageProvider>,
    ),
  )
  const living = box.querySelector('input')
  living?.focus()
  living?.setSelectionRange(selectionStart, selectionEnd)
}
