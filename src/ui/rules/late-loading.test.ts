import { expect, test } from 'vitest'
import { CHUNK_TIMEOUT_MS, LAZY_LOADING_MARGIN_PX } from './late-loading.ts'

test('what is scrolled to loads 300 px ahead, and scripts fail after 120 seconds', () => {
  expect([LAZY_LOADING_MARGIN_PX, CHUNK_TIMEOUT_MS]).toEqual([300, 120_000])
})
