import { expect, test } from 'vitest'
import { buildTestApp, visitor } from '../../tests/fixtures/test-app.ts'

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
