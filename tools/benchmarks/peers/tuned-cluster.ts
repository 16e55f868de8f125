/**
 * The tests' cluster with settings for searching. They are arguments of the server, which only a
 * file that stands in for it can add.
 */
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '../../../tests/fixtures/postgres-cluster.ts'

const SETTINGS = {
  shared_buffers: '3GB',
  work_mem: '512MB',
  hash_mem_multiplier: '4',
  maintenance_work_mem: '1GB',
  effective_cache_size: '8GB',
  random_page_cost: '1',
  effective_io_concurrency: '0',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '2',
  jit: 'off',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

export async function startTunedCluster(bin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'alisio-tuned-'))
  chmodSync(folder, 0o755)
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`)
  const server = path.join(folder, 'postgres')
  writeFileSync(server, `#!/bin/sh\nexec '${bin}/postgres' "$@" ${settings.join(' ')}\n`)
  chmodSync(server, 0o755)
  symlinkSync(path.join(bin, 'initdb'), path.join(folder, 'initdb'))
  const cluster = await startCluster(folder)
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
