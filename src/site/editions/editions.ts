/** All editions. Adding a country is adding a file and a line here. */
import { ar } from './ar.ts'
import { br } from './br.ts'
import { cat } from './cat.ts'
import { cl } from './cl.ts'
import { co } from './co.ts'
import { cr } from './cr.ts'
import { de } from './de.ts'
import type { Edition, EditionId } from './edition.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { gt } from './gt.ts'
import { it } from './it.ts'
import { mx } from './mx.ts'
import { pa } from './pa.ts'
import { pe } from './pe.ts'
import { pt } from './pt.ts'
import { us } from './us.ts'

export const EDITIONS: Record<EditionId, Edition> = {
  es,
  cat,
  gb,
  br,
  co,
  pe,
  cr,
  gt,
  pa,
  ar,
  mx,
  cl,
  de,
  fr,
  it,
  pt,
  us,
}

export function editionById(id: string): Edition | undefined {
  return Object.hasOwn(EDITIONS, id) ? EDITIONS[id as EditionId] : undefined
}

/** The edition that a path prefix names in multi-country mode. */
export function editionByPrefix(prefix: string): Edition | undefined {
  return Object.values(EDITIONS).find((edition) => edition.countryPrefix === prefix)
}
