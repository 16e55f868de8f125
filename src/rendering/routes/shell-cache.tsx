/**
 * Header and footer as HTML. They are the same for everybody who is not signed in, but for the link
 * that says where one is: so they are written once for each site and place in it.
 */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { PageProvider, type PageSurroundings, type WrittenShell } from '../../ui/page-context.tsx'
import { Footer } from '../pages/shell/footer.tsx'
import { Header } from '../pages/shell/header.tsx'
import { marksOf } from '../pages/shell/navigation.ts'

export function shellCache(): (page: PageSurroundings) => WrittenShell | undefined {
  const shells = new Map<string, WrittenShell>()
  return (page) => {
    const { site, path, person, claims } = page
    // Whoever is signed in has a menu of their own.
    if (person) return undefined
    const key = `${site.edition.id} ${site.type} ${site.prefixed} ${marksOf(site, path)} ${claims.held}`
    let shell = shells.get(key)
    if (!shell) {
      const written = (part: ReactNode) =>
        renderToString(<PageProvider value={page}>{part}</PageProvider>)
      shells.set(key, (shell = { header: written(<Header />), footer: written(<Footer />) }))
    }
    return shell
  }
}
