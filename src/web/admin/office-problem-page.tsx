/** What is told in the back office when a request cannot be answered. */
import { officePath } from '../../core/admin/office-routes.ts'
import { usePage } from '../page-context.tsx'
import type { PageProblem } from '../problem/problem-page.tsx'
import button from '../ui/button.module.css'
import { OfficeFrame } from './office-frame.tsx'
import parts from './parts.module.css'

interface OfficeProblemPageProps {
  code: PageProblem
  status: number
}

export function OfficeProblemPage({ code, status }: OfficeProblemPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={null} title={text(`problem.${code}`)}>
      <p className={parts.note}>
        {status} · {code}
      </p>
      <p>
        <a className={button.quiet} href={officePath('home')}>
          {text('shell.home')}
        </a>
      </p>
    </OfficeFrame>
  )
}
