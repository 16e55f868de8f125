/** The built server as a process of its own, and questions that are asked of it on several connections. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { serverReady } from '../../machine/server-ready.ts'

const PORT = 3998
const SECONDS = 5

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface LoadedServer {
  process: ChildProcess
  ask: (question: Question) => Promise<Buffer>
  /** The next question is made when a connection is free for it. */
  perSecond: (next: () => Question) => Promise<number>
  stop: () => Promise<void>
}

export async function startServer(
  environment: Record<string, string>,
  connections: number,
): Promise<LoadedServer> {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      LOG_LEVEL: 'error',
      // All questions come from one address.
      MAX_SEARCHES_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await serverReady(PORT, server)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function ask({ method = 'GET', path, headers = {}, body }: Question): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: PORT, path, method, agent, headers },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => resolve(Buffer.concat(chunks)))
        },
      )
      sent.on('error', reject).end(body)
    })
  }

  return {
    process: server,
    ask,
    async perSecond(next) {
      const started = performance.now()
      let answered = 0
      const loop = async () => {
        while (performance.now() - started < SECONDS * 1_000) {
          await ask(next())
          answered++
        }
      }
      await Promise.all(Array.from({ length: connections }, loop))
      return (answered * 1_000) / (performance.now() - started)
    },
    async stop() {
      agent.destroy()
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** As a link to a search writes it. */
export function inDays(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}-${month}-${year}`
}
