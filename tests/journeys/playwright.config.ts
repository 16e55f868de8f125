/**
 * Browser journeys: the built product and the machine's own Chromium.
 *
 * Every day a journey runs once, on the desktop, or on the phone if it is tagged `@phone`. With
 * ALL_JOURNEYS every journey runs at all widths, and so do those that are tagged `@all`: promises
 * that a unit test or another journey keeps every day, looked at from here, too.
 */
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../tools/machine/chromium.ts'

/** With JOURNEYS_PORT the journeys go through a server that is already running there. */
const given = process.env['JOURNEYS_PORT']
const port = Number(given ?? 3999)
const all = Boolean(process.env['ALL_JOURNEYS'])

const BETWEEN = [
  // axe reads the pages on the two others: what is between them has the same elements.
  {
    name: 'tablet',
    testIgnore: 'accessibility*.spec.ts',
    use: { viewport: { width: 800, height: 1100 } },
  },
  // Filters stand beside a list that is still narrow: only the list is another one here.
  {
    name: 'laptop',
    testMatch: ['results*.spec.ts', 'keyboard-results*.spec.ts'],
    use: { viewport: { width: 1100, height: 800 } },
  },
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that has other work to do, too, is slow and not wrong.
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://es.localhost:${port}`,
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // A trace of every journey costs a third of the time; a picture tells most of what went wrong.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 } },
      ...(all ? {} : { grep: /@phone/ }),
    },
    ...(all ? BETWEEN : []),
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      ...(all ? {} : { grepInvert: /@phone|@all/ }),
    },
  ],
  webServer: {
    command: 'node tests/journeys/server.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port) },
    stdout: 'ignore',
    reuseExistingServer: given !== undefined,
    timeout: 60_000,
  },
})
