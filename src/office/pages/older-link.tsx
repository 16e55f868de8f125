/** The way to what came before the entries on the page. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { type OfficeRoute, officePath } from '../rules/office-routes.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'

interface OlderLinkProps {
  route: OfficeRoute
  /** What was asked for. */
  values: Readonly<Record<string, string>>
  /** The last entry that is shown. */
  last: number
}

export function OlderLink({ route, values, last }: OlderLinkProps) {
  const { text } = usePage()
  return (
    <p>
      <a
        className={button.quiet}
        href={officePath(route, {}, { ...values, [OFFICE_FIELDS.before]: last })}
      >
        {text('admin.older')}
      </a>
    </p>
  )
}
