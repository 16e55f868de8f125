/** What a first visit costs: the bytes of all scripts that a page loads by itself, gzipped. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { daysAhead } from './days.ts'
import { expect, siteOf, test } from './journey.ts'
import { filledIn } from './search-form.ts'

const built = path.resolve('dist/browser')
const manifest = readFileSync(path.resolve('dist/manifest.json'), 'utf8')
const chunks = Object.values(JSON.parse(manifest) as Record<string, BuiltChunk>)
const entries = new Set(chunks.flatMap(({ file, isEntry }) => (isEntry ? [`/${file}`] : [])))

interface BuiltChunk {
  file: string
  isEntry?: boolean
}

/** In bytes; React alone is two thirds of it. Map, gallery, calendar and the like come on first use. */
const HOME_BUDGET = 100_000
const RESULTS_BUDGET = 110_000

const STAY = { fecha_entrada: daysAhead(40).typed, fecha_salida: daysAhead(43).typed }

const PAGES = [
  { name: 'the home page', address: '/', budget: HOME_BUDGET },
  { name: 'flight+hotel', address: '/vuelo+hotel/', budget: HOME_BUDGET },
  { name: 'getaways', address: '/escapadas/', budget: HOME_BUDGET },
  {
    name: 'the results',
    address: filledIn(STAY, '/hoteles/resultados/city/3128760/barcelona/'),
    budget: RESULTS_BUDGET,
  },
]

for (const { name, address, budget } of PAGES)
  test(`${name} needs no more than ${budget / 1000} kB of script`, async ({ page }) => {
    const scripts = await scriptsOf(page, address)
    const sizes = scripts.map((file) => [file, gzipped(file)] as const)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    const list = sizes.map(([file, size]) => `${size} ${file}`).join('\n')
    expect(total, list).toBeLessThanOrEqual(budget)
    // What two pages share must never bring the entry of one into the other.
    expect(scripts.filter((file) => entries.has(file))).toHaveLength(1)
  })

test('a page loads its own texts in its own language', async ({ page, baseURL }) => {
  const scripts = await scriptsOf(page, siteOf(baseURL, 'de'))
  const texts = scripts.filter((file) => /\.[a-z]{2}-[a-z]{2}-/.test(file))
  expect(texts).toEqual([expect.stringMatching(/\/home\.de-de-/)])
})

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.add(new URL(response.url()).pathname)
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  return [...scripts]
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length
}
