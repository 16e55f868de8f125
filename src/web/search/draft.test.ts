import { describe, expect, test } from 'vitest'
import type { SearchTab } from '../../core/search-page.ts'
import { inNamesOf, neutral } from './draft.ts'

const ROOMS = { num_habitaciones: '1', num_adultos_1: '3', num_ninos_1: '0' }

describe('what is filled in on one tab', () => {
  test.each<[SearchTab, Record<string, string>, SearchTab, Record<string, string>]>([
    [
      'hotels',
      { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026', ...ROOMS },
      'flight-hotel',
      { fecha_ida: '01-12-2026', fecha_vuelta: '03-12-2026', ...ROOMS },
    ],
    [
      'flight-hotel',
      { fecha_ida: '01-12-2026', fecha_vuelta: '03-12-2026', fecha_entrada: '02-12-2026' },
      'hotels',
      { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026' },
    ],
    ['hotels', { fecha_entrada: '01-12-2026' }, 'getaways', { fecha_escapada: '01-12-2026' }],
    ['getaways', { fecha_escapada: '01-12-2026' }, 'hotels', { fecha_entrada: '01-12-2026' }],
    ['hotels', { nombre_destino1: 'Sev' }, 'getaways', { nombre_destino1: 'Sev', id_marca: '0' }],
  ])('%s %j is on %s %j', (from, filled, to, expected) => {
    expect(inNamesOf(to, neutral(from, filled))).toMatchObject(expected)
  })

  test('has other days for the hotel only where they were asked for', () => {
    const draft = neutral('hotels', { fecha_entrada: '01-12-2026', fecha_salida: '03-12-2026' })
    expect(inNamesOf('flight-hotel', draft)).toMatchObject({ fecha_entrada: '', fecha_salida: '' })
  })
})

test('a destination that is typed over takes its ids with it', () => {
  const before = neutral('hotels', { nombre_destino1: 'Sevilla', id_destino: '2510911' })
  const after = { ...before, ...neutral('getaways', { nombre_destino1: 'Cád' }) }
  expect(after).toMatchObject({ nombre_destino1: 'Cád', id_destino: '' })
})
