/** What travels inside a page, so that the browser can go on where the server stopped. */
import type { PageSurroundings } from '../../ui/page-context.tsx'

export const PAGE_DATA_ID = 'page-data'
export const PAGE_ROOT_ID = 'page'

export interface PageData<Props = unknown> {
  /** The rest only the server writes: header and footer stay as they came. */
  surroundings: Omit<PageSurroundings, 'text' | 'editions' | 'shell' | 'template'>
  /** Where the script with the page's own messages is. */
  texts: string
  /** The files of the styles that the page has brought along: what comes later need not load them. */
  styles: string[]
  props: Props
}
