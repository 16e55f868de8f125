/**
 * `npm run administrator -- EMAIL` makes an administrator of the back office, the first one too.
 * `--role support` gives the smaller role, `--role customer` takes any away. Each time the account
 * gets a new password, which is told once, here, and must be changed when it is first used.
 * `--forget-factors` removes the second factors of somebody who has lost them.
 */
import { parseArgs } from 'node:util'
import type { PersonRole } from '../../src/site/person.ts'
import { forgetFactorsOf, makeStaff } from '../../src/office/service/make-staff.ts'
import { readSettings, WrongSetting } from '../../src/settings.ts'
import type { Database } from '../../src/store/database.ts'
import { openStore } from '../../src/store/store.ts'

const USAGE =
  'npm run administrator -- EMAIL [--role administrator|support|customer] [--forget-factors]'
const ROLES: readonly PersonRole[] = ['administrator', 'support', 'customer']

const asked = readArguments()
if (asked) await give(asked)
else fail(`Say whose e-mail address: ${USAGE}`)

async function give(wanted: NonNullable<typeof asked>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const database = await openStore(settings).catch((error: Error) => {
      throw new WrongSetting(`The database cannot be opened: ${error.message}`)
    })
    const given = await made(database, wanted).finally(() => database.close())
    if (!given) return fail(`"${wanted.email}" is not an e-mail address.`)
    if (wanted.forgetFactors)
      console.log('Signing in asks for the password only, until set up anew.')
    console.log(`${given.email} is ${wanted.role} now.`)
    console.log(`Password, told once and to be changed at the first sign-in: ${given.password}`)
    const office = new URL('/office/', settings.publicUrl)
    office.hostname = `admin.${office.hostname}`
    console.log(`Back office: ${office.href}`)
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    fail(error.message)
  }
}

async function made(database: Database, wanted: NonNullable<typeof asked>) {
  const given = await makeStaff(database, wanted, Date.now())
  if (given && wanted.forgetFactors) await forgetFactorsOf(database, given.email, Date.now())
  return given
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'administrator' },
        'forget-factors': { type: 'boolean', default: false },
      },
    })
    const role = ROLES.find((each) => each === values.role)
    const [email] = positionals
    if (!role || !email || positionals.length > 1) return null
    return { email, role, forgetFactors: values['forget-factors'] }
  } catch {
    return null
  }
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
