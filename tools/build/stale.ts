/** Whether the bundles are older than what they are made from. Kept apart so that a start that has
 * nothing to build need not load the bundler. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const stamp = path.join(root, 'dist', '.built-from')

export async function buildWhenStale(): Promise<void> {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const { buildEverything } = await import('./build.ts')
  console.log('Building …')
  await buildEverything()
  writeFileSync(stamp, sources)
}

/** Names, times and sizes: enough to see a change, and fast to read at every start. */
function fingerprint(): string {
  const files = globSync(
    ['{src,demo}/**', 'tools/build/**', 'vite.config.ts', 'package-lock.json'],
    {
      cwd: root,
      exclude: ['**/*.test.*'],
    },
  ).toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const { mtimeMs, size } = statSync(path.join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}
