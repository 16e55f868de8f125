import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EDITIONS } from '../../site/editions/editions.ts'
import type { SiteType } from '../../site/site.ts'
import { PageProvider } from '../../ui/page-context.tsx'
import { NoResultsPage } from './no-results-page.tsx'

test('it names what was searched for, gives its hints, and offers to search again', () => {
  const html = render('<b>Atlantis</b>')
  expect(html).toContain('no-results.title &lt;b&gt;Atlantis&lt;/b&gt;')
  for (const hint of ['spelling', 'words', 'menu'])
    expect(html).toContain(`<li>no-results.hint.${hint}</li>`)
  expect(html).toContain('name="nombre_destino1"')
  expect(html).toContain('href="/escapadas/"')
})

test('a partner brand leads to hotels only', () => {
  expect(render('Atlantis', 'catchit')).not.toContain('href="/escapadas/"')
})

function render(term: string, type: SiteType = 'web'): string {
  const surroundings = {
    site: { type, edition: EDITIONS.es, prefixed: false },
    text: (key: string, values: Record<string, string | number> = {}) =>
      [key, ...Object.values(values)].join(' '),
    claims: { accommodations: 0, held: [] },
    editions: [],
    path: '/hoteles/',
    pageId: 'no-results',
    consent: null,
    csrfToken: 'token',
    person: null,
  }
  return renderToString(
    <PageProvider value={surroundings}>
      <NoResultsPage term={term} />
    </PageProvider>,
  )
}
