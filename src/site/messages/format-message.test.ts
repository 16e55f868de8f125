import { expect, test } from 'vitest'
import { compileMessage } from '../../../tools/build/messages-plugin.ts'
import { formatMessage, type MessageValues } from './format-message.ts'

test.each<[string, MessageValues, string, string]>([
  ['Ir al contenido', {}, 'es-ES', 'Ir al contenido'],
  ['Hola, {name}', { name: 'Ana' }, 'es-ES', 'Hola, Ana'],
  ['{count} hoteles', { count: 1234 }, 'es-ES', '1.234 hoteles'],
  ['{count} hotels', { count: 600_000 }, 'en-GB', '600,000 hotels'],
  ['{count, plural, one {# noche} other {# noches}}', { count: 1 }, 'es-ES', '1 noche'],
  ['{count, plural, one {# noche} other {# noches}}', { count: 2 }, 'es-ES', '2 noches'],
  ['{count, plural, =0 {nada} one {# cosa} other {# cosas}}', { count: 0 }, 'es-ES', 'nada'],
  ['{place, selectordinal, one {#st} two {#nd} other {#th}}', { place: 2 }, 'en-GB', '2nd'],
  ['{type, select, coast {Costa} other {Lugar}}', { type: 'coast' }, 'es-ES', 'Costa'],
  [
    '{n, plural, one {{name} y # más} other {{name} y # más}}',
    { n: 3, name: 'Ana' },
    'es-ES',
    'Ana y 3 más',
  ],
  ['{count, plural, one {# nuit} other {# nuits}}', { count: 0 }, 'fr-FR', '0 nuit'],
  ['l’hotel', {}, 'ca-ES', 'l’hotel'],
])('%s with %o in %s is “%s”', (message, values, conventions, expected) => {
  expect(formatMessage(compileMessage(message), values, conventions)).toBe(expected)
})

test('plain texts stay plain strings', () => {
  expect(compileMessage('Entrar')).toBe('Entrar')
})

test('formats that catalogues do without are refused while bundling', () => {
  expect(() => compileMessage('{when, date, long}')).toThrow('do without')
})
