/**
 * Typed arrays in one file that is read without parsing: a short directory, then each array's
 * bytes, little-endian and aligned to eight, so that reading makes views and copies nothing.
 *
 *   magic (4 bytes) | version (u32) | directory length (u32) | input hash (32 bytes) |
 *   directory (JSON: path, type, offset, length of each array) | arrays
 */

const ARRAY_TYPES = {
  Uint8: Uint8Array,
  Uint16: Uint16Array,
  Int32: Int32Array,
  Uint32: Uint32Array,
  Float32: Float32Array,
} as const

type ArrayType = keyof typeof ARRAY_TYPES
type Column = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>

/** Columns by name; groups may nest. */
export interface ColumnGroup {
  [name: string]: Column | ColumnGroup
}

type DirectoryEntry = [path: string, type: ArrayType, offset: number, length: number]

export interface ColumnsFileKind {
  /** Four ASCII characters. */
  magic: string
  version: number
}

const INPUT_HASH_BYTES = 32
const PREAMBLE_BYTES = 12 + INPUT_HASH_BYTES

export function encodeColumns(
  kind: ColumnsFileKind,
  inputHash: Uint8Array,
  columns: object,
): Uint8Array {
  const arrays = flatten(columns as ColumnGroup)
  const entries: DirectoryEntry[] = []
  let size = 0
  for (const [path, array] of arrays) {
    entries.push([path, typeOf(array), size, array.length])
    size = aligned(size + array.byteLength)
  }
  const directory = Buffer.from(JSON.stringify(entries))
  const body = aligned(PREAMBLE_BYTES + directory.length)
  const file = Buffer.alloc(body + size)
  file.write(kind.magic, 0, 'latin1')
  file.writeUInt32LE(kind.version, 4)
  file.writeUInt32LE(directory.length, 8)
  file.set(inputHash, 12)
  file.set(directory, PREAMBLE_BYTES)
  arrays.forEach(([, array], index) =>
    file.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      body + entries[index]![2],
    ),
  )
  return file
}

/** The columns, or nothing when the bytes are not a whole file of this kind and version. */
export function decodeColumns(kind: ColumnsFileKind, bytes: Uint8Array): ColumnGroup | undefined {
  const directoryLength = directoryLengthOf(kind, bytes)
  if (directoryLength === undefined) return undefined
  // Views need aligned memory; a slice of Node's shared buffer pool may not be.
  const file = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes)
  const entries = readDirectory(file.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + directoryLength))
  if (!entries) return undefined
  const body = aligned(PREAMBLE_BYTES + directoryLength)
  const columns: ColumnGroup = {}
  for (const [path, type, offset, length] of entries) {
    const ArrayOfType = ARRAY_TYPES[type]
    if (body + offset + length * ArrayOfType.BYTES_PER_ELEMENT > file.length) return undefined
    place(
      columns,
      path.split('.'),
      new ArrayOfType(file.buffer as ArrayBuffer, file.byteOffset + body + offset, length),
    )
  }
  return columns
}

/** The hash of what the file was made from, or nothing when it is another kind of file. */
export function inputHashOf(kind: ColumnsFileKind, bytes: Uint8Array): Uint8Array | undefined {
  if (directoryLengthOf(kind, bytes) === undefined) return undefined
  return bytes.subarray(12, PREAMBLE_BYTES)
}

function directoryLengthOf(kind: ColumnsFileKind, bytes: Uint8Array): number | undefined {
  if (bytes.length < PREAMBLE_BYTES) return undefined
  const preamble = Buffer.from(bytes.buffer, bytes.byteOffset, PREAMBLE_BYTES)
  if (preamble.toString('latin1', 0, 4) !== kind.magic) return undefined
  if (preamble.readUInt32LE(4) !== kind.version) return undefined
  const length = preamble.readUInt32LE(8)
  return PREAMBLE_BYTES + length <= bytes.length ? length : undefined
}

function readDirectory(bytes: Uint8Array): DirectoryEntry[] | undefined {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as DirectoryEntry[]
  } catch {
    return undefined
  }
}

function flatten(group: ColumnGroup, path = ''): [string, Column][] {
  return Object.entries(group).flatMap(([name, value]) =>
    ArrayBuffer.isView(value)
      ? [[path + name, value as Column] as [string, Column]]
      : flatten(value as ColumnGroup, `${path}${name}.`),
  )
}

function place(group: ColumnGroup, path: string[], column: Column): void {
  const [name, ...rest] = path
  if (rest.length === 0) group[name!] = column
  else place((group[name!] ??= {}) as ColumnGroup, rest, column)
}

function typeOf(array: Column): ArrayType {
  return array.constructor.name.replace('Array', '') as ArrayType
}

function aligned(bytes: number): number {
  return (bytes + 7) & ~7
}
