/** How the node is, as its main thread tells it to those that answer requests. */
import type { FeedPlace } from '../../store/change-feed.ts'
import type { WorldMemory } from '../../products/hotels/service/world-memory.ts'

export interface NodeStatus {
  /** How far memory has followed the change feed. */
  place: FeedPlace
  /** Bytes that all threads share. */
  engineBytes: number
  processBytes: number
  startedAt: number
}

/** Often enough for somebody who reloads a page to see that something moves. */
const TELL_EVERY_MS = 1_000

function bytesOf(columns: Record<string, { byteLength: number }>): number {
  return Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** The main thread tells the others how the node is, for the back office to show. */
export function shareStatus(
  memory: Pick<WorldMemory, 'shared' | 'place'>,
  tell: (news: { status: NodeStatus }) => void,
): NodeJS.Timeout {
  const startedAt = Date.now() - Math.round(process.uptime() * 1_000)
  const now = () => {
    const { columns, suggest } = memory.shared()
    const status = {
      place: memory.place(),
      engineBytes: bytesOf(columns) + suggest.byteLength,
      processBytes: process.memoryUsage.rss(),
      startedAt,
    }
    tell({ status })
  }
  now()
  return setInterval(now, TELL_EVERY_MS).unref()
}
