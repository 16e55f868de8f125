/**
 * How the browser bundle is cut into files. Every cut costs: small files compress badly, and what
 * is loaded on first use would by default cut pages into crumbs. So only the first load counts.
 *
 * Pages of one folder are a family. Modules that the same families load at once share a file.
 */
import path from 'node:path'

/** What rolldown tells about a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

export function pageChunks(entries: readonly string[]) {
  const families = new Set(entries.map(familyOf))

  /** The file of what so many families share. */
  const sharedBy = (count: number) => (id: string, graph: ModuleGraph) => {
    const pages = pagesLoading(id, graph)
    const own = new Set(pages.map(familyOf))
    // A page's own modules stay with its entry; what no page loads at once comes on first use.
    if (pages.length < 2 || own.size !== count) return null
    return count === families.size ? 'every-page' : [...own].toSorted().join('-')
  }

  return [
    // Changes less often than our own code, so it stays in the caches of visitors.
    { name: 'react', test: REACT, priority: families.size + 1 },
    // A file takes what its modules import along, so what more families share is filed first.
    ...Array.from(families, (_, index) => ({ name: sharedBy(index + 1), priority: index + 1 })),
  ]
}

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown/

function familyOf(entry: string): string {
  return path.basename(path.dirname(entry))
}

/** The entries from which static imports lead to the module. */
function pagesLoading(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id])
  // A set also goes through what is added on the way.
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter((each) => graph.getModuleInfo(each)?.isEntry)
}
