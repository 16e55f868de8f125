/** What travels inside a page, so that the browser can go on where the server stopped. */
import type { Site } from '../core/site.ts'
import type { EditionLink } from './page-context.tsx'

export const PAGE_DATA_ID = 'page-data'
export const PAGE_ROOT_ID = 'page'

export interface PageData<Props = unknown> {
  site: Site
  editions: EditionLink[]
  props: Props
}
