import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FETCH_LIMITS, fetchPhoto, isPrivateAddress } from './resize-photos.ts'

const LIMITS = { maxBytes: 1000, timeoutMs: 300, allowPrivateNetwork: true }
let server: Server
let root = ''

beforeAll(async () => {
  server = createServer((request, reply) => {
    const image = { 'content-type': 'image/png' }
    if (request.url === '/photo') reply.writeHead(200, image).end('pixels')
    else if (request.url === '/large') reply.writeHead(200, image).end('x'.repeat(2000))
    else if (request.url === '/endless') {
      reply.writeHead(200, image)
      for (let at = 0; at < 20; at++) reply.write('x'.repeat(100))
    } else if (request.url === '/slow') reply.writeHead(200, image).write('x')
    else if (request.url === '/moved') reply.writeHead(302, { location: '/photo' }).end()
    else if (request.url === '/away') reply.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/round') reply.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/page') reply.writeHead(200, { 'content-type': 'text/html' }).end('x')
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['/photo', '/moved'])('%s is received', async (where) => {
  expect(await fetchPhoto(root + where, LIMITS)).toEqual({ ok: true, bytes: Buffer.from('pixels') })
})

test.each([
  ['/large', 'photo-too-large'],
  ['/endless', 'photo-too-large'],
  ['/slow', 'photo-not-received'],
  ['/page', 'photo-not-received'],
  ['/nowhere', 'photo-not-received'],
  ['/round', 'photo-not-received'],
  ['/away', 'photo-address-refused'],
])('%s is refused: %s', async (where, code) => {
  expect(await fetchPhoto(root + where, LIMITS)).toMatchObject({ ok: false, reason: { code } })
})

test('private networks are refused by number, by name and in any spelling', async () => {
  const { port } = new URL(root)
  const addresses = [root, `http://localhost:${port}/photo`, 'http://[::1]/', 'http://2130706433/']
  for (const address of [...addresses, 'http://[::ffff:127.0.0.1]/', 'http://ana:secret@a.es/']) {
    const fetched = await fetchPhoto(address, FETCH_LIMITS)
    expect(fetched).toMatchObject({ reason: { code: 'photo-address-refused' } })
  }
})

test.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['169.254.169.254', true],
  ['fd00::1', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('%s', (address, isPrivate) => expect(isPrivateAddress(address)).toBe(isPrivate))
