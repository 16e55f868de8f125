/** The one table that knows which HTTP status a problem answers with. */
import type { ProblemCode } from '../core/problems.ts'

const STATUSES: Partial<Record<ProblemCode, number>> = {
  'page-not-found': 404,
  'body-too-large': 413,
  'body-unreadable': 400,
  'csrf-missing': 403,
  'token-forged': 400,
  'token-stale': 410,
  'too-many-requests': 429,
  'try-again': 503,
  unexpected: 500,
}

/** What a form or a query got wrong is a 422 unless the table says otherwise. */
export function statusOf(code: ProblemCode): number {
  return STATUSES[code] ?? 422
}
