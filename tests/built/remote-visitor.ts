/** Asks a server over HTTP, as a browser on another machine would. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Ask } from '../fixtures/form-browser.ts'

/** A page that takes longer is as good as lost. */
const PATIENCE_MS = 40_000

/**
 * Every visitor has an address of their own, told as a proxy tells it: what one of them may do in
 * a minute is not what the crowd may do.
 */
export function remoteVisitor(port: number, from: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return (address, { method = 'GET', headers, payload = '' }) =>
    new Promise((resolve, reject) => {
      const [, host, path] = /^([^/]+)(.*)$/.exec(address)!
      const asked = request({
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        timeout: PATIENCE_MS,
        headers: { ...headers, host: `${host}:${port}`, 'x-forwarded-for': from },
      })
      asked.on('timeout', () => asked.destroy(new Error('No answer in time')))
      asked.on('error', reject)
      asked.on('response', (response) => read(response).then(resolve, reject))
      asked.end(payload)
    })
}

async function read(response: IncomingMessage) {
  const payload = await text(response)
  if (!response.complete) throw new Error('The answer was cut short')
  const cookies = (response.headers['set-cookie'] ?? []).map(readCookie)
  return { statusCode: response.statusCode!, payload, headers: response.headers, cookies }
}

function readCookie(header: string) {
  const [pair = '', ...attributes] = header.split(';')
  const [name = '', ...value] = pair.trim().split('=')
  const isOver = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(each))
  return { name, value: isOver ? '' : decodeURIComponent(value.join('=')) }
}
