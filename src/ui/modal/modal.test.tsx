import { expect, test } from 'vitest'
import { rendered } from '../../../tests/fixtures/rendered.tsx'
import { cssLength, LoaderOverlay, Modal, ModalContent } from './modal.tsx'
import { type ModalPhase, phaseAfter } from './modal-phase.ts'
import { SPLASHES } from '../splash/splash-screen.tsx'

test.each<[ModalPhase, boolean, ModalPhase]>([
  ['absent', true, 'placed'],
  ['placed', true, 'placed'],
  ['shown', true, 'shown'],
  ['leaving', true, 'placed'],
  ['absent', false, 'absent'],
  ['placed', false, 'leaving'],
  ['shown', false, 'leaving'],
])('from %s, open %s, it is %s', (before, isOpen, after) => {
  expect(phaseAfter(before, isOpen)).toBe(after)
})

test.each([
  [640, '640px'],
  ['80%', '80%'],
])('the size %s is written %s', (size, written) => {
  expect(cssLength(size)).toBe(written)
})

test('a closed modal is not there', () => {
  expect(modal(false)).toBe('')
})

test('an open modal has a name, its content and ways out, and no style of its own', () => {
  const html = modal(true)
  const [, titleId] = /aria-labelledby="([^"]+)"/.exec(html)!
  expect(html).toContain(`id="${titleId}">Condiciones</h2>`)
  expect(html).toContain('Volver')
  expect(html).toContain('aria-label="Cerrar"')
  expect(html).toContain('<p>texto</p>')
  expect(html).not.toContain('style=')
})

test('what is loaded from elsewhere shows that it is coming', () => {
  expect(rendered(<ModalContent href="/condiciones/" />)).toContain('aria-busy="true"')
  expect(rendered(<ModalContent html="<b>ya</b>" />)).toBe('<div><b>ya</b></div>')
})

test.each([true, false])('a loader shown: %s', (isShown) => {
  const html = rendered(<LoaderOverlay isShown={isShown}>lista</LoaderOverlay>)
  expect(html).toContain(`aria-busy="${isShown}"`)
  expect(html.includes('inert')).toBe(isShown)
  expect(html.includes('Cargando…')).toBe(isShown)
  expect(html).toContain('lista')
})

test('each splash has its claims', () => {
  const claims = Object.entries(SPLASHES).map(([kind, { claims }]) => [
    kind,
    ...claims.map(({ key }) => key.replace('splash.claim.', '')),
  ])
  expect(claims).toEqual([
    ['search', 'reviews', 'price', 'cancellation'],
    ['flight-hotel', 'saving', 'low-cost'],
    ['booking'],
  ])
})

function modal(isOpen: boolean): string {
  return rendered(
    <Modal isOpen={isOpen} onClose={() => {}} onBack={() => {}} title="Condiciones" width={500}>
      <p>texto</p>
    </Modal>,
  )
}
