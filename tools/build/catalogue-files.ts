/** The catalogues as they lie in `src/site/messages`, an overlay with what it takes from its base. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OVERLAYS } from '../../src/site/messages/overlays.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'src', 'site', 'messages')

export type CatalogueTexts = Record<string, string>

export function catalogueIds(): string[] {
  return globSync('*.json', { cwd: folder }).map((file) => path.basename(file, '.json'))
}

export function readCatalogue(id: string): CatalogueTexts {
  const own = JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as CatalogueTexts
  const base = OVERLAYS[id]
  return base ? { ...readCatalogue(base), ...own } : own
}
