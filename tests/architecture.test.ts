/** The house rules that a machine can check. ARCHITECTURE.md says why they hold. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What a file does, and what files of other roles it may import; the same role is always fine. */
const ROLES: Record<string, string[]> = {
  rules: [],
  data: ['rules'],
  memory: ['rules', 'data'],
  store: ['rules'],
  pages: ['rules'],
  service: ['rules', 'data', 'memory', 'store'],
  routes: ['rules', 'data', 'memory', 'store', 'pages', 'service'],
}

/** Subjects, or files of them, that need no folders for their roles. */
const ROLE_OF: Record<string, string> = {
  'src/site/': 'rules',
  'src/settings.ts': 'rules',
  'src/pages.ts': 'rules',
  'src/ui/': 'pages',
  'src/http/clock.ts': 'service',
  'src/http/repeated-work.ts': 'service',
  'src/http/': 'routes',
  'src/mail/outgoing-mail.ts': 'store',
  'src/mail/': 'service',
  'src/store/': 'store',
  'src/places/geography/': 'data',
  'src/places/tiles/': 'data',
  'src/products/line.ts': 'rules',
  'src/products/product.ts': 'store',
  'src/products/registry.ts': 'routes',
  'src/products/search-forms.ts': 'routes',
  'src/products/hotels/engine/': 'memory',
  'src/products/flights/engine/': 'memory',
  'src/booking/payments/': 'service',
  'src/operators/imports/': 'service',
}

/** What a file is about, and which other subjects it may know. A new arrow needs a decision record. */
const SHELL = ['site', 'ui', 'http', 'rendering', 'store']
const PORT = ['products/line.ts', 'products/product.ts']
const SUBJECTS: Record<string, string[]> = {
  site: [],
  ui: ['site'],
  store: ['site'],
  rendering: ['site', 'ui', 'tracking', 'accounts', 'booking', 'places', 'office'],
  http: ['site', 'ui', 'rendering', 'store'],
  mail: ['site', 'store', 'http', 'rendering'],
  tracking: SHELL,
  places: SHELL,
  search: [...SHELL, 'places'],
  // What is sold, as the cart sees it: known by the cart and by everything that is sold.
  'products/line.ts': ['site'],
  'products/product.ts': ['site', 'store', 'products/line.ts'],
  'products/registry.ts': ['*'],
  'products/search-forms.ts': ['*'],
  'products/hotels': [
    ...SHELL,
    ...PORT,
    'mail',
    'places',
    'search',
    'tracking',
    'booking',
    'accounts',
  ],
  'products/packages': [...SHELL, 'places', 'search', 'products/hotels'],
  'products/getaways': [...SHELL, 'places', 'search', 'products/hotels'],
  'products/flights': [...SHELL, ...PORT, 'mail', 'places', 'search', 'booking'],
  booking: [...SHELL, ...PORT, 'mail', 'places', 'search', 'accounts'],
  accounts: [...SHELL, 'mail', 'products/hotels'],
  operators: [...SHELL, ...PORT, 'places', 'search', 'products/hotels', 'products/flights'],
  office: ['*'],
}

const ROOM_SIZE = 25

const sources = globSync('{src,demo,tools,tests}/**/*.{ts,tsx,mjs}').map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  text: readFileSync(file, 'utf8'),
}))
const shipped = sources.filter(
  ({ file }) => /^(src|demo)\//.test(file) && !/\.test\.tsx?$/.test(file),
)
const product = shipped.filter(({ file }) => file.startsWith('src/'))

test('files import only what their role may', () => {
  const wrong = arrows()
    .filter(({ from, to }) => {
      const role = roleOf(from)
      const other = roleOf(to)
      return role !== 'main' && role !== other && !ROLES[role]!.includes(other)
    })
    .map(({ from, to }) => `${from} (${roleOf(from)}) imports ${to} (${roleOf(to)})`)
  expect(wrong).toEqual([])
})

test('subjects know only those that the table allows', () => {
  const wrong = arrows()
    .filter(({ from, to }) => {
      const subject = subjectOf(from)
      const other = subjectOf(to)
      const allowed = SUBJECTS[subject] ?? []
      return (
        subject !== 'main' &&
        subject !== 'settings' &&
        other !== 'settings' &&
        subject !== other &&
        !allowed.includes(other) &&
        !(allowed.includes('*') && other !== 'demo')
      )
    })
    .map(({ from, to }) => `${from} imports ${to}`)
  expect(wrong).toEqual([])
})

test('only one place knows the demo world, and loads it late', () => {
  const from = product.filter(({ text }) => importsOf(text).some((name) => name.includes('/demo/')))
  expect(from.map(({ file }) => file)).toEqual(['src/load-demo.ts'])
  expect(from[0]!.text).not.toMatch(/from '[^']*\/demo\//)
})

