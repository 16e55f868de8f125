/**
 * Keeps the styles of parts that only the server renders. Vite leaves out CSS modules whose class
 * names no script uses; here the browser may get such a part as HTML.
 */
import type { Plugin } from 'vite'

export function stylesPlugin(): Plugin {
  return {
    name: 'alisio-styles',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  }
}
