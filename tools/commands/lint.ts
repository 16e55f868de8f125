/** Rules, format and types; every check runs even when an earlier one failed. */
import { runChecks } from '../checks.ts'

process.exitCode = runChecks().every(({ passed }) => passed) ? 0 : 1
