/**
 * Compiles the ICU messages of `src/web/messages/*.json` while bundling, so that neither the
 * server nor the browser carries a parser; overlays are completed from their base. The compiled shape is described in
 * `src/web/messages/format-message.ts`, which reads it.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import type { Plugin } from 'vite'
import type { CompiledMessage, MessagePart } from '../../src/web/messages/format-message.ts'
import { OVERLAYS } from '../../src/web/messages/overlays.ts'

export function messagesPlugin(): Plugin {
  return {
    name: 'alisio-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/messages\/[a-z]{2}-[a-z]{2}\.json$/.test(id)) return null
      const base = OVERLAYS[path.basename(id, '.json')]
      const baseFile = base && path.join(path.dirname(id), `${base}.json`)
      if (baseFile) this.addWatchFile(baseFile)
      const texts: Record<string, string> = {
        ...(baseFile ? JSON.parse(readFileSync(baseFile, 'utf8')) : {}),
        ...JSON.parse(code),
      }
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}

/** Plain texts stay strings; the others become a list of parts. */
export function compileMessage(text: string): CompiledMessage {
  const parts = compileTokens(parse(text))
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}

function compileTokens(tokens: Token[]): MessagePart[] {
  return tokens.map((token): MessagePart => {
    switch (token.type) {
      case 'content':
        return token.value
      case 'argument':
        return [token.arg]
      case 'octothorpe':
        return []
      case 'plural':
      case 'selectordinal':
      case 'select': {
        const cases = token.cases.map(({ key, tokens }) => [
          key.replace(/^=/, ''),
          compileTokens(tokens),
        ])
        return [token.arg, token.type, Object.fromEntries(cases)]
      }
      default:
        throw new Error(`A message uses {…, ${token.key}}, which catalogues do without`)
    }
  })
}
