/** The towns of a coast, asked for once and kept for a day. */
import { useEffect, useState } from 'react'
import { pathOf } from '../../core/routes.ts'
import { requestText } from '../browser/requests.ts'
import { usePage } from '../page-context.tsx'
import type { CoastTown } from './coast-choice.ts'
import { keepAnswer, pageAnswers } from './page-answers.ts'

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
    townsAt(address, abort.signal).then(
      (towns) => setLoaded({ coast, towns }),
      () => abort.signal.aborted || setLoaded({ coast, towns: [] }),
    )
    return () => abort.abort()
  }, [coast, site])
  const isLoading = coast !== null && loaded?.coast !== coast
  return { towns: isLoading ? [] : (loaded?.towns ?? []), isLoading }
}

async function townsAt(address: string, signal: AbortSignal): Promise<readonly CoastTown[]> {
  const kept = pageAnswers.get(address)
  if (Array.isArray(kept)) return kept as CoastTown[]
  const answer = await requestText(address, { signal, headers: { accept: 'application/xml' } })
  if (!answer.ok) throw new Error(`${address}: ${answer.failure}`)
  const towns = townsIn(answer.value)
  keepAnswer(address, towns)
  return towns
}

function townsIn(xml: string): CoastTown[] {
  const answer = new DOMParser().parseFromString(xml, 'application/xml')
  return Array.from(answer.querySelectorAll('destino'), (town) => ({
    id: town.querySelector('id_destino')?.textContent ?? '',
    name: town.querySelector('nombre')?.textContent ?? '',
  })).filter(({ id, name }) => id !== '' && name !== '')
}
