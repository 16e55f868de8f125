/**
 * How the browser bundle is cut into files. Every cut costs: small files compress badly, and what
 * is loaded on first use would by default cut pages into crumbs. So only the first load counts.
 *
 * Pages of a kind are a family (`src/pages.ts`), and what the same families load at once shares a file. On
 * the way from the home page to a booked stay that would make a file for every set of families, some
 * of a hundred bytes, and on a slow line each file is a journey. So home, results and hotel share a
 * file in pairs, whoever else needs some of it. What any page may want later, like the suggestions
 * of the header's box, must not bring a whole other page along.
 */
/** What rolldown tells about a module. */
interface ModuleFacts {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null
}

/** `familyOf` has the family of each entry by its id. */
export function pageChunks(familyOf: ReadonlyMap<string, string>) {
  const entries = [...familyOf.keys()]
  const families = new Set(familyOf.values())

  function fileOf(id: string, graph: ModuleGraph): string | null {
    if (REACT.test(id)) return 'every-page'
    const pages = pagesReaching(id, (each) => graph.getModuleInfo(each)?.importers)
    // What no page loads at once comes on first use.
    if (pages.length === 0) return null
    const own = new Set(pages.map((page) => familyOf.get(page)!))
    if (own.size === families.size) return 'every-page'
    if (pages.length === 1) {
      // A page's own modules stay with its entry, unless others want them later. What the list wants
      // only later must not come with it.
      if (familiesLater(id).size === 1) return null
      if (own.has('results')) return 'hotel-results-pages'
      return own.has('hotel') ? 'hotel-page-and-later' : null
    }
    // What only some of the other forms need must not burden the first page of all.
    if (own.size === 1 && own.has('home') && !pages.some((page) => FIRST_PAGE.test(page)))
      return null
    if (own.has('results')) return own.has('home') ? 'search-pages' : 'hotel-results-pages'
    if (own.has('hotel')) return own.has('home') ? 'home-hotel-pages' : 'hotel-booking-pages'
    // Icons, mostly: one file instead of one for each set of pages.
    if (own.has('home') && own.has('cart')) return 'home-booking-pages'
    const file = `${[...own].toSorted().join('-')}-pages`
    return familiesLater(id).size === families.size ? `${file}-and-later` : file

    function familiesLater(module: string): Set<string> {
      const later = pagesReaching(module, (each) => {
        const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {}
        return [...importers, ...dynamicImporters]
      })
      return new Set(later.map((page) => familyOf.get(page)!))
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

/** As its entry is called, and as tests call theirs. */
const FIRST_PAGE = /[:/]home(-entry\.tsx)?$/
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown/

/**
 * Parts of the frame that no page renders in the browser: what they import is not for every page.
 * Their styles come by way of `page-frame.tsx` and the small scripts beside it.
 */
export const WRITTEN_BY_SERVER = /[\\/](shell[\\/](header|footer)|consent[\\/]consent-banner)\.tsx$/
