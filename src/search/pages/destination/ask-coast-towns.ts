/** Asks for the towns of a coast. Few visitors choose one, so the script comes when they do. */
import { requestText } from '../../../ui/browser/requests.ts'
import type { CoastTown } from './coast-choice.ts'
import { keepAnswer, pageAnswers } from '../../../places/pages/page-answers.ts'

export async function townsAt(address: string, signal: AbortSignal): Promise<readonly CoastTown[]> {
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
