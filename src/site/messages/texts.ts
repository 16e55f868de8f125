/** All catalogues, for the server; a page in the browser loads only the texts it needs. */
import type { Site } from '../site.ts'
import { catalogueIdOf, textIn, type Catalogue, type Text } from './catalogue.ts'

const catalogues = import.meta.glob<Catalogue>('./*.json', { eager: true, import: 'default' })

/** The texts of a site's edition, for titles and descriptions too. */
export function textOf(site: Pick<Site, 'edition'>): Text {
  const catalogue = catalogues[`./${catalogueIdOf(site.edition)}.json`]
  if (!catalogue) throw new Error(`No catalogue for ${site.edition.conventions}`)
  return textIn(catalogue, site.edition.conventions)
}
