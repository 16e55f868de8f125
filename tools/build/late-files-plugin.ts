/**
 * Puts our own way of loading late parts in the place of Vite's, whose failures last for as long as
 * the page is open. Vite still tells which files a part needs.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

const VITES_OWN = '\0vite/preload-helper.js'
const OURS = path.resolve(import.meta.dirname, '../../src/ui/browser/late-files.ts')

export function lateFilesPlugin(): Plugin {
  let isReplaced = false
  return {
    name: 'alisio-late-files',
    enforce: 'pre',
    load(id) {
      if (id !== VITES_OWN) return null
      isReplaced = true
      return `export { importPart as __vitePreload } from ${JSON.stringify(OURS)}`
    },
    generateBundle() {
      if (!isReplaced) throw new Error('Vite has another way of loading late parts now')
    },
  }
}

/** Of a part, without what every page has loaded before. */
export function filesOfPart(file: string, imported: string[]): string[] {
  return [...new Set([file, ...imported])].filter(
    (name) => !/\/(rolldown-runtime|every-page)-/.test(name),
  )
}
