/** Waits until a server that was just started has its world in memory. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 120_000

export async function serverReady(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    await pause(20)
  }
  throw new Error('The server does not get ready')
}
