/**
 * Kills the built server with SIGKILL in the middle of checkouts, twenty times on each database,
 * and reads the books afterwards. `npm run crash-test -- 5` kills it five times.
 */
import { spawnSync } from 'node:child_process'
import { buildWhenStale } from '../build/stale.ts'
import { installWhatTestsNeed } from '../machine/install.ts'

const kills = process.argv[2] ?? '20'
if (!/^[1-9]\d{0,3}$/.test(kills)) {
  console.error(`How often it is killed is a number, not "${kills}".`)
  process.exit(1)
}
const missing = installWhatTestsNeed()
if (missing.length) console.log(`Not on this machine: ${missing.join(', ')}`)
await buildWhenStale()
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/built/vitest.config.ts', 'crash'],
  {
    stdio: 'inherit',
    env: { ...process.env, KILLS: kills },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
