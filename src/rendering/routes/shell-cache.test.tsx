import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EDITIONS } from '../../site/editions/editions.ts'
import { siteOf } from '../../site/site.ts'
import { PageProvider, type PageSurroundings } from '../../ui/page-context.tsx'
import { PageFrame } from '../pages/shell/page-frame.tsx'
import { textOf } from '../../site/messages/texts.ts'
import { shellCache } from './shell-cache.tsx'

const shellOf = shellCache()

function surroundings(host: string, path: string): PageSurroundings {
  const rules = { baseHost: 'localhost', defaultEdition: EDITIONS.es }
  const site = siteOf(host, path, rules)!
  return {
    site,
    path,
    text: textOf(site),
    claims: { accommodations: 0, held: ['price'] },
    editions: [{ href: '//fr.localhost/', name: 'France', lang: 'fr-FR' }],
    pageId: 'results',
    consent: null,
    csrfToken: 'token',
    person: null,
  }
}

function framed(page: PageSurroundings): string {
  return renderToString(
    <PageProvider value={page}>
      <PageFrame>Content</PageFrame>
    </PageProvider>,
  )
}

test.each([
  ['es.localhost', '/hoteles/'],
  ['es.localhost', '/hoteles/resultados/city/7/x/?a=1'],
  ['es.localhost', '/escapadas/'],
  ['de.localhost', '/hotels/'],
  ['localhost', '/de/hotels/'],
  ['catchit.localhost', '/hoteles/'],
  ['es.localhost', '/hoteles/'],
])('%s%s has the same frame, to the letter, as if it were written anew', (host, path) => {
  const page = surroundings(host, path)
  expect(framed({ ...page, shell: shellOf(page) })).toBe(framed(page))
})

test('a claim that no longer holds is not kept', () => {
  const page = surroundings('es.localhost', '/hoteles/')
  expect(shellOf(page)?.footer).toContain('Mejor precio garantizado')
  const less = { ...page, claims: { accommodations: 0, held: [] } }
  expect(shellOf(less)?.footer).not.toContain('Mejor precio garantizado')
})

test('whoever is signed in gets a header of their own', () => {
  const person = {
    avatar: { kind: 'initial', letter: 'A' },
  } as unknown as PageSurroundings['person']
  expect(shellOf({ ...surroundings('es.localhost', '/'), person })).toBeUndefined()
})
