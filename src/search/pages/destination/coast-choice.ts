/** A coast, one of its towns, and the way back: what each means for the chosen destination. */
import type { Destination } from '../../../places/rules/destination.ts'

export interface CoastTown {
  id: string
  name: string
}

interface Coast {
  id: string
}

/** The coast that was chosen, or in which the chosen town lies. */
export function coastOf(chosen: Destination | null): Coast | null {
  if (chosen?.kind === 'coast') return { id: chosen.id }
  const within = chosen?.kind === 'place' ? chosen.within : null
  return within?.kind === 'coast' ? { id: within.id } : null
}

/** The box keeps the coast's text; the town stands in the field below. */
export function inTown(chosen: Destination, coast: Coast, { id, name }: CoastTown): Destination {
  const within = { kind: 'coast', id: coast.id } as const
  return { kind: 'place', id, name, typedText: chosen.typedText, within }
}

export function onWholeCoast(chosen: Destination, coast: Coast): Destination {
  const { typedText } = chosen
  // The line ends with the country, and a coast's name may have commas of its own.
  const name = typedText.replace(/,[^,]*$/, '')
  return { kind: 'coast', id: coast.id, name, typedText, within: null }
}
