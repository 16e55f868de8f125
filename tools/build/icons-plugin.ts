/**
 * `import bed from 'icon:bed-double'` gives the drawing of a Lucide icon as SVG text, so that a
 * page carries the strokes of the icons it shows and nothing else. An unknown name fails the build.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const SCHEME = 'icon:'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

export function iconsPlugin(): Plugin {
  let set: IconSet | undefined
  return {
    name: 'alisio-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SCHEME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${SCHEME}`)) return null
      set ??= readIcons()
      const name = id.slice(SCHEME.length + 1)
      const icon = set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? '']
      if (!icon) throw new Error(`There is no icon called ${name}`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}

function readIcons(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet
}
