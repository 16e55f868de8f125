/**
 * Compiles the ICU messages of `src/site/messages/*.json` while bundling, so that neither the
 * server nor the browser carries a parser; an overlay takes what it lacks from its base. The compiled shape is described in
 * `src/site/messages/format-message.ts`, which reads it.
 */
import path from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import type { Plugin } from 'vite'
import type { CompiledMessage, MessagePart } from '../../src/site/messages/format-message.ts'
import { OVERLAYS } from '../../src/site/messages/overlays.ts'

export function messagesPlugin(): Plugin {
  return {
    name: 'alisio-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/site\/messages\/[a-z]{2}-[a-z]{2}\.json$/.test(id)) return null
      const texts = JSON.parse(code) as Record<string, string>
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
      const own = `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))})`
      const base = OVERLAYS[path.basename(id, '.json')]
      return {
        code: base
          ? `import base from './${base}.json'\nexport default { ...base, ...${own} }`
          : `export default ${own}`,
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
