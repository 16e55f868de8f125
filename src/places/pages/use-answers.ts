/** The answers behind a box: kept ones at once, others after the wait, late ones never. */
import { useEffect, useState } from 'react'
import type { SuggestionWidget } from '../rules/suggestion-notice.ts'
import { requestJson } from '../../ui/browser/requests.ts'
import { LatestRequest } from './latest-request.ts'
import { keepAnswer, pageAnswers } from './page-answers.ts'
import { type AskCause, keepsRows, waitBeforeAsking } from './when-to-ask.ts'

export interface LoadedAnswer<Answer> {
  /** Null while there is nothing to show. */
  answer: Answer | null
  /** The text it was asked for. */
  text: string
  loading: SuggestionWidget['loading']
}

export interface Asked<Answer> {
  address: string
  text: string
  cause: AskCause
  read: (body: unknown) => Answer | null
  /** Told of every answer that is shown. */
  onAnswer: (answer: Answer) => void
}

export function useAnswers<Answer>() {
  const [loaded, setLoaded] = useState<LoadedAnswer<Answer>>(NOTHING)
  const [request] = useState(() => new LatestRequest(askServer))
  useEffect(() => () => request.cancel(), [request])

  function load({ address, text, cause, read, onAnswer }: Asked<Answer>): void {
    const show = (body: unknown): boolean => {
      const answer = read(body)
      if (answer === null) return false
      setLoaded({ answer, text, loading: 'nothing' })
      onAnswer(answer)
      return true
    }
    const kept = pageAnswers.get(address)
    if (kept !== undefined && show(kept)) return request.cancel()

    setLoaded((before) => ({
      answer: keepsRows(before.text, text) ? before.answer : null,
      text: before.text,
      loading: 'first-results',
    }))
    request.start(address, waitBeforeAsking(cause, kept !== undefined), (outcome) => {
      if (outcome.ok && show(outcome.answer)) keepAnswer(address, outcome.answer)
      else setLoaded({ answer: null, text, loading: 'failed' })
    })
  }

  function forget(): void {
    request.cancel()
    setLoaded(NOTHING)
  }

  return { loaded, load, forget }
}

const NOTHING = { answer: null, text: '', loading: 'nothing' } as const

async function askServer(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await requestJson(address, { signal })
  if (!answer.ok) throw new Error(`${address}: ${answer.failure}`)
  return answer.value
}
