/** Parts of a page that are loaded on first use. */
import { CHUNK_TIMEOUT_MS } from '../rules/late-loading.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'
import { logError } from './error-log.ts'

/**
 * Loads a part, or tells that it failed: by an error, or by not arriving in time. The browser may
 * be asked for the same part again; `import()` keeps what has arrived.
 */
export async function loadLate<Part>(
  load: () => Promise<Part>,
  log: (error: unknown) => void = logError,
): Promise<Read<Part>> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`Script not there after ${CHUNK_TIMEOUT_MS} ms`)),
    CHUNK_TIMEOUT_MS,
  )
  try {
    return readable(await Promise.race([load(), late.promise]))
  } catch (error) {
    log(error)
    return unreadable([problem('chunk-failed')])
  } finally {
    clearTimeout(timer)
  }
}
