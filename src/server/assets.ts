/** Which built files a page needs, as the browser bundle's manifest tells. */
import { readFileSync } from 'node:fs'

export interface PageAssets {
  scripts: string[]
  /** Chunks that the scripts import at once, fetched in parallel with them. */
  preloads: string[]
  styles: string[]
}

export interface Assets {
  /** Assets of the page whose entry is `src/web/{page}/{page}-entry.tsx`, and a catalogue's. */
  forPage: (page: string, catalogueId: string) => PageAssets
  /** The font that the first paint needs. */
  font: string
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

type Manifest = Record<string, ManifestChunk>

/** `extraScripts` run on every page. */
export function readAssets(manifestFile: string, extraScripts: string[] = []): Assets {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const known = new Map<string, PageAssets>()
  return {
    forPage(page, catalogueId) {
      const key = `${page} ${catalogueId}`
      let assets = known.get(key)
      if (!assets) known.set(key, (assets = collect(manifest, page, catalogueId, extraScripts)))
      return assets
    },
    font: fontOf(manifest),
  }
}

function collect(
  manifest: Manifest,
  page: string,
  catalogueId: string,
  extraScripts: string[],
): PageAssets {
  const entry = chunkOf(manifest, `src/web/${page}/${page}-entry.tsx`)
  const catalogue = chunkOf(manifest, `src/web/messages/${catalogueId}.json`)
  const chunks = [entry, ...importsOf(manifest, entry)]
  return {
    scripts: [`/${entry.file}`, ...extraScripts],
    preloads: [...chunks.slice(1), catalogue, ...importsOf(manifest, catalogue)].map(
      ({ file }) => `/${file}`,
    ),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  }
}

function importsOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<ManifestChunk>()) {
  for (const name of chunk.imports ?? []) {
    const imported = chunkOf(manifest, name)
    if (!seen.has(imported)) importsOf(manifest, imported, seen.add(imported))
  }
  return [...seen]
}

function fontOf(manifest: Manifest): string {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  const font = files.find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
  if (!font) throw new Error('The browser bundle lacks its font')
  return `/${font}`
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The browser bundle lacks ${name}`)
  return chunk
}
