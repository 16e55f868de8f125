/** What a visitor sees when a request cannot be answered: a sentence, its code, ways to go on. */
import { pathOf } from '../../site/routes.ts'
import { isLinked } from '../../site/sections.ts'
import type { MessageKey } from '../../site/messages/catalogue.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Illustration, type Scene } from './shell/illustration.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import button from '../../ui/button.module.css'
import { type FormAgain, SendAgain } from './send-again.tsx'
import styles from './problem-page.module.css'

/** The problems that have a text, and so can have a page. */
export type PageProblem = MessageKey extends infer Key
  ? Key extends `problem.${infer Code}`
    ? Code
    : never
  : never

interface ProblemPageProps {
  code: PageProblem
  status: number
  /** Absolute where the host itself is unknown. */
  home: string
  /** A form of our own that was refused only because the session has changed since. */
  again?: FormAgain | undefined
}

export function ProblemPage({ code, status, home, again }: ProblemPageProps) {
  const { site, text } = usePage()
  const { scene, hint } = consolationFor(status)
  const isOnSite = home === pathOf(site, 'home')
  return (
    <PageFrame>
      <div className={styles.problem}>
        <Illustration of={scene} />
        <div className={styles.words}>
          <h1 className={styles.title}>
            {again ? text('shell.form-stale') : text(`problem.${code}`)}
          </h1>
          <p className={styles.hint}>{text(again ? 'shell.form-kept' : hint)}</p>
          {again && <SendAgain {...again} />}
          <p className={styles.actions}>
            <a className={again ? button.quiet : button.primary} href={home}>
              {text('shell.home')}
            </a>
            {isOnSite && isLinked(site, 'hotelHome') && (
              <a className={button.quiet} href={pathOf(site, 'hotelHome')}>
                {text('shell.search-hotels')}
              </a>
            )}
          </p>
          <p className={styles.code}>
            {status} · {code}
          </p>
        </div>
      </div>
    </PageFrame>
  )
}

function consolationFor(status: number): { scene: Scene; hint: MessageKey } {
  if (status === 404) return { scene: 'lost', hint: 'shell.lost' }
  if (status >= 500) return { scene: 'storm', hint: 'shell.our-fault' }
  return { scene: 'calm', hint: 'shell.go-back' }
}
