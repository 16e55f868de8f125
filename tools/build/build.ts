/** Builds the browser bundle, the server bundle and the world's places into `dist`. */
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { buildMapFile } from '../../src/places/tiles/map-file.ts'

const root = path.join(import.meta.dirname, '..', '..')

export async function buildEverything(): Promise<void> {
  await build({ root, logLevel: 'warn' })
  renameSync(path.join(root, 'dist/browser/manifest.json'), path.join(root, 'dist/manifest.json'))
  compressAssets()
  await build({ root, logLevel: 'warn', build: { ssr: true } })
  buildGeography()
}

/** Two files, made again only when their packages or tables have changed. */
function buildGeography(): void {
  const file = path.join(root, 'dist', 'geography.bin')
  if (!existsSync(file)) console.log('Laying out the world’s places …')
  buildMapFile(path.join(root, 'dist', 'map.bin'), file, openGeography(file))
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
