/** How every page of the back office is answered: its title, its status, what was done before it. */
import type { Problem } from '../../site/problems.ts'
import { brandOf } from '../../site/brands.ts'
import type { OfficeForm } from '../pages/office-field.tsx'
import type { PageHead } from '../../rendering/routes/document.ts'
import { fieldsOf, typedValues } from '../../booking/routes/checkout-values.ts'
import { statusOf } from '../../http/http-statuses.ts'
import type { PageElement } from '../../rendering/routes/page-renderer.tsx'
import type { OfficeVisit } from './office-parts.ts'

export function officePage(
  visit: OfficeVisit,
  page: PageElement,
  title: string,
  problems: readonly Problem[] = [],
) {
  const [first] = problems
  return visit.page(page, officeHead(visit, title), first ? statusOf(first.code) : 200)
}

export function officeHead({ site, text }: Pick<OfficeVisit, 'site' | 'text'>, title: string) {
  const name = `${text('admin.title')} · ${brandOf(site).name}`
  return { title: `${title} · ${name}`, description: name } satisfies PageHead
}

/** What was typed, and what is wrong with it. */
export function sentForm(
  visit: Pick<OfficeVisit, 'body'>,
  problems: readonly Problem[],
): OfficeForm {
  return { values: typedValues(fieldsOf(visit.body)), problems }
}

export const EMPTY_FORM: OfficeForm = { values: {}, problems: [] }

/** What a page that redirected here has done. Links may say anything: only known words are told. */
export function doneIn<Key extends string>(
  { query }: Pick<OfficeVisit, 'query'>,
  known: readonly Key[],
): Key | null {
  return known.find((each) => each === query['done']) ?? null
}

/** A number of ours in a path or a field; null for anything else. */
export function numberIn(written: unknown): number | null {
  return typeof written === 'string' && /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null
}
