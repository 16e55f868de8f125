/**
 * Whole requests per second of the list call, for one and two threads, against the same server's
 * health check: what is left of Node's own ceiling when a search is answered. The load comes from
 * this process, on the same cores.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from '../build/stale.ts'
import { serverReady } from '../machine/server-ready.ts'

const CONNECTIONS = 16
const SECONDS = 5
const PORT = 3998
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-bench-'))
const list = new URLSearchParams({
  location_id: '3128760',
  location_type: 'city',
  page_id: '1',
  sorting: 'recommended',
  categories: '4,5',
  fecha_entrada: inDays(60),
  fecha_salida: inDays(67),
  num_customers: '2_0_0:1',
}).toString()

await buildWhenStale()
const table: Record<string, object> = {}
try {
  for (const workers of [1, 2]) {
    const server = await start(workers)
    const health = await perSecond('GET', '/healthz')
    const lists = await perSecond('POST', '/es/hoteles/ajaxList', list)
    table[`${workers} thread${workers > 1 ? 's' : ''}`] = {
      'list calls/s': Math.round(lists),
      'health checks/s': Math.round(health),
      ratio: Number((lists / health).toFixed(2)),
    }
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
console.table(table)

async function start(workers: number) {
  const env = {
    ...process.env,
    PORT: String(PORT),
    DATA_DIR: dataDir,
    WORKERS: String(workers),
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await serverReady(PORT, server)
  return server
}

async function perSecond(method: string, url: string, body?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const end = performance.now() + SECONDS * 1_000
  let answered = 0
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const headers = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
      const sent = request(
        { host: '127.0.0.1', port: PORT, path: url, method, agent, headers },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
          answer.resume().on('end', resolve)
        },
      )
      sent.on('error', reject).end(body)
    })
  const loop = async () => {
    while (performance.now() < end) {
      await one()
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, loop))
  agent.destroy()
  return answered / SECONDS
}

function inDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}-${month}-${year}`
}
