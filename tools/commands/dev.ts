/** Rebuilds and restarts on every save; open pages reload when the new server answers. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { buildEverything } from '../build/build.ts'

const root = path.join(import.meta.dirname, '..', '..')
const server = path.join(root, 'dist', 'server', 'main.js')
let running: ChildProcess | undefined
let changed = true
let wake = () => {}

for (const folder of ['src', 'demo'])
  watch(path.join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.tsx?$|~$/.test(file)) return
    changed = true
    wake()
  })

// Saves that come while a build runs are built together, once.
for (;;) {
  if (changed) {
    changed = false
    await rebuild()
  } else await new Promise<void>((resolve) => (wake = resolve))
}

async function rebuild(): Promise<void> {
  const started = performance.now()
  try {
    await buildEverything()
  } catch (error) {
    // The old server goes on until the code builds again.
    console.error(error instanceof Error ? error.message : error)
    return
  }
  if (running && running.exitCode === null) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  running = spawn(process.execPath, ['--enable-source-maps', server], {
    stdio: 'inherit',
    env: { ...process.env, RELOAD_PAGES: '1' },
  })
  console.log(`Built in ${Math.round(performance.now() - started)} ms`)
}
