/**
 * Gives every page of the browser bundle its own small catalogues: in each language the messages
 * that the page's scripts can ask for, those loaded on first use included, and no others.
 *
 * The server writes which one into the page; `src/rendering/pages/hydrate.tsx` loads it.
 */
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type ProblemArea, PROBLEMS } from '../../src/site/problems.ts'
import { pageTextsName } from '../../src/site/messages/page-texts.ts'
import type { CompiledMessage } from '../../src/site/messages/format-message.ts'
import { catalogueIds, readCatalogue } from './catalogue-files.ts'
import { messageKeysIn } from './message-keys.ts'
import { compileMessage } from './messages-plugin.ts'

export function pageTextsPlugin(): Plugin {
  return {
    name: 'alisio-page-texts',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      // What tree shaking left: a page does not need the words of what only the server renders.
      const code = new Map(
        chunks.flatMap(({ modules }) =>
          Object.entries(modules).map(([id, module]) => [id, module.code ?? ''] as const),
        ),
      )
      const known = new Map<string, readonly string[]>()
      const importsOf = (id: string) => {
        const imports = known.get(id) ?? importsIn(this.getModuleInfo(id))
        known.set(id, imports)
        return imports
      }
      const pages = chunks.flatMap(({ isEntry, facadeModuleId, name }) => {
        if (!isEntry || !facadeModuleId) return []
        const reached = reachedFrom(facadeModuleId, importsOf)
        const asked = reached.map((id) => code.get(id) ?? '').join('\n')
        const keys = messageKeysIn(asked, Object.keys(readCatalogue('es-es')))
        return [{ name, keys: withoutProblemsElsewhere(name, keys) }]
      })
      for (const id of catalogueIds()) {
        const messages = compiled(readCatalogue(id))
        for (const { name, keys } of pages)
          this.emitFile({
            type: 'asset',
            name: `${name}.${id}.js`,
            originalFileName: pageTextsName(name, id),
            source: scriptWith(Object.fromEntries(keys.map((key) => [key, messages.get(key)]))),
          })
      }
    },
  }
}

function importsIn(module: Rolldown.ModuleInfo | null): readonly string[] {
  return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : []
}

function reachedFrom(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const reached = new Set([entry])
  // A set also goes through what is added on the way.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return [...reached].filter((id) => !id.includes(`${path.sep}node_modules${path.sep}`))
}

/** Pages on which people only search; whoever books, signs in or works there can meet any problem. */
const SEARCH_PAGES = new Set([
  'home',
  'flight-hotel-home',
  'getaway-home',
  'flight-home',
  'results',
  'no-results',
])
const SEARCH_AREAS: ProblemArea[] = ['search', 'requests']

/** A problem is told by its code, so the code of a page asks for the texts of all of them. */
function withoutProblemsElsewhere(page: string, keys: readonly string[]): readonly string[] {
  if (!SEARCH_PAGES.has(page)) return keys
  const areas = page === 'flight-home' ? [...SEARCH_AREAS, 'flights' as const] : SEARCH_AREAS
  const told = new Set(areas.flatMap((area) => PROBLEMS[area].map(textKey)))
  return keys.filter((key) => !key.startsWith(PROBLEM_TEXT) || told.has(key))
}

const PROBLEM_TEXT = 'problem.'

function textKey(code: string): string {
  return PROBLEM_TEXT + code
}

function compiled(texts: Record<string, string>): Map<string, CompiledMessage> {
  return new Map(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))
}

/** Browsers parse JSON faster than the same object written as code. */
function scriptWith(messages: Record<string, CompiledMessage | undefined>): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})\n`
}
