/** The main thread tells the others how the node is, for the back office to show. */
import type { WorldMemory } from '../../products/hotels/service/world-memory.ts'
import { bytesOf, type NodeStatus, TELL_EVERY_MS } from './node-status.ts'

export function tellStatus(
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
