/** What is told in the back office when a request cannot be answered. */
import { officePath } from '../rules/office-routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import type { PageProblem } from '../../rendering/pages/problem-page.tsx'
import { type FormAgain, SendAgain } from '../../rendering/pages/send-again.tsx'
import button from '../../ui/button.module.css'
import { OfficeFrame } from './office-frame.tsx'
import parts from './parts.module.css'

interface OfficeProblemPageProps {
  code: PageProblem
  status: number
  again?: FormAgain | undefined
}

export function OfficeProblemPage({ code, status, again }: OfficeProblemPageProps) {
  const { text } = usePage()
  return (
    <OfficeFrame staff={null} title={again ? text('shell.form-stale') : text(`problem.${code}`)}>
      {again && (
        <>
          <p>{text('shell.form-kept')}</p>
          <SendAgain {...again} />
        </>
      )}
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
