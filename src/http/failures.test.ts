import { expect, test } from 'vitest'
import { browserOn } from '../../tests/fixtures/browser.ts'
import { buildTestApp, visitor } from '../../tests/fixtures/test-app.ts'
import { openDatabase } from '../store/database.ts'

test('when even the page about a failure fails, its sentence is left and nothing else', async () => {
  const app = await buildTestApp({
    assets: {
      forPage: () => {
        throw new Error('The bundle is broken at /secret/place')
      },
      font: '',
    },
  })
  const headers = { accept: 'text/html' }
  for (const address of ['de.localhost/nichts', 'de.localhost/']) {
    const { statusCode, headers: sent, body } = await visitor(app)(address, { headers })
    expect([404, 500]).toContain(statusCode)
    expect(sent['content-type']).toContain('text/plain')
    expect(body).not.toContain('secret')
    expect(body.length).toBeGreaterThan(10)
  }
  await app.close()
})

test('while the database is away, whoever signs in is asked to try again', async () => {
  const database = openDatabase({
    dataDir: '',
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
  })
  const app = await buildTestApp({ store: () => database })
  const logged: unknown[] = []
  app.addHook('onRequest', async (request) => {
    request.log.error = (failure: unknown) => logged.push(failure)
  })
  for (const [host, path] of [
    ['admin.localhost', '/office/sign-in/'],
    ['es.localhost', '/entrar/'],
  ] as const) {
    const browser = browserOn(app, host, '10.3.0.1')
    await browser.get(path)
    const { statusCode, body } = await browser.post(path, {
      email: 'ana@example.com',
      password: 'anything at all',
    })
    expect([path, statusCode]).toEqual([path, 503])
    expect(body).not.toContain('ECONNREFUSED')
  }
  expect(logged).toMatchObject([{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }])
  await app.close()
  await database.close()
})
