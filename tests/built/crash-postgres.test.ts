import { onPostgres } from '../fixtures/databases.ts'
import { crashTest } from './crash.ts'

onPostgres(crashTest)
