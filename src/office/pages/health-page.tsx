/** How the system is: what waits, what is late, and what runs it. */
import type { Staff } from '../../accounts/rules/staff.ts'
import { writeDay, type Day } from '../../site/calendar-day.ts'
import { usePage } from '../../ui/page-context.tsx'
import { Facts, Mark } from './data-table.tsx'
import { OfficeFrame } from './office-frame.tsx'
import parts from './parts.module.css'

interface StoreFacts {
  kind: string
  version: string
  answerMs: number
  schema: string
  world: string
  calendarsFrom: Day
  late: Record<'holds' | 'payments' | 'refunds' | 'mail', number>
  mail: { waiting: number; failed: number }
  reviewsWaiting: number
}

interface NodeFacts {
  place: string
  changesBehind: number
  engineBytes: number
  processBytes: number
  startedOn: string
}

interface HealthPageProps {
  staff: Staff
  store: StoreFacts
  /** Null while the node has not told yet. */
  node: NodeFacts | null
  /** Nobody sends mails without one, so none is late. */
  hasMailServer: boolean
  nodeVersion: string
  now: string
}

export function HealthPage(props: HealthPageProps) {
  const { staff, store, node, hasMailServer, nodeVersion, now } = props
  const { text } = usePage()
  const { mail } = store
  const late = hasMailServer ? store.late : { ...store.late, mail: 0 }
  return (
    <OfficeFrame staff={staff} section="health" title={text('admin.section.health')}>
      <div className={parts.columns}>
        <div className={parts.column}>
          <section className={parts.panel}>
            <h2 className={parts.heading}>{text('admin.health.jobs')}</h2>
            <p className={parts.note}>{text('admin.health.jobs.text')}</p>
            <Facts
              facts={(Object.keys(late) as (keyof typeof late)[]).map((job) => [
                text(`admin.health.${job}`),
                <Count key={job} count={late[job]} />,
              ])}
            />
          </section>
          <section className={parts.panel}>
            <h2 className={parts.heading}>{text('admin.health.waiting')}</h2>
            {!hasMailServer && <p className={parts.note}>{text('admin.health.no-mail-server')}</p>}
            <Facts
              facts={[
                [text('admin.mail.waiting'), String(mail.waiting)],
                [text('admin.mail.failed'), <Count key="failed" count={mail.failed} />],
                [text('admin.section.reviews'), String(store.reviewsWaiting)],
              ]}
            />
          </section>
        </div>
        <div className={parts.column}>
          <section className={parts.panel}>
            <h2 className={parts.heading}>{text('admin.health.node')}</h2>
            <Facts
              facts={[
                ...(node
                  ? ([
                      [text('admin.health.behind'), <Count key="n" count={node.changesBehind} />],
                      [text('admin.health.place'), node.place],
                      [text('admin.health.engine'), megabytes(node.engineBytes)],
                      [text('admin.health.process'), megabytes(node.processBytes)],
                      [text('admin.since'), node.startedOn],
                    ] as const)
                  : []),
                ['Node.js', nodeVersion],
                [text('admin.when'), now],
              ]}
            />
          </section>
          <section className={parts.panel}>
            <h2 className={parts.heading}>{text('admin.health.database')}</h2>
            <Facts
              facts={[
                [store.kind, store.version],
                [text('admin.health.answer'), `${store.answerMs.toFixed(1)} ms`],
                [text('admin.health.schema'), store.schema],
                [text('admin.health.world'), store.world],
                [text('admin.health.calendars'), writeDay(store.calendarsFrom)],
              ]}
            />
          </section>
        </div>
      </div>
    </OfficeFrame>
  )
}

function Count({ count }: { count: number }) {
  return <Mark kind={count === 0 ? 'good' : 'bad'}>{count}</Mark>
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`
}
