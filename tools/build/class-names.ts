/**
 * Class names of the built styles. A page writes a thousand of them, so they are short; the same
 * file and name give the same one in both bundles, or server and browser would not agree.
 */
import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 4

export function shortClassNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    const [plain = ''] = path.relative(root, file).split('?', 1)
    const owner = `${plain.replaceAll(path.sep, '/')} ${name}`
    const short = `_${createHash('sha256').update(owner).digest('base64url').slice(0, LETTERS)}`
    const other = owners.get(short) ?? owner
    if (other !== owner) throw new Error(`The class names ${other} and ${owner} are too alike`)
    owners.set(short, owner)
    return short
  }
}
