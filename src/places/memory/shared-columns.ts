/**
 * Named typed arrays in one SharedArrayBuffer, which is at once the memory that all threads read,
 * the message that hands it to a thread, and the bytes of the snapshot: nothing is converted.
 *
 *   magic (u32) | directory length (u32) | directory (JSON) | arrays, each aligned to eight bytes
 */
const ARRAY_TYPES = {
  Uint8: Uint8Array,
  Uint16: Uint16Array,
  Int32: Int32Array,
  Uint32: Uint32Array,
  Float64: Float64Array,
} as const

type ArrayType = keyof typeof ARRAY_TYPES
export type Column = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>
type DirectoryEntry = [name: string, type: ArrayType, offset: number, length: number]

const PREAMBLE_BYTES = 8

export function packColumns(magic: number, columns: Record<string, Column>): Uint8Array {
  const entries: DirectoryEntry[] = []
  let size = 0
  for (const [name, column] of Object.entries(columns)) {
    const type = column.constructor.name.replace('Array', '') as ArrayType
    entries.push([name, type, size, column.length])
    size = aligned(size + column.byteLength)
  }
  const directory = Buffer.from(JSON.stringify(entries))
  const body = aligned(PREAMBLE_BYTES + directory.length)
  const bytes = new Uint8Array(new SharedArrayBuffer(body + size))
  new Uint32Array(bytes.buffer, 0, 2).set([magic, directory.length])
  bytes.set(directory, PREAMBLE_BYTES)
  Object.values(columns).forEach((column, index) => {
    const { buffer, byteOffset, byteLength } = column
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), body + entries[index]![2])
  })
  return bytes
}

/** Views of the columns, or nothing when the bytes are cut short or something else. */
export function openColumns(magic: number, bytes: Uint8Array): Record<string, Column> | undefined {
  if (bytes.length < PREAMBLE_BYTES || bytes.byteOffset % 8 !== 0) return undefined
  const [found, directoryLength] = new Uint32Array(bytes.buffer, bytes.byteOffset, 2)
  if (found !== magic || PREAMBLE_BYTES + directoryLength! > bytes.length) return undefined
  const entries = directoryOf(bytes.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + directoryLength!))
  const body = aligned(PREAMBLE_BYTES + directoryLength!)
  const columns: Record<string, Column> = {}
  for (const [name, type, offset, length] of entries) {
    const ColumnType = ARRAY_TYPES[type]
    if (body + offset + length * ColumnType.BYTES_PER_ELEMENT > bytes.length) return undefined
    columns[name] = new ColumnType(
      bytes.buffer as ArrayBuffer,
      bytes.byteOffset + body + offset,
      length,
    )
  }
  return columns
}

/** Bytes that are not yet shared, or not aligned, are copied once. */
export function sharedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer instanceof SharedArrayBuffer && bytes.byteOffset % 8 === 0) return bytes
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}

function directoryOf(bytes: Uint8Array): DirectoryEntry[] {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as DirectoryEntry[]
  } catch {
    return []
  }
}

function aligned(bytes: number): number {
  return (bytes + 7) & ~7
}
