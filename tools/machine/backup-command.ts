/** What `npm run backup` and `npm run restore` have in common: one file, one sentence at the end. */
import path from 'node:path'
import { WrongSetting } from '../../src/settings.ts'
import { BackupRefused } from '../../src/store/backup.ts'
import { findPostgres } from './postgres.ts'

export async function runBackupCommand(
  name: string,
  work: (file: string, postgresBin: string | undefined) => Promise<void>,
): Promise<void> {
  const [file] = process.argv.slice(2)
  if (!file) return fail(`Say which file: npm run ${name} -- FILE`)
  try {
    await work(path.resolve(file), findPostgres())
    console.log(`Done: ${file}`)
  } catch (error) {
    if (!(error instanceof BackupRefused || error instanceof WrongSetting)) throw error
    fail(error.message)
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
