/**
 * Compresses answers in one go, on the thread that made them. Pages are whole strings of some
 * hundred kilobytes: a stream and another thread would cost more than the work itself. Each way is
 * set so that it takes well under a millisecond for a page; built files are compressed beforehand
 * and better.
 */
import {
  brotliCompressSync,
  constants,
  gzipSync,
  type InputType,
  zstdCompressSync,
} from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Below, headers weigh more than what is saved. */
const MIN_BYTES = 1_024
const COMPRESSIBLE = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript)|image\/svg\+xml)/

/** The quickest first. */
const WAYS: Record<string, (body: InputType) => Buffer> = {
  zstd: (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body) => gzipSync(body, { level: 3 }),
}

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const type = String(reply.getHeader('content-type') ?? '')
    if (!isWhole || isPacked(reply) || !COMPRESSIBLE.test(type)) return done(null, payload)
    done(null, packed(request, reply, typeof payload === 'string' ? Buffer.from(payload) : payload))
  })
}

/** As it is sent. */
export function packed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Buffer {
  if (body.length < MIN_BYTES) return body
  const way = acceptedWay(request)
  const vary = reply.getHeader('vary')
  void reply.header('vary', vary ? `${String(vary)}, ${VARIES}` : VARIES)
  if (!way) return body
  void reply.header('content-encoding', way).removeHeader('content-length')
  return WAYS[way]!(body)
}

const VARIES = 'accept-encoding'

function isPacked(reply: FastifyReply): boolean {
  return (
    reply.hasHeader('content-encoding') || String(reply.getHeader('vary') ?? '').includes(VARIES)
  )
}

/** The quickest of those that the visitor takes; weights above 0 are no matter of order to us. */
function acceptedWay({ headers }: FastifyRequest): string | undefined {
  const accepted = new Set(
    String(headers['accept-encoding'] ?? '')
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]!.trim().toLowerCase()),
  )
  return Object.keys(WAYS).find((way) => accepted.has(way))
}
