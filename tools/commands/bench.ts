/** `npm run bench -- NAME` runs one benchmark of `tools/benchmarks/`, without a name all of them. */
import { globSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'benchmarks')
const all = globSync('*.ts', { cwd: folder })
  .map((file) => path.basename(file, '.ts'))
  .toSorted()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length) {
  console.error(`No benchmark ${unknown.join(', ')}; there are: ${all.join(', ')}.`)
  process.exit(1)
}
for (const name of wanted.length ? wanted : all) {
  console.log(`\n== ${name}`)
  await import(path.join(folder, `${name}.ts`))
}
