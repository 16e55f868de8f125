/** Every match of the list that is shown. */
import { useCallback, useEffect, useState } from 'react'
import { writeListState } from '../../rules/list-state.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResults } from '../results-context.tsx'
import { askForMap, mapCallUrl } from './map-call.ts'
import { type MapPinsAnswer, readPins } from './read-map-answer.ts'

export interface MapPinsState {
  /** Null until the first answer. */
  answer: MapPinsAnswer | null
  /** Which list it belongs to, whatever its order; the map fits itself to a new one. */
  listKey: string
  phase: 'loading' | 'settled' | 'failed'
  retry: () => void
}

export function useMapPins(): MapPinsState {
  const { site } = usePage()
  const { page, list } = useResults()
  const [found, setFound] = useState<Pick<MapPinsState, 'answer' | 'listKey'>>({
    answer: null,
    listKey: '',
  })
  const [phase, setPhase] = useState<MapPinsState['phase']>('loading')
  const [tries, setTries] = useState(0)
  const state = list.shown
  const listKey = writeListState({ ...state, page: 1, sort: 'recommended' })
  const url = mapCallUrl(site, page, { state: { ...state, page: 1 }, ids: [] })

  useEffect(() => {
    const own = new AbortController()
    const ask = async () => {
      setPhase('loading')
      const answer = await askForMap(url, readPins, own.signal)
      if (own.signal.aborted) return
      setPhase(answer ? 'settled' : 'failed')
      if (answer) setFound({ answer, listKey })
    }
    void ask()
    return () => own.abort()
    // The key is a part of the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { ...found, phase, retry }
}
