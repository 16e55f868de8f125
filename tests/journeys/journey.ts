/**
 * What every journey starts from: a visitor who has answered the question about cookies, in a
 * browser that remembers nothing else, and pages that must not complain. A script error, a
 * hydration mismatch or something that the Content-Security-Policy stops ends up in the console,
 * and fails the test.
 */
import { test as plain, type Page } from '@playwright/test'
import { CONSENT_COOKIE, writeConsent } from '../../src/site/consent.ts'

export { expect } from '@playwright/test'

interface Journey {
  /** False: the visitor comes for the first time, and is asked. */
  hasAnswered: boolean
  /** The one kind of complaint that belongs to the journey: a page that is not there, say. */
  tolerated: RegExp | null
  complaints: string[]
}

const VISITED = ['es', 'de', 'us', 'co', 'br']

export const test = plain.extend<Journey>({
  hasAnswered: [true, { option: true }],
  tolerated: [null, { option: true }],
  complaints: async ({ tolerated }, use) => {
    const complaints: string[] = []
    await use(complaints)
    plain.expect(complaints.filter((each) => !tolerated?.test(each))).toEqual([])
  },
  context: async ({ context, baseURL, hasAnswered }, use) => {
    const cookie = { name: CONSENT_COOKIE, value: encodeURIComponent(writeConsent([])) }
    const urls = VISITED.map((edition) => siteOf(baseURL, edition))
    if (hasAnswered) await context.addCookies(urls.map((url) => ({ ...cookie, url })))
    await use(context)
  },
  page: async ({ page, complaints }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(page)
  },
})

/** The address of another edition of the server under test. */
export function siteOf(baseURL: string | undefined, edition: string): string {
  return baseURL!.replace('//es.', `//${edition}.`)
}

/** Up to 640 px panels become sheets, and filters open over the list up to 1023. */
export function widthOf(page: Page): number {
  return page.viewportSize()!.width
}

export function isSmall(page: Page): boolean {
  return widthOf(page) <= 640
}
