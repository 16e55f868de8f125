/**
 * Whole requests per second of the list call, for one and two threads, against the same server's
 * health check: what is left of Node's own ceiling when a search is answered. The load comes from
 * this process, on the same cores.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWhenStale } from '../build/stale.ts'
import { inDays, startServer } from './peers/loaded-server.ts'

const CONNECTIONS = 16
const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-bench-'))
const list = {
  method: 'POST',
  path: '/es/hoteles/ajaxList',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({
    location_id: '3128760',
    location_type: 'city',
    page_id: '1',
    sorting: 'recommended',
    categories: '4,5',
    fecha_entrada: inDays(60),
    fecha_salida: inDays(67),
    num_customers: '2_0_0:1',
  }).toString(),
}

await buildWhenStale()
const table: Record<string, object> = {}
try {
  for (const workers of [1, 2]) {
    const server = await startServer({ DATA_DIR: dataDir, WORKERS: String(workers) }, CONNECTIONS)
    const health = await server.perSecond(() => ({ path: '/healthz' }))
    const lists = await server.perSecond(() => list)
    table[`${workers} thread${workers > 1 ? 's' : ''}`] = {
      'list calls/s': Math.round(lists),
      'health checks/s': Math.round(health),
      ratio: Number((lists / health).toFixed(2)),
    }
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
console.table(table)
