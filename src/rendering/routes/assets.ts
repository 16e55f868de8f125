/** Which built files a page needs, as the browser bundle's manifest tells. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageTextsName } from '../../site/messages/page-texts.ts'

export interface PageAssets {
  scripts: string[]
  /** Chunks that the scripts import at once, fetched in parallel with them. */
  preloads: string[]
  styles: string[]
  /** What stands in them, one after the other, as it is sent. */
  styleBytes: Buffer
  /** The script with the page's own messages, in the visitor's language. */
  texts: string
}

export interface Assets {
  /** Those of a page by its name in `src/pages.ts`. */
  forPage: (page: string, catalogueId: string) => PageAssets
  /** The font that the first paint needs. */
  font: string
}

interface ManifestChunk {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}

type Manifest = Record<string, ManifestChunk>

interface BuiltFolder {
  manifestFile: string
  browserDir: string
  /** They run on every page. */
  extraScripts?: string[]
}

export function readAssets(built: BuiltFolder): Assets {
  const { manifestFile } = built
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const known = new Map<string, PageAssets>()
  return {
    forPage(page, catalogueId) {
      const key = `${page} ${catalogueId}`
      let assets = known.get(key)
      if (!assets) known.set(key, (assets = collect(manifest, page, catalogueId, built)))
      return assets
    },
    font: fontOf(manifest),
  }
}

function collect(
  manifest: Manifest,
  page: string,
  catalogueId: string,
  { browserDir, extraScripts = [] }: BuiltFolder,
): PageAssets {
  const entry = entryOf(manifest, page)
  const texts = chunkOf(manifest, pageTextsName(page, catalogueId))
  const imported = importsOf(manifest, entry)
  // What is built upon comes first, so that a page's own styles have the last word.
  const styles = new Set([...imported, entry].flatMap(({ css }) => css ?? []))
  return {
    scripts: [`/${entry.file}`, ...extraScripts],
    preloads: [...imported, texts].map(({ file }) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
    styleBytes: Buffer.from(
      [...styles]
        .map((file) => readFileSync(path.join(browserDir, file), 'utf8').trim())
        .join('\n'),
    ),
    texts: `/${texts.file}`,
  }
}

/** What a chunk imports, itself after what it imports in turn. */
function importsOf(manifest: Manifest, chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
  for (const name of chunk.imports ?? []) {
    const imported = chunkOf(manifest, name)
    if (found.has(imported)) continue
    importsOf(manifest, imported, found)
    found.add(imported)
  }
  return [...found]
}

function fontOf(manifest: Manifest): string {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  const font = files.find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  if (!font) throw new Error('The browser bundle lacks its font')
  return `/${font}`
}

function entryOf(manifest: Manifest, page: string): ManifestChunk {
  const entry = Object.values(manifest).find(({ isEntry, name }) => isEntry && name === page)
  if (!entry) throw new Error(`The browser bundle lacks the page ${page}`)
  return entry
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The browser bundle lacks ${name}`)
  return chunk
}
