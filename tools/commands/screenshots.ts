/**
 * Takes the README's pictures anew, from the product as it is: a server of its own with the demo
 * world, a browser, and the way of a traveller from the home page to the checkout.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildWhenStale } from '../build/stale.ts'
import { findChromium } from '../machine/chromium.ts'
import { serverReady } from '../machine/server-ready.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const FOLDER = path.join(ROOT, 'pictures')
const PORT = 3998
const SITE = `http://gb.localhost:${PORT}`
const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const QUALITY = 70

const executablePath = findChromium()
if (!executablePath) throw new Error('The pictures need a Chromium on this machine (CHROME_PATH).')
await buildWhenStale()
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-pictures-'))
const server = spawn(process.execPath, [path.join(ROOT, 'dist', 'server', 'main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
})
try {
  await serverReady(PORT, server)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  mkdirSync(FOLDER, { recursive: true })
  await travelWide(browser)
  await travelByPhone(browser)
  await browser.close()
} finally {
  server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

async function travelWide(browser: Browser): Promise<void> {
  const page = await newVisitor(browser, WIDE)
  await keep(page, 'home')
  await page.goto(resultsAddress())
  await keep(page, 'results')
  await page.getByRole('button', { name: 'See on the map' }).first().click()
  await page.locator('.leaflet-marker-icon').first().waitFor()
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'),
  )
  await keep(page, 'map')
  await page.goto(resultsAddress())
  const hotel = await page.locator('li[data-hotel] h2 a').first().getAttribute('href')
  await page.goto(`${SITE}${hotel ?? ''}`)
  await keep(page, 'hotel')
  await page.getByRole('button', { name: /^Book/ }).first().click()
  await page.getByRole('link', { name: 'Continue booking' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keep(page, 'checkout')
}

async function travelByPhone(browser: Browser): Promise<void> {
  const page = await newVisitor(browser, PHONE)
  await page.goto(resultsAddress())
  await keep(page, 'results-phone')
}

/** Somebody who has answered the question about cookies already. */
async function newVisitor(browser: Browser, viewport: typeof WIDE): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(SITE)
  const onlyNecessary = page.getByRole('button', { name: 'Only necessary' })
  await onlyNecessary.click()
  await onlyNecessary.waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  return page
}

/** Barcelona, a long weekend six weeks from now. */
function resultsAddress(): string {
  const stay = { fecha_entrada: writtenDay(42), fecha_salida: writtenDay(45) }
  const query = new URLSearchParams({ ...stay, num_customers: '2_0_0:1' })
  return `${SITE}/hotels/resultados/city/3128760/barcelona/?${query.toString()}`
}

function writtenDay(ahead: number): string {
  const day = new Date(Date.now() + ahead * 86_400_000)
  return day.toISOString().slice(0, 10).split('-').toReversed().join('-')
}

/** As WebP, which Playwright does not write by itself. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(path.join(FOLDER, `${name}.webp`), picture)
  console.log(`pictures/${name}.webp: ${Math.round(picture.length / 1_000)} kB`)
}
