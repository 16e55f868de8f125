/** What axe finds on a page, in light and in dark, and whether the page fits its screen. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { EDITIONS } from '../../src/site/editions/editions.ts'
import { pathOf, type RouteName, type RouteParameters } from '../../src/site/routes.ts'
import type { MessageKey } from '../../src/site/messages/catalogue.ts'
import { OVERLAYS } from '../../src/site/messages/overlays.ts'
import { siteOf } from './journey.ts'

/** One of each language family that the shop speaks: the longest words, and the other dates. */
export const READ_IN = ['es', 'de', 'us'] as const
export type ReadIn = (typeof READ_IN)[number]

/** Elements are the same in every language: one of them is read every day, the others in `test:all`. */
export function daily(edition: ReadIn, tag: '@phone' | '@desktop'): string {
  return edition === 'es' ? tag : '@all'
}

/** What fades has other colours on the way, and claims take turns whenever they like. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const

export async function expectNoViolation(page: Page): Promise<void> {
  await standStill(page)
  expect(await violationsOf(page), page.url()).toEqual([])
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider, page.url()).toBeLessThanOrEqual(0)
  // In the dark only colours change, and they are the same in every language.
  if (!/\/\/(es|admin|company)\./.test(page.url())) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await standStill(page)
  const dark = await violationsOf(page, 'color-contrast')
  expect(dark, `${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The package for Playwright brings its script into the page anew each time; once is quicker. */
const here = createRequire(import.meta.url)
const axeFile = createRequire(here.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeScript = readFileSync(axeFile, 'utf8')

type Violation = { id: string; nodes: { html: string }[] }
type Axe = { run: (root: Node, options: object) => Promise<{ violations: Violation[] }> }

async function violationsOf(page: Page, ...rules: string[]): Promise<string[][]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeScript)
  const violations = await page.evaluate(
    async ({ only, wholePage }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const options = { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: only }) }
      // Under an open dialog stands what was read before it opened.
      const dialogs = document.querySelectorAll('dialog:modal')
      const root = wholePage ? document : ([...dialogs].at(-1) ?? document)
      return (await axe.run(root, options)).violations
    },
    { only: rules, wholePage: Boolean(process.env['ALL_JOURNEYS']) },
  )
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

/** What is still moving has colours of its own. What is out of sight stands still until it is seen. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const seen = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isEndless = effect?.getComputedTiming().iterations === Infinity
      return !isEndless && target?.checkVisibility({ contentVisibilityAuto: true })
    })
    return Promise.allSettled(seen.map((animation) => animation.finished))
  })
}

/** Routes without parameters. */
export type PlainRoute = {
  [Name in RouteName]: keyof RouteParameters<Name> extends never ? Name : never
}[RouteName]

/** The address of a page of an edition. */
export function addressOf(
  baseURL: string | undefined,
  edition: ReadIn,
  route: PlainRoute,
  query: Record<string, string> = {},
): string {
  const path = pathOf({ edition: EDITIONS[edition], prefixed: false }, route)
  return `${siteOf(baseURL, edition)}${path}?${new URLSearchParams(query).toString()}`
}

/** The texts of an edition, as they stand in its catalogue. */
export function wordsOf(edition: ReadIn): (key: MessageKey) => string {
  const id = EDITIONS[edition].conventions.toLowerCase()
  const texts: Record<string, string> = { ...catalogue(OVERLAYS[id]), ...catalogue(id) }
  return (key) => texts[key]!
}

function catalogue(id: string | undefined): Record<string, string> {
  if (id === undefined) return {}
  const file = new URL(`../../src/site/messages/${id}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
