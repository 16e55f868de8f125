/** The built server with a data directory of its own, removed when the run ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

// Whatever the caller has configured is for the caller's own server: no test may write there.
for (const name of [
  'DATABASE_URL',
  'EDITION',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'HOST',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYMENTS',
  'SANDBOX_DELAY_MS',
])
  delete process.env[name]
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-journeys-'))
Object.assign(process.env, {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  CATALOGUE_SIZE: '2000',
  // A busy machine must not turn journeys away.
  MAX_DELAY_MS: '0',
  // All journeys come from one address.
  MAX_SEARCHES_PER_MINUTE: '0',
})
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const server = '../../dist/server/main.js'
await import(server)
// In a thread of its own: in the server's, two connections that write would wait for each other.
const people = new Worker(new URL('./past-people.ts', import.meta.url), { workerData: dataDir })
people.on('error', (error) => {
  throw error
})
