/** The towns of a coast, asked for once and kept for a day. */
import { useEffect, useState } from 'react'
import { pathOf } from '../../../site/routes.ts'
import { loadLate } from '../../../ui/browser/late-script.ts'
import { usePage } from '../../../ui/page-context.tsx'
import type { CoastTown } from './coast-choice.ts'

interface LoadedTowns {
  coast: string
  towns: readonly CoastTown[]
}

/** A coast whose towns cannot be had is searched as a whole: there is nothing to tell. */
export function useCoastTowns(coast: string | null) {
  const { site } = usePage()
  const [loaded, setLoaded] = useState<LoadedTowns | null>(null)
  useEffect(() => {
    if (coast === null) return undefined
    const abort = new AbortController()
    const address = pathOf(site, 'coastDestinations', { coast })
    loadLate(() => import('./ask-coast-towns.ts'))
      .then((asking) => (asking.ok ? asking.value.townsAt(address, abort.signal) : []))
      .catch(() => [])
      .then((towns) => abort.signal.aborted || setLoaded({ coast, towns }))
    return () => abort.abort()
  }, [coast, site])
  const isLoading = coast !== null && loaded?.coast !== coast
  return { towns: isLoading ? [] : (loaded?.towns ?? []), isLoading }
}
