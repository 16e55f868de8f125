/** Makes the entry of each page: it hydrates what the server has written. */
import path from 'node:path'
import type { Plugin } from 'vite'
import { OFFICE_ENTRIES, PAGES } from '../../src/pages.ts'

const src = path.resolve(import.meta.dirname, '../../src')
const PREFIX = 'page:'

/** Ids of the entries by their names, for the bundler. */
export const PAGE_ENTRIES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(PAGES).map((name) => [name, PREFIX + name])),
  ...Object.fromEntries(
    Object.entries(OFFICE_ENTRIES).map(([name, file]) => [name, path.join(src, file)]),
  ),
}

/** The family whose files a page shares, by the id of its entry. */
export const FAMILIES: Map<string, string> = new Map(
  Object.entries(PAGE_ENTRIES).map(([name, id]) => [id, PAGES[name]?.family ?? 'office']),
)

export function pageEntriesPlugin(): Plugin {
  return {
    name: 'alisio-page-entries',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const { file, component } = PAGES[id.slice(PREFIX.length)]!
      return `import { hydratePage } from ${JSON.stringify(path.join(src, 'rendering/pages/hydrate.tsx'))}
import { ${component} } from ${JSON.stringify(path.join(src, file))}
void hydratePage(${component})
`
    },
  }
}
