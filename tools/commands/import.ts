/**
 * `npm run import -- KIND FILE` brings an operator's own hotels, rates, reviews, fares or flights
 * into the store that the server uses; `photos` fetches the pictures. Ends with 0, with 2 when rows
 * or photos were rejected, and with 1 when it could not run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageOf } from '../../src/site/locales.ts'
import type { ImportKind } from '../../src/operators/imports/column-names.ts'
import { reportAsJson, reportAsText } from '../../src/operators/imports/import-report.ts'
import { runImport } from '../../src/operators/imports/run-import.ts'
import { todayIn } from '../../src/http/clock.ts'
import { fetchOperatorPhotos } from '../../src/operators/service/fetch-operator-photos.ts'
import { importSink } from '../../src/operators/service/import-sink.ts'
import { readSettings, WrongSetting, type Settings } from '../../src/settings.ts'
import type { Database } from '../../src/store/database.ts'
import { openStore } from '../../src/store/store.ts'
import { openGeography } from '../../src/places/geography/open-geography.ts'
import { readImportArguments, USAGE, type ImportArguments } from '../imports/import-arguments.ts'
import { progressBar } from '../imports/progress-bar.ts'

const SOME_REJECTED = 2
const COULD_NOT_RUN = 1

const geographyFile = path.join(import.meta.dirname, '..', '..', 'dist', 'geography.bin')
const bar = progressBar()
const asked = readImportArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
process.exitCode = typeof asked === 'string' ? explain(asked) : await importInto(asked)

function explain(sentence: string): number {
  console.error(`${sentence}\n\n${USAGE}`)
  return COULD_NOT_RUN
}

async function importInto(asked: ImportArguments): Promise<number> {
  try {
    const settings = readSettings(process.env)
    const database = await openStore(settings).catch((error: Error) => {
      throw new WrongSetting(`The database cannot be opened: ${error.message}`)
    })
    try {
      if (asked.what === 'photos') return await importPhotos(database, settings, asked)
      const outcome = await importFile(database, settings, asked, asked.what)
      if (asked.what !== 'hotels' || !asked.photosFolder || asked.dryRun) return outcome
      return Math.max(outcome, await importPhotos(database, settings, asked))
    } finally {
      await database.close()
    }
  } catch (error) {
    bar.clear()
    // What an operator can mend is told in one sentence; anything else is a bug and keeps its trace.
    console.error(error instanceof WrongSetting ? error.message : error)
    return COULD_NOT_RUN
  }
}

async function importFile(
  database: Database,
  { edition }: Settings,
  { file, dryRun, scale, source, countryCode, reportFile }: ImportArguments,
  kind: ImportKind,
): Promise<number> {
  const today = todayIn(edition.timeZone)
  let opened: ReturnType<typeof openGeography> | undefined
  const geography = () => (opened ??= openGeography(geographyFile))
  const report = await runImport(kind, file, importSink(database, geography, today, source), {
    dryRun,
    today,
    language: languageOf(edition.locale),
    countryCode,
    scoreScale: scale,
    onProgress: ({ bytesRead, bytes, rows }) => bar.show(bytesRead / (bytes || 1), `${rows} rows`),
  })
  bar.clear()
  console.log(reportAsText(report))
  writeReport(reportFile, reportAsJson(report))
  if (report.stopped) return COULD_NOT_RUN
  return report.counts.rejected > 0 ? SOME_REJECTED : 0
}

async function importPhotos(
  database: Database,
  { dataDir }: Settings,
  { photosFolder, reportFile, what }: ImportArguments,
): Promise<number> {
  const folders = { source: photosFolder ?? null, target: path.join(dataDir, 'photos') }
  const report = await fetchOperatorPhotos(database, folders, (done, all) =>
    bar.show(done / (all || 1), `${done} of ${all} photos`),
  )
  bar.clear()
  console.log(`${report.fetched} photos fetched, ${report.failed} failed`)
  for (const { hotel, photo, reason } of report.failures)
    console.log(`hotel ${hotel}, ${photo}: ${reason.text} [${reason.code}]`)
  if (what === 'photos') writeReport(reportFile, JSON.stringify(report, null, 2))
  return report.failed > 0 ? SOME_REJECTED : 0
}

function writeReport(file: string | undefined, json: string): void {
  if (!file) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${json}\n`)
}
