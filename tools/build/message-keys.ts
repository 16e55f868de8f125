/**
 * Which messages a piece of code can ask for. A key is written whole, 'claim.price', or as a
 * template with one variable part, `claim.${name}.text`; anything else would be found by nobody.
 */

export function messageKeysIn(code: string, keys: readonly string[]): string[] {
  const strings = new Set([...code.matchAll(WHOLE)].map(([, , text]) => text))
  const templates = [...code.matchAll(TEMPLATE)].map(
    ([, start, end]) => new RegExp(`^${literal(start!)}[\\w+-]+${literal(end!)}$`),
  )
  return keys.filter((key) => strings.has(key) || templates.some((each) => each.test(key)))
}

const WHOLE = /(['"`])([\w+-]+(?:\.[\w+-]+)+)\1/g
const TEMPLATE = /`([\w.-]+\.)\$\{[^}]+\}([\w.-]*)`/g

function literal(text: string): string {
  return text.replaceAll('.', '\\.')
}
