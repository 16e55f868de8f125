/** `npm run backup -- FILE` keeps the database in one file; the server may go on meanwhile. */
import { readSettings } from '../../src/settings.ts'
import { backUp } from '../../src/store/backup.ts'
import { runBackupCommand } from '../machine/backup-command.ts'

await runBackupCommand('backup', (file, bin) => backUp(readSettings(process.env), file, bin))
