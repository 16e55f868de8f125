import { expect, test } from 'vitest'
import * as timings from './interaction-timings.ts'

test('are those of the specification', () => {
  const day = 24 * 60 * 60
  expect(timings).toMatchObject({
    MODAL_SHOW_DELAY_MS: 10,
    MODAL_REMOVE_DELAY_MS: 500,
    SLIDING_PANEL_REMOVE_DELAY_MS: 550,
    STORED_CACHE_MS: day * 1000,
    COOKIE_SECONDS: day,
    COOKIE_PATH: '/',
    LAZY_LOADING_MARGIN_PX: 300,
    CHUNK_TIMEOUT_MS: 120_000,
  })
})
