/** What the brands are called in sentences. Apart from their drawings, which pages do not need. */
import type { SiteType } from './site.ts'

export function brandName({ type }: { type: SiteType }): string {
  if (type === 'catchit') return 'Catchit'
  return type === 'company' ? 'Alisio Business' : 'Alisio'
}
