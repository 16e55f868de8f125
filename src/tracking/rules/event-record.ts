/**
 * A reporting event, kept as one line: type,value1,value2,extra as JSON,timestamp.
 *
 * A comma inside a value is written %2C, and the percent sign itself %25, so that every comma in
 * the line is a separator and any text can be read back. The record's own id is given by whoever
 * stores it and is not part of the line.
 */
import { problem, type Problem, readable, type Read, unreadable } from '../../site/problems.ts'

export interface EventRecord {
  actionType: number
  value1: string
  value2: string
  /** May hold the environment, http or https, among other things. */
  extra: Record<string, unknown>
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The names under which records are known outside. */
export const EVENT_FIELDS = {
  id: 'id_evento',
  actionType: 'id_tipo_accion',
  value1: 'valor1',
  value2: 'valor2',
  extra: 'extra',
  createdAt: 'ts_creacion',
} as const

/** As whoever reports reads it, under the names of the specification. */
export function namedEvent({ id, ...record }: EventRecord & { id: number }) {
  return {
    [EVENT_FIELDS.id]: id,
    [EVENT_FIELDS.actionType]: record.actionType,
    [EVENT_FIELDS.value1]: record.value1,
    [EVENT_FIELDS.value2]: record.value2,
    [EVENT_FIELDS.extra]: record.extra,
    [EVENT_FIELDS.createdAt]: record.createdAt,
  }
}

export function writeEventRecord(record: EventRecord): string {
  const { actionType, value1, value2, extra, createdAt } = record
  return [String(actionType), value1, value2, JSON.stringify(extra), String(createdAt)]
    .map(escapeCommas)
    .join(',')
}

export function readEventRecord(line: string): Read<EventRecord> {
  const parts = line.split(',').map(unescapeCommas)
  if (parts.length !== PART_COUNT) return unreadable([problem('field-unreadable')])
  const [writtenType = '', value1 = '', value2 = '', writtenExtra = '', writtenTime = ''] = parts

  const actionType = readWhole(writtenType)
  const extra = readExtra(writtenExtra)
  const createdAt = readWhole(writtenTime)
  if (actionType !== null && extra !== null && createdAt !== null) {
    return readable({ actionType, value1, value2, extra, createdAt })
  }
  const problems: Problem[] = []
  if (actionType === null) problems.push(problem('field-unreadable', EVENT_FIELDS.actionType))
  if (extra === null) problems.push(problem('field-unreadable', EVENT_FIELDS.extra))
  if (createdAt === null) problems.push(problem('field-unreadable', EVENT_FIELDS.createdAt))
  return unreadable(problems)
}

const PART_COUNT = 5

function escapeCommas(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C')
}

/** The percent sign comes last, or "%252C" would become a comma that was never there. */
function unescapeCommas(value: string): string {
  return value.replaceAll('%2C', ',').replaceAll('%25', '%')
}

function readWhole(written: string): number | null {
  return /^\d{1,15}$/.test(written) ? Number(written) : null
}

/** No extra at all is an empty one. */
function readExtra(written: string): Record<string, unknown> | null {
  if (written === '') return {}
  try {
    const extra: unknown = JSON.parse(written)
    const isObject = typeof extra === 'object' && extra !== null && !Array.isArray(extra)
    return isObject ? (extra as Record<string, unknown>) : null
  } catch {
    return null
  }
}
