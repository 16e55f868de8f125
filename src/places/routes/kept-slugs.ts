/** Slugs of names. A list writes the same few dozen again and again, and folding letters is slow. */
import { slugOf } from '../../site/slug.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'

const MOST_NAMES = 5_000

const slugs = new RecentlyUsed<string, string>(MOST_NAMES)

export function keptSlug(name: string): string {
  return slugs.get(name, () => slugOf(name))
}
