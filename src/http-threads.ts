/**
 * The threads that answer requests, seen from the main one. Each has a socket of its own on the
 * same port, and the system spreads connections over them; memory that they share is paid once.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { NodeStatus } from './office/service/node-status.ts'
import { threadFile } from './rendering/routes/built-files.ts'
import type { RecordedFacts } from './products/hotels/facts/service/recorded-facts.ts'
import type { SharedMemory } from './products/hotels/service/world-memory.ts'
import type { Settings } from './settings.ts'
import { newSharedLimits, type SharedLimits } from './http/shared-limits.ts'

/** React's checks of every element, meant for development, cost three times the page itself. */
const THREAD_ENVIRONMENT = { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' }

export interface HttpThreadData {
  environment: Record<string, string | undefined>
  port: number
  limits: SharedLimits
}

/**
 * Memory to search in, of hotels and of flights, at first and whenever it was built anew; facts of late; how the node is;
 * that the store has other rates of currencies; that the end is near, or the end.
 */
export type ToHttpThread =
  | SharedMemory
  | { flights: Uint8Array }
  | { facts: RecordedFacts }
  | { status: NodeStatus }
  | 'rates'
  | 'all-ready'
  | 'closing'
  | 'stop'
type FromHttpThread = 'listening' | 'ready'

export interface HttpThreads {
  port: number
  /** The world is ready: requests search in this memory from now on. */
  share: (memory: SharedMemory) => Promise<void>
  /** What they need not answer. */
  tell: (
    news: { flights: Uint8Array } | { facts: RecordedFacts } | { status: NodeStatus } | 'rates',
  ) => void
  stop: () => Promise<void>
}

/**
 * A page leaves megabytes behind, all of them useless as soon as it is sent: with room for twice as
 * many pages as usual there is half as much tidying, a tenth of what a page costs.
 */
const YOUNG_MEGABYTES = 96
/**
 * By how much old memory may grow until it is tidied. Left to itself, V8 sees that next to nothing
 * of a page grows old and allows a tenth; sent bytes count as old too, and fill that every second.
 */
const OLD_GROWTH_PERCENT = 100

export async function startHttpThreads(
  { host, port: wanted, workers: count, closingMs }: Settings,
  environment: Record<string, string | undefined>,
  onFailure: (error: unknown) => void,
): Promise<HttpThreads> {
  setFlagsFromString(`--heap-growing-percent=${OLD_GROWTH_PERCENT}`)
  const port = await freePort(wanted, host)
  const workerData: HttpThreadData = { environment, port, limits: newSharedLimits() }
  const threads = Array.from(
    { length: canSharePort() ? count : 1 },
    () =>
      new Worker(threadFile('http-thread'), {
        workerData,
        env: THREAD_ENVIRONMENT,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      }),
  )
  // A thread that fails takes the process with it: a watcher restarts it whole.
  for (const thread of threads) thread.on('error', onFailure)
  await Promise.all(threads.map((thread) => messageFrom(thread, 'listening')))
  return {
    port,
    share: async (memory) => {
      for (const thread of threads) thread.postMessage(memory satisfies ToHttpThread)
      await Promise.all(threads.map((thread) => messageFrom(thread, 'ready')))
      // A thread cannot speak for the others, and any of them may get the next request.
      for (const thread of threads) thread.postMessage('all-ready' satisfies ToHttpThread)
    },
    tell: (news) => {
      for (const thread of threads) thread.postMessage(news satisfies ToHttpThread)
    },
    stop: async () => {
      // A balancer must have seen that nobody is to be sent here any more, or it sends them to a
      // closed door.
      for (const thread of threads) thread.postMessage('closing' satisfies ToHttpThread)
      await pause(closingMs)
      const ended = threads.map((thread) => once(thread, 'exit'))
      for (const thread of threads) thread.postMessage('stop' satisfies ToHttpThread)
      await Promise.all(ended)
    },
  }
}

async function messageFrom(thread: Worker, wanted: FromHttpThread): Promise<void> {
  for (;;) {
    const [message] = (await once(thread, 'message')) as [FromHttpThread]
    if (message === wanted) return
  }
}

/**
 * Sockets that share a port do not notice another server there, so the port is opened once alone
 * first. Port 0 becomes whichever was free.
 */
async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : port
}

/** Elsewhere the system gives every connection to the socket that came last. */
function canSharePort(): boolean {
  return process.platform === 'linux'
}
