/**
 * PostgreSQL's binary COPY format, written and read. Binary, because a calendar's bytes would take
 * twice their size as text, and parsing numbers is the most of what a text COPY costs.
 *
 * A file is a signature, two empty integers, then rows: a count of fields, and for each field its
 * length (-1 for null) and its bytes, big-endian. A count of -1 ends it.
 */
import type { BulkTable, BulkValue, ColumnType } from './bulk-tables.ts'

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const CHUNK_BYTES = 1 << 18
const FIXED_BYTES: Partial<Record<ColumnType, number>> = { int2: 2, int4: 4, int8: 8, float8: 8 }

/** Collects rows and gives chunks of about a quarter of a megabyte. */
export class CopyWriter {
  private readonly types: ColumnType[]
  private chunk = Buffer.allocUnsafe(CHUNK_BYTES * 2)
  private used: number

  constructor(table: BulkTable) {
    this.types = table.columns.map(([, type]) => type)
    this.used = SIGNATURE.copy(this.chunk)
  }

  /** Returns a full chunk now and then. */
  add(values: BulkValue[]): Buffer | undefined {
    this.room(2)
    this.used = this.chunk.writeInt16BE(this.types.length, this.used)
    for (let column = 0; column < this.types.length; column++)
      this.field(values[column] ?? null, this.types[column]!)
    return this.used >= CHUNK_BYTES ? this.take() : undefined
  }

  end(): Buffer {
    this.room(2)
    this.used = this.chunk.writeInt16BE(-1, this.used)
    return this.take()
  }

  private field(value: BulkValue, type: ColumnType): void {
    if (value === null) {
      this.room(4)
      this.used = this.chunk.writeInt32BE(-1, this.used)
      return
    }
    if (typeof value === 'string') {
      // Three bytes hold any UTF-16 unit.
      this.room(4 + value.length * 3)
      const length = this.chunk.write(value, this.used + 4, 'utf8')
      this.chunk.writeInt32BE(length, this.used)
      this.used += 4 + length
      return
    }
    const length = typeof value === 'number' ? FIXED_BYTES[type]! : value.length
    this.room(4 + length)
    this.used = this.chunk.writeInt32BE(length, this.used)
    if (typeof value === 'number') this.used = writeNumber(this.chunk, value, type, this.used)
    else {
      this.chunk.set(value, this.used)
      this.used += length
    }
  }

  private room(bytes: number): void {
    if (this.used + bytes <= this.chunk.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.chunk.length * 2, this.used + bytes))
    this.chunk.copy(larger, 0, 0, this.used)
    this.chunk = larger
  }

  /** The chunk is handed to a stream that may keep it: the next one needs memory of its own. */
  private take(): Buffer {
    const full = this.chunk.subarray(0, this.used)
    this.chunk = Buffer.allocUnsafe(CHUNK_BYTES * 2)
    this.used = 0
    return full
  }
}

/** Reads chunks as they come; a row may be cut by the end of a chunk. */
export class CopyReader {
  private readonly types: ColumnType[]
  private rest: Buffer = Buffer.alloc(0)
  private started = false

  constructor(table: BulkTable) {
    this.types = table.columns.map(([, type]) => type)
  }

  /** The whole rows of this chunk and of what was left of the last one. */
  *rows(chunk: Buffer): Generator<BulkValue[]> {
    const data = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk
    let at = 0
    if (!this.started) {
      if (data.length < SIGNATURE.length) {
        this.rest = data
        return
      }
      this.started = true
      at = SIGNATURE.length
    }
    for (;;) {
      const end = this.endOfRow(data, at)
      if (end < 0) break
      if (data.readInt16BE(at) === -1) at = data.length
      else {
        yield this.row(data, at)
        at = end
      }
    }
    this.rest = data.subarray(at)
  }

  private endOfRow(data: Buffer, at: number): number {
    if (at + 2 > data.length) return -1
    const fields = data.readInt16BE(at)
    let end = at + 2
    for (let field = 0; field < fields; field++) {
      if (end + 4 > data.length) return -1
      end += 4 + Math.max(data.readInt32BE(end), 0)
    }
    return end <= data.length ? end : -1
  }

  private row(data: Buffer, start: number): BulkValue[] {
    let at = start + 2
    return this.types.map((type) => {
      const length = data.readInt32BE(at)
      at += 4
      if (length < 0) return null
      at += length
      return readValue(data, type, at - length, length)
    })
  }
}

function writeNumber(chunk: Buffer, value: number, type: ColumnType, at: number): number {
  switch (type) {
    case 'int2':
      return chunk.writeInt16BE(value, at)
    case 'int4':
      return chunk.writeInt32BE(value, at)
    case 'int8':
      chunk.writeInt32BE(Math.floor(value / 2 ** 32), at)
      return chunk.writeUInt32BE(value % 2 ** 32, at + 4)
    default:
      return chunk.writeDoubleBE(value, at)
  }
}

function readValue(data: Buffer, type: ColumnType, at: number, length: number): BulkValue {
  switch (type) {
    case 'int2':
      return data.readInt16BE(at)
    case 'int4':
      return data.readInt32BE(at)
    case 'int8':
      return data.readInt32BE(at) * 2 ** 32 + data.readUInt32BE(at + 4)
    case 'float8':
      return data.readDoubleBE(at)
    case 'text':
      return data.toString('utf8', at, at + length)
    default:
      return data.subarray(at, at + length)
  }
}