test('every file has a role and a subject that the tables know', () => {
  const strays = product.filter(({ file }) => {
    const subject = subjectOf(file)
    return (
      subject !== 'main' &&
      subject !== 'settings' &&
      !(subject in SUBJECTS && roleOf(file) in ROLES)
    )
  })
  expect(strays.map(({ file }) => file)).toEqual([])
})

test(`no room has more than ${ROOM_SIZE} files`, () => {
  const rooms = Map.groupBy(
    shipped.filter(({ file }) => !/\/(migrations|tables|phrases)\//.test(file)),
    ({ file }) => path.posix.dirname(file),
  )
  const crowded = [...rooms].filter(([, files]) => files.length > ROOM_SIZE)
  expect(crowded.map(([room, files]) => `${room}: ${files.length}`)).toEqual([])
})

test('every stylesheet that is imported is there; the type checker takes any name', () => {
  const lost = product.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => /^\..*\.css$/.test(specifier))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((target) => !existsSync(target))
      .map((target) => `${file} imports ${target}`),
  )
  expect(lost).toEqual([])
})

test('rules import no package and nothing of the platform, and read no clock', () => {
  const rules = product.filter(
    ({ file }) => roleOf(file) === 'rules' && !/^src\/(settings|pages)\.ts$/.test(file),
  )
  expect(rules.length).toBeGreaterThan(0)
  const outsiders = rules.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((name) => !name.startsWith('.'))
      .map((name) => `${file} imports ${name}`),
  )
  expect(outsiders).toEqual([])
  const restless = rules.filter(({ text }) =>
    /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text),
  )
  expect(restless.map(({ file }) => file)).toEqual([])
})

test('failures go into the log: only the start speaks to a terminal', () => {
  const talkative = product.filter(({ text }) => /\bconsole\.\w+\(/.test(text))
  expect(talkative.map(({ file }) => file)).toEqual(['src/main.ts', 'src/preparation.ts'])
})

test('comments name only files that are there', () => {
  const names = new Set(
    globSync('{src,demo,tools,tests}/**/*.*').map((file) => path.basename(file)),
  )
  const lost = shipped.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm)]
      .flatMap(([comment]) => comment.match(/(?<![\w.-])[a-z][a-z0-9-]+\.tsx?\b/g) ?? [])
      .filter((name) => !names.has(name))
      .map((name) => `${file} names ${name}`),
  )
  expect(lost).toEqual([])
})

test('no file only passes on what others export', () => {
  const barrels = shipped.filter(({ text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim()
    const statements = code.split('\n').filter((line) => line.trim())
    return statements.length > 0 && statements.every((line) => /^export .* from /.test(line))
  })
  expect(barrels.map(({ file }) => file)).toEqual([])
})

test('no folder is a dumping ground', () => {
  const dumps = sources.filter(({ file }) =>
    /(^|\/)(utils?|helpers?|lib|common|misc|types|shared)(\/|\.tsx?$)/.test(file),
  )
  expect(dumps.map(({ file }) => file)).toEqual([])
})

test('files are named by their idea in kebab-case', () => {
  const odd = sources.filter(({ file }) => !/^[a-z0-9/.-]+$/.test(file))
  expect(odd.map(({ file }) => file)).toEqual([])
})

/** Who imports whom. */
function arrows(): { from: string; to: string }[] {
  return product.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => /^\..*\.tsx?$/.test(specifier))
      .map((specifier) => ({
        from: file,
        to: path.posix.join(path.posix.dirname(file), specifier),
      })),
  )
}

function roleOf(file: string): string {
  if (file.startsWith('demo/')) return 'demo'
  const listed = Object.keys(ROLE_OF).find((place) => file.startsWith(place))
  const folders = file.split('/').slice(0, -1)
  const folder = folders.findLast((each) => each in ROLES)
  // A role folder inside such a subject says more than the subject: ui/rules.
  if (listed && !(folder && file.startsWith(`${listed}${folder}/`))) return ROLE_OF[listed]!
  return folder ?? (folders.length === 1 ? 'main' : 'none')
}

function subjectOf(file: string): string {
  const [root, first, second] = file.split('/')
  if (root === 'demo') return 'demo'
  if (file === 'src/settings.ts' || file === 'src/pages.ts') return 'settings'
  if (file.split('/').length === 2) return 'main'
  return first === 'products' ? `products/${second}` : first!
}

function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  )
  return [...statements].map((match) => (match[1] ?? match[2] ?? match[3])!)
}
