/** Where the build puts what the server needs, seen from the server bundle. */
import path from 'node:path'

const BUILT = path.join(import.meta.dirname, '..')

export const BROWSER_DIR = path.join(BUILT, 'browser')
export const MANIFEST_FILE = path.join(BUILT, 'manifest.json')
export const GEOGRAPHY_FILE = path.join(BUILT, 'geography.bin')
export const MAP_FILE = path.join(BUILT, 'map.bin')

/** The bundle's file of a thread. */
export function threadFile(name: string): string {
  return path.join(import.meta.dirname, `${name}.js`)
}
