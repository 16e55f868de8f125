/** On the way to the payment provider: forms may not be led to other hosts, links may. */
import { useEffect } from 'react'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import { PageFrame } from '../../../rendering/pages/shell/page-frame.tsx'
import buttons from '../../../ui/button.module.css'

export interface LeavePageData {
  href: string
  /** False for somebody who has just come back from there. */
  isAutomatic: boolean
}

export function LeavePage({ href, isAutomatic }: LeavePageData) {
  const { text } = usePage()
  useEffect(() => {
    if (isAutomatic) location.replace(href)
  }, [href, isAutomatic])
  return (
    <PageFrame>
      <div className={`${page.page} ${page.narrow}`}>
        <h1 className={page.title}>{text('checkout.leave.title')}</h1>
        <p className={page.lead}>{text('checkout.leave.text')}</p>
        <p>
          <a className={buttons.primary} href={href}>
            {text('checkout.leave.go')}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}
