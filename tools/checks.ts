/** The checks that read the code without running it. */
import { spawnSync } from 'node:child_process'

const CHECKS = [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: 'tsc', args: [] },
]

export function runChecks(): { name: string; passed: boolean }[] {
  return CHECKS.map(({ name, command, args }) => {
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    return { name, passed: status === 0 }
  })
}
