/** Rebuilds and restarts on every save; open pages reload when the new server answers. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs/promises'
import path from 'node:path'
import { buildEverything } from '../build/build.ts'

const root = path.join(import.meta.dirname, '..', '..')
const server = path.join(root, 'dist', 'server', 'main.js')
let running: ChildProcess | undefined

await rebuild()
for await (const { filename } of watch(path.join(root, 'src'), { recursive: true }))
  if (filename && !/\.test\.tsx?$|~$/.test(filename)) await rebuild()

async function rebuild(): Promise<void> {
  const started = performance.now()
  try {
    await buildEverything()
  } catch (error) {
    // The old server goes on until the code builds again.
    console.error(error instanceof Error ? error.message : error)
    return
  }
  if (running) {
    running.kill('SIGTERM')
    await once(running, 'exit')
  }
  running = spawn(process.execPath, ['--enable-source-maps', server], {
    stdio: 'inherit',
    env: { ...process.env, RELOAD_PAGES: '1' },
  })
  console.log(`Built in ${Math.round(performance.now() - started)} ms`)
}
