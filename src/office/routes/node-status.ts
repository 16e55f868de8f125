/** How the node is, as its main thread tells it to those that answer requests. */
import type { FeedPlace } from '../../store/change-feed.ts'

export interface NodeStatus {
  /** How far memory has followed the change feed. */
  place: FeedPlace
  /** Bytes that all threads share. */
  engineBytes: number
  processBytes: number
  startedAt: number
}

/** Often enough for somebody who reloads a page to see that something moves. */
export const TELL_EVERY_MS = 1_000

export function bytesOf(columns: Record<string, { byteLength: number }>): number {
  return Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)
}
