/**
 * How the browser bundle is cut into files. Every cut costs: small files compress badly, and what
 * is loaded on first use would by default cut pages into crumbs. So only the first load counts.
 *
 * The pages of a folder are a family. What the same families load at once shares a file, and what
 * home and results both load is one file, whoever else needs some of it. So is what the hotel page
 * shares with the list before it, and with the pages of booking after it: a file for every set of
 * them would make two dozen. What any page may want later, like the suggestions of the header's
 * box, must not bring a whole other page along.
 */
import path from 'node:path'

/** What rolldown tells about a module. */
interface ModuleFacts {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null
}

export function pageChunks(entries: readonly string[]) {
  const families = new Set(entries.map(familyOf))

  function fileOf(id: string, graph: ModuleGraph): string | null {
    if (REACT.test(id)) return 'react'
    const pages = pagesReaching(id, (each) => graph.getModuleInfo(each)?.importers)
    // A page's own modules stay with its entry; what no page loads at once comes on first use.
    if (pages.length < 2) return null
    const own = new Set(pages.map(familyOf))
    if (own.size === families.size) return 'every-page'
    if (own.has('home') && own.has('results')) return 'search-pages'
    if (own.has('hotel') && own.isSubsetOf(ON_THE_WAY))
      return own.has('results') ? 'hotel-results-pages' : 'hotel-booking-pages'
    const file = `${[...own].toSorted().join('-')}-pages`
    return isForAllLater(id) ? `${file}-and-later` : file

    function isForAllLater(module: string): boolean {
      const later = pagesReaching(module, (each) => {
        const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {}
        return [...importers, ...dynamicImporters]
      })
      return new Set(later.map(familyOf)).size === families.size
    }
  }

  /** The entries from which imports lead to the module, in the browser. */
  function pagesReaching(
    id: string,
    importersOf: (id: string) => readonly string[] | undefined,
  ): string[] {
    const seen = new Set([id])
    // A set also goes through what is added on the way.
    for (const each of seen)
      for (const importer of importersOf(each) ?? [])
        if (!WRITTEN_BY_SERVER.test(importer)) seen.add(importer)
    return entries.filter((entry) => seen.has(entry))
  }

  return {
    groups: [{ debugName: 'pages', name: fileOf }],
    // Each module for itself: what a file's modules import may be code that only the server runs.
    includeDependenciesRecursively: false,
  }
}

/** Changes less often than our own code, so it stays in the caches of visitors. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown/

/** From the list to the booked stay: who sees one of these pages is likely to see the next. */
const ON_THE_WAY = new Set(['results', 'hotel', 'cart', 'checkout', 'confirmation', 'trips'])

function familyOf(entry: string): string {
  return path.basename(path.dirname(entry))
}

/**
 * Parts of the frame that no page renders in the browser: what they import is not for every page.
 * Their styles come by way of `page-frame.tsx` and the small scripts beside it.
 */
export const WRITTEN_BY_SERVER = /[\\/](shell[\\/](header|footer)|consent[\\/]consent-banner)\.tsx$/
