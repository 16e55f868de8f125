/** Installs what the tests need and the machine lacks, where apt can do it without asking. */
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'
import { findPostgres } from './postgres.ts'

interface Need {
  name: string
  find: () => string | undefined
  /** In order of preference; the next is tried only while nothing is found. */
  aptPackages: string[]
}

const NEEDS: Need[] = [
  { name: 'Chromium', find: findChromium, aptPackages: ['chromium-headless-shell', 'chromium'] },
  { name: 'PostgreSQL', find: findPostgres, aptPackages: ['postgresql'] },
]

/** Returns the names of what is still missing afterwards. */
export function installWhatTestsNeed(): string[] {
  const missing = NEEDS.filter(({ find }) => !find())
  if (missing.length === 0) return []
  const apt = aptCommand()
  if (apt) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt …`)
    run([...apt, 'update', '-qq'])
    // One by one, so that one that cannot be had does not keep the other away.
    for (const { find, aptPackages } of missing)
      for (const aptPackage of aptPackages)
        if (!find()) run([...apt, 'install', '-y', '-qq', '--no-install-recommends', aptPackage])
  }
  return missing.filter(({ find }) => !find()).map(({ name }) => name)
}

function aptCommand(): string[] | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

function run([command, ...args]: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync(command!, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (done.status !== 0) console.error(`${command} ${args.join(' ')} failed`)
}
