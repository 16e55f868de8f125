/** The built server as a process that can be killed and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { DatabaseAddress } from '../../src/store/database.ts'
import { serverReady } from '../../tools/machine/server-ready.ts'

/** Which build is started, and with how many hotels of the demo. */
const USUAL = { build: 'dist', catalogueSize: 60 }

export interface ServerProcess {
  port: number
  start: () => Promise<void>
  /** At once, as a power cut would. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** What it wrote about itself, over all its lives. */
  complaints: () => string
}

export async function serverProcess(
  address: DatabaseAddress,
  { build, catalogueSize } = USUAL,
): Promise<ServerProcess> {
  const port = await freePort()
  let child: ChildProcess | null = null
  let written = ''
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const dying = child
    child = null
    if (!dying || dying.exitCode !== null) return
    const gone = once(dying, 'exit')
    dying.kill(signal)
    await gone
  }
  return {
    port,
    async start() {
      const environment = {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: address.dataDir,
        DATABASE_URL: address.databaseUrl,
        CATALOGUE_SIZE: String(catalogueSize),
        LOG_LEVEL: 'error',
        // A bank takes its time, and most kills fall into it.
        SANDBOX_DELAY_MS: '40',
        WORKERS: '2',
        // Visitors of these tests have addresses of their own, told as a proxy tells them.
        TRUSTED_PROXIES: 'loopback',
      }
      const started = spawn(process.execPath, [`${build}/server/main.js`], {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      started.stderr.on('data', (data) => (written += String(data)))
      // Its log is written there; what it says while starting is for a terminal.
      started.stdout.on('data', (data) => {
        if (String(data).includes('"level":')) written += String(data)
      })
      child = started
      await serverReady(port, started)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    complaints: () => written,
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
