/** Prepares the home pages' content before anybody asks for it, the default edition's first. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Edition } from '../../../../site/editions/edition.ts'
import { EDITIONS } from '../../../../site/editions/editions.ts'
import type { HomeContents } from './home-content.ts'

const UNTIL_NEXT_LOOK_MS = 500

/** Between editions visitors come first: the world has just opened. */
const PAUSE_MS = 100

export function prepareHomeContents(
  app: FastifyInstance,
  contents: HomeContents,
  first: Edition,
): void {
  const stopped = new AbortController()
  app.addHook('onReady', async () => void prepareAll(contents, first, stopped.signal))
  app.addHook('onClose', async () => stopped.abort())
}

async function prepareAll(contents: HomeContents, first: Edition, signal: AbortSignal) {
  const editions = new Set([first, ...Object.values(EDITIONS)])
  try {
    for (const edition of editions) {
      while (!(await contents.prepare(edition)))
        await wait(UNTIL_NEXT_LOOK_MS, null, { ref: false, signal })
      await wait(PAUSE_MS, null, { ref: false, signal })
    }
  } catch {
    // The server stops.
  }
}
