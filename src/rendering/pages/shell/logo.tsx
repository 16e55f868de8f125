/** The brand's mark. The word beside it names it, so it is not read aloud. */
import { usePage } from '../../../ui/page-context.tsx'
import { brandOf } from '../../../site/brands.ts'

export function Logo({ size = 30 }: { size?: number }) {
  const { site } = usePage()
  const [first, second] = brandOf(site).strokes
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill="var(--mark)" />
      <g fill="none" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d={first} stroke="var(--on-sea)" />
        <path d={second} stroke="var(--mark-accent)" />
      </g>
    </svg>
  )
}
