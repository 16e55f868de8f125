/** The built server with a data directory of its own, removed when the run ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dataDir = mkdtempSync(path.join(tmpdir(), 'alisio-journeys-'))
process.env['DATA_DIR'] = dataDir
process.env['LOG_LEVEL'] = 'warn'
process.env['CATALOGUE_SIZE'] ??= '2000'
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const server = '../../dist/server/main.js'
await import(server)
