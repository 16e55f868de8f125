/**
 * What the compiler cannot see in a data file: there a text is any text, a list is of any length
 * and a key more is no error. A slip is found when the file is read, at the start.
 */

export function oneOf<Word extends string>(known: readonly Word[], word: string): Word {
  const found = known.find((each) => each === word)
  if (found === undefined) throw new Error(`"${word}" is none of ${known.join(', ')}`)
  return found
}

/** The rows of a table in the order of its file. */
export function rowsOf<Key extends string, Value>(
  known: readonly Key[],
  table: Partial<Record<Key, Value>>,
): [Key, Value][] {
  const rows = Object.entries(table) as [string, Value][]
  return rows.map(([key, value]) => [oneOf(known, key), value])
}

export function mapValues<Key extends string, Row, Value>(
  table: Record<Key, Row>,
  read: (row: Row, key: Key) => Value,
): Record<Key, Value> {
  const rows = Object.entries(table) as [Key, Row][]
  return Object.fromEntries(rows.map(([key, row]) => [key, read(row, key)])) as Record<Key, Value>
}

export function expectLength(length: number, ...lists: readonly (readonly unknown[])[]): void {
  for (const list of lists)
    if (list.length !== length) throw new Error(`Not ${length} entries: ${list.join(', ')}`)
}

/** Rows by each of their countries, which stand in one text: "ES AD". */
export function byCountry<Row extends { countries: string }>(
  rows: readonly Row[],
): Map<string, Row> {
  return new Map(
    rows.flatMap((row) => row.countries.split(' ').map((country) => [country, row] as const)),
  )
}
