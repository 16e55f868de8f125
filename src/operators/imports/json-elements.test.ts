import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonElements, type JsonLayout } from './json-elements.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', '\\', '{', '}', '[', ']', '\n') })
const rows = fc.array(fc.record({ name: text, list: fc.array(text) }))

test.each<[JsonLayout, (rows: object[]) => string]>([
  ['array', (all) => JSON.stringify(all, null, 1)],
  ['wrapped-array', (all) => JSON.stringify({ total: all.length, hotels: all })],
  ['lines', (all) => all.map((row) => JSON.stringify(row)).join('\r\n')],
])('%s: what is written is read again, however it is cut into pieces', (layout, write) =>
  fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 7 }), async (written, pieceLength) => {
      const read = []
      for await (const element of jsonElements(pieces(write(written), pieceLength), layout))
        read.push('value' in element ? element.value : element.broken)
      expect(read).toEqual(written)
    }),
  ),
)

async function* pieces(all: string, length: number) {
  for (let at = 0; at < all.length; at += length)
    yield { text: all.slice(at, at + length), bytesRead: at }
}
