// The first script of every command: installs the project's packages when they are missing or
// older than the lockfile, then hands over to the Node version that is pinned among them.
//
// It runs on whatever Node (20.19 or newer) started npm, so it is plain JavaScript without
// packages. The pinned Node is started by its own path: a shell may remember another `node`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const command = process.argv[2] ?? 'start'

requireVersion(process.versions.node, [20, 19])
installWhenStale()
handOver(pinnedNode())

function installWhenStale() {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  const wanted = `${lock.digest('hex')} ${process.platform} ${process.arch}\n`
  const stamp = path.join(modules, '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing packages (about a minute the first time) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // The packages want the pinned Node, which is not there yet: no warning about this one's age.
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error' },
  }
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
        ...options,
        shell: process.platform === 'win32',
      })
  if (done.status !== 0) stop('The packages could not be installed; npm says why above.')
  writeFileSync(stamp, wanted)
}

/** Platforms without a package of Node 24 may bring their own. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = path.join(modules, `node-${platform}-${process.arch}`, 'bin', binary)
  if (existsSync(pinned)) return pinned
  requireVersion(process.versions.node, [24, 0])
  return process.execPath
}

function handOver(node) {
  const script = path.join(root, 'tools', 'commands', `${command}.ts`)
  const PATH = [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [script, ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => stop(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function requireVersion(version, [major, minor]) {
  const [haveMajor, haveMinor] = version.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  stop(`Alisio needs Node ${major}.${minor} or newer here; this is Node ${version}.`)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
