/**
 * How the browser bundle is cut into files. Every cut costs: small files compress badly, and what
 * is loaded on first use would by default cut pages into crumbs. So only the first load counts.
 *
 * The pages of a folder are a family: they share one file. What several families load goes into
 * one of three files: that of every page, that of the pages to search with, that of the others.
 */
import path from 'node:path'

/** What rolldown tells about a module. */
interface ModuleFacts {
  isEntry: boolean
  importers: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null
}

export function pageChunks(entries: readonly string[]) {
  const families = new Set(entries.map(familyOf))

  function fileOf(id: string, graph: ModuleGraph): string | null {
    if (REACT.test(id)) return 'react'
    const pages = pagesLoading(id, graph)
    // A page's own modules stay with its entry; what no page loads at once comes on first use.
    if (pages.length < 2) return null
    const own = new Set(pages.map(familyOf))
    if (own.size === families.size) return 'every-page'
    if (own.size === 1) return `${familyOf(pages[0]!)}-pages`
    return SEARCH_FAMILIES.some((family) => own.has(family)) ? 'search-pages' : 'other-pages'
  }

  return {
    groups: [{ debugName: 'pages', name: fileOf }],
    // Each module for itself: what a file's modules import may be code that only the server runs.
    includeDependenciesRecursively: false,
  }
}

/** The pages with most code, and with most visits. */
const SEARCH_FAMILIES = ['home', 'results']

/** Changes less often than our own code, so it stays in the caches of visitors. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown/

function familyOf(entry: string): string {
  return path.basename(path.dirname(entry))
}

/** The entries from which static imports lead to the module, in the browser. */
function pagesLoading(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  // A set also goes through what is added on the way.
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? [])
      if (!WRITTEN_BY_SERVER.test(importer)) seen.add(importer)
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry)
}

/**
 * Parts of the frame that no page renders in the browser: what they import is not for every page.
 * Their styles come by way of `page-frame.tsx` and the small scripts beside it.
 */
export const WRITTEN_BY_SERVER = /[\\/](shell[\\/](header|footer)|consent[\\/]consent-banner)\.tsx$/
