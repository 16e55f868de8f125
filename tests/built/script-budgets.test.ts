/** What a first visit costs: all scripts that a page loads by itself, gzipped, in every language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { readAssets } from '../../src/rendering/routes/assets.ts'
import { catalogueIdOf } from '../../src/site/messages/catalogue.ts'

/** In bytes; React alone is two thirds. Map, gallery, calendar and the like come on first use. */
const BUDGETS = {
  home: 100_000,
  'flight-hotel-home': 100_000,
  'getaway-home': 100_000,
  // Its form has more fields than the others: as the list of hotels.
  'flight-home': 110_000,
  results: 110_000,
  // As the list of hotels at most, though only the filters come to life.
  'flight-results': 110_000,
}

const browserDir = path.resolve('dist/browser')
const assets = readAssets({ manifestFile: path.resolve('dist/manifest.json'), browserDir })
const languages = new Set(Object.values(EDITIONS).map(catalogueIdOf))

test.each(Object.entries(BUDGETS))('the scripts of %s stay within %d bytes', (page, budget) => {
  for (const language of languages) {
    const { scripts, preloads } = assets.forPage(page, language)
    const sizes = [...new Set([...scripts, ...preloads])].map((file) => ({
      file,
      size: gzipSync(readFileSync(path.join(browserDir, file)), { level: 9 }).length,
    }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    const list = sizes.map(({ file, size }) => `${size} ${file}`).join('\n')
    expect(total, `${language}\n${list}`).toBeLessThanOrEqual(budget)
  }
})
