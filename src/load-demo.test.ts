import { expect, test } from 'vitest'
import { DEMO_MISSING, loadDemoWorld } from './load-demo.ts'

test.each([
  ['ERR_MODULE_NOT_FOUND', DEMO_MISSING],
  ['EMFILE', 'EMFILE'],
])('a demo world that fails to load with %s fails with %s', async (code, told) => {
  const failing = () => Promise.reject(Object.assign(new Error('no'), { code }))
  await expect(loadDemoWorld(failing)).rejects.toMatchObject({ code: told })
})
