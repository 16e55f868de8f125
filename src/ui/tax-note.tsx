/** What the edition says about taxes beside a price; nothing where it says nothing. */
import { taxNoteOf } from '../site/site.ts'
import { usePage } from './page-context.tsx'

export function TaxNote({ className }: { className?: string | undefined }) {
  const { site, text } = usePage()
  const note = taxNoteOf(site)
  return note === 'none' ? null : <span className={className}>{text(`tax.${note}`)}</span>
}
