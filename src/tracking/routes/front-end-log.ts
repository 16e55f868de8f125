/**
 * Errors that pages report, in the server's log. Whoever reports may be anyone, so little is
 * believed: few reports from one address, small ones, on one line, and none is ever sent back.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_LOG_PATH } from '../../ui/browser/error-log.ts'
import { perMinute } from '../../http/visit.ts'

const BODY_LIMIT = 65_536
const MOST_PER_MINUTE = 20
const MOST_MESSAGES = 10
const LONGEST = 2_000

/** What is kept of a report. Whatever else it says is dropped. */
const FIELDS = ['message', 'short_message', 'stack', 'path', 'query', 'product', 'team', 'api']

export function answerFrontEndLog(app: FastifyInstance): void {
  const options = {
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: perMinute(MOST_PER_MINUTE, ERROR_LOG_PATH) },
  }
  app.post(ERROR_LOG_PATH, options, keep)
  // The logging helper's address: a body of its own, and the page's query behind the path.
  app.post('/gelf', options, keep)
}

function keep({ body, url, log }: FastifyRequest, reply: FastifyReply) {
  const query = plain(url.split('?')[1] ?? '')
  for (const report of reportsIn(body).slice(0, MOST_MESSAGES))
    log.error({ frontEnd: { ...(query && { query }), ...report } }, 'A page reports an error')
  return reply.code(204).send()
}

/** A list of messages in one field, as pages send it, or one message as the body itself. */
function reportsIn(body: unknown): Record<string, string>[] {
  if (!isRecord(body)) return []
  const list = typeof body['messages'] === 'string' ? parsed(body['messages']) : [body]
  const reports = Array.isArray(list) ? (list as unknown[]) : []
  return reports.filter(isRecord).flatMap((report) => {
    const known = FIELDS.filter((name) => typeof report[name] === 'string')
    if (known.length === 0) return []
    return [Object.fromEntries(known.map((name) => [name, plain(report[name] as string)]))]
  })
}

/** Control characters could forge lines or colours in a terminal. */
function plain(value: string): string {
  return value.slice(0, LONGEST).replace(/\p{Control}+/gu, ' ')
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return []
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
