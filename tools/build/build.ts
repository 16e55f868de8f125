/** Builds both bundles, when what they are made from has changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type LogLevel } from 'vite'
import { openGeography } from '../../src/world/geography/open-geography.ts'

const root = path.join(import.meta.dirname, '..', '..')
const stamp = path.join(root, 'dist', '.built-from')

export async function buildWhenStale(): Promise<void> {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building …')
  await buildBundles()
  buildGeography()
  writeFileSync(stamp, sources)
}

/** The world's places as one file, made again only when its packages or tables have changed. */
export function buildGeography(): void {
  const file = path.join(root, 'dist', 'geography.bin')
  if (!existsSync(file)) console.log('Laying out the world’s places …')
  openGeography(file)
}

export async function buildBundles(logLevel: LogLevel = 'warn'): Promise<void> {
  await build({ root, logLevel })
  compressAssets()
  await build({ root, logLevel, build: { ssr: 'src/server/main.ts' } })
}

/** Names, times and sizes: enough to see a change, and fast to read at every start. */
function fingerprint(): string {
  const files = globSync(['src/**', 'tools/build/**', 'vite.config.ts', 'package-lock.json'], {
    cwd: root,
    exclude: ['**/*.test.*'],
  }).toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const { mtimeMs, size } = statSync(path.join(root, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** Compressed once here, at full effort, instead of on every request. */
function compressAssets(): void {
  const pattern = path.join(root, 'dist/browser/**/*.{js,css,svg}')
  for (const file of globSync(pattern)) {
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
