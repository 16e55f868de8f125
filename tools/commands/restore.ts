/** `npm run restore -- FILE` brings a backup back into an empty place. */
import { readSettings } from '../../src/settings.ts'
import { restore } from '../../src/store/backup.ts'
import { runBackupCommand } from '../machine/backup-command.ts'

await runBackupCommand('restore', (file, bin) => restore(readSettings(process.env), file, bin))
