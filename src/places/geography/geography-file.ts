/** The geography as one file: made once, then opened in milliseconds at every start. */
import { decodeColumns, encodeColumns, inputHashOf, type ColumnsFileKind } from './columns-file.ts'
import { Geography } from './geography.ts'
import { type GeographyColumns } from './geography-columns.ts'

/** Raise the version when the columns change; an older file is then made anew. */
const GEOGRAPHY_FILE: ColumnsFileKind = { magic: 'ALGE', version: 1 }

export function encodeGeography(geography: Geography, inputHash: Uint8Array): Uint8Array {
  return encodeColumns(GEOGRAPHY_FILE, inputHash, geography.columns)
}

/** Nothing when the bytes are damaged or of another version: the caller builds it again. */
export function decodeGeography(bytes: Uint8Array): Geography | undefined {
  const columns = decodeColumns(GEOGRAPHY_FILE, bytes)
  return columns && new Geography(columns as unknown as GeographyColumns)
}

/** Whether a file was made from exactly these inputs (see `geographyInputHash`). */
export function isMadeFrom(bytes: Uint8Array, inputHash: Uint8Array): boolean {
  const found = inputHashOf(GEOGRAPHY_FILE, bytes)
  return found !== undefined && Buffer.compare(found, inputHash) === 0
}
