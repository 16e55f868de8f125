/** Builds the index from all names: seconds of work, done once and kept in the snapshot. */
import type { SuggestAirport, SuggestEntry } from './suggest-entries.ts'
import { buildReadyAnswers } from './build-ready-answers.ts'
import { LOG_BYTES } from './change-log.ts'
import { NAMES, namesByHash } from './exact-names.ts'
import { nameColumns, type NameColumns, visitWords } from './name-columns.ts'
import { placeColumns, rankedEntries } from './ranked-entries.ts'
import { popularHeads } from './popular-heads.ts'
import { BY_ALIAS, ENTRY_BITS, type SuggestColumns } from './suggest-columns.ts'

export function buildSuggestColumns(
  given: Iterable<SuggestEntry>,
  airports: readonly SuggestAirport[],
): SuggestColumns {
  const entries = rankedEntries(given)
  const places = placeColumns(entries)
  const names = nameColumns(entries.map(({ names }) => names))
  if (names.nameLanguages.length >= NAMES) throw new Error(`More than ${NAMES} names`)
  const { postingStart, postings } = postingColumns(names)
  const columns = {
    ...places.columns,
    ...names,
    namesByHash: namesByHash(names),
    postingStart,
    postings,
    insideBefore: insideBefore(postingStart, postings, places.inside),
    ...popularHeads(names, postingStart, places.columns.types),
    removed: new Uint8Array((entries.length + 7) >> 3),
    logEnd: new Int32Array(1),
    log: new Uint8Array(LOG_BYTES),
    airports: new Uint8Array(Buffer.from(JSON.stringify(airports))),
  }
  return { ...columns, ...buildReadyAnswers(columns) }
}

/** For each word the entries that have it, once each, by number and so by merit. */
function postingColumns(names: NameColumns): Pick<SuggestColumns, 'postingStart' | 'postings'> {
  const wordCount = names.shared.length
  const latest = new Int32Array(wordCount).fill(-1)
  const postingStart = new Uint32Array(wordCount + 1)
  visitWords(names, (word, entry) => {
    if (latest[word] !== entry) postingStart[word + 1]! += 1
    latest[word] = entry
  })
  for (let word = 0; word < wordCount; word++) postingStart[word + 1]! += postingStart[word]!
  const postings = new Uint32Array(postingStart[wordCount]!)
  const next = postingStart.slice()
  latest.fill(-1)
  // The local name comes first, so a word of any shown name that an alias repeats may come later.
  visitWords(names, (word, entry, isAlias) => {
    if (latest[word] !== entry) postings[next[word]!++] = isAlias ? entry | BY_ALIAS : entry
    else if (!isAlias) postings[next[word]! - 1] = entry
    latest[word] = entry
  })
  return { postingStart, postings }
}

function insideBefore(
  postingStart: Uint32Array,
  postings: Uint32Array,
  inside: Uint32Array,
): Float64Array {
  const before = new Float64Array(postingStart.length)
  for (let word = 0; word + 1 < postingStart.length; word++) {
    let sum = before[word]!
    const end = postingStart[word + 1]!
    for (
      let at = postingStart[word]!;
      at < end && (postings[at]! & ENTRY_BITS) < inside.length;
      at++
    )
      sum += inside[postings[at]! & ENTRY_BITS]!
    before[word + 1] = sum
  }
  return before
}
