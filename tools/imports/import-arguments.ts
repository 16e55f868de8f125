/** What `npm run import` was asked to do. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { IMPORT_KINDS, type ImportKind } from '../../src/operators/imports/column-names.ts'
import { readCountry } from '../../src/operators/imports/country-codes.ts'
import type { ScoreScale } from '../../src/operators/imports/review-rows.ts'

export interface ImportArguments {
  what: ImportKind | 'photos'
  /** Empty for photos. */
  file: string
  dryRun: boolean
  reportFile: string | undefined
  scale: ScoreScale | undefined
  /** Whose ids the file has; empty for the only source. */
  source: string
  /** ISO 3166, two letters. */
  countryCode: string | undefined
  photosFolder: string | undefined
}

export const USAGE = `npm run import -- hotels|rates|reviews|fares|flights FILE [options]
npm run import -- photos [--photos FOLDER]

  --dry-run          tells what would happen and writes nothing
  --json REPORT      also writes the report as JSON
  --country COUNTRY  the country of hotels whose row names none: a code or a name
  --scale 5|10|100   the scale of the scores of reviews, when the file does not tell
  --source NAME      whose file it is: ids of two sources never meet, and each keeps its own
  --photos FOLDER    where photos lie that are file names; hotels then fetch theirs at once`

const KINDS: readonly string[] = IMPORT_KINDS
const SCALES: readonly ScoreScale[] = [5, 10, 100]

/** A sentence when they make no sense. Paths count from the folder in which npm was called. */
export function readImportArguments(args: string[], folder: string): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'string' },
        scale: { type: 'string' },
        source: { type: 'string', default: '' },
        country: { type: 'string' },
        photos: { type: 'string' },
      },
    })
    const [what = '', file = '', ...more] = positionals
    const isPhotos = what === 'photos'
    if (!isPhotos && !KINDS.includes(what)) return `What should be imported: "${what}"?`
    if (more.length > 0 || (isPhotos && file)) return 'One file at a time, please.'
    if (!isPhotos && !file) return 'Which file?'
    const scale = SCALES.find((each) => String(each) === values.scale)
    if (values.scale !== undefined && !scale) return '--scale must be 5, 10 or 100.'
    if (!/^[\w .-]{0,50}$/.test(values.source))
      return '--source must be letters, digits, dots and dashes, at most 50.'
    const country = values.country === undefined ? undefined : readCountry(values.country)
    if (country === null) return `--country is not a known one: "${values.country}".`
    const placed = (given: string | undefined) =>
      given === undefined ? undefined : path.resolve(folder, given)
    return {
      what: what as ImportArguments['what'],
      file: isPhotos ? '' : placed(file)!,
      dryRun: values['dry-run'],
      reportFile: placed(values.json),
      scale,
      source: values.source.trim(),
      countryCode: country,
      photosFolder: placed(values.photos),
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
