/** What travels inside a page, so that the browser can go on where the server stopped. */
import type { PageSurroundings } from './page-context.tsx'

export const PAGE_DATA_ID = 'page-data'
export const PAGE_ROOT_ID = 'page'

export interface PageData<Props = unknown> {
  /** Texts come as a file of their own. */
  surroundings: Omit<PageSurroundings, 'text'>
  props: Props
}
