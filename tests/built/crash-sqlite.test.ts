import { onSqlite } from '../fixtures/databases.ts'
import { crashTest } from './crash.ts'

onSqlite(crashTest)
