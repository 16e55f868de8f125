import { afterEach, expect, test, vi } from 'vitest'
import {
  fetchOptions,
  requestJson,
  type RequestOptions,
  requestText,
  TIMEOUT_MS,
} from './requests.ts'

const PAGE = { pageUrl: 'https://es.alisio.test/hoteles/', csrfToken: 'secret' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
const TOKEN = { 'x-csrf-token': 'secret' }

test.each<[string, string, RequestOptions, RequestInit]>([
  ['a plain GET', '/a', {}, { method: 'GET', headers: TOKEN }],
  [
    'fields are posted as a form',
    '/a',
    { fields: { nombre: 'Cádiz & más', pagina: 2, lista: ['4', '5'] } },
    {
      method: 'POST',
      headers: { ...FORM, ...TOKEN },
      body: 'nombre=C%C3%A1diz+%26+m%C3%A1s&pagina=2&lista=4&lista=5',
    },
  ],
  ['so are those of put', '/a', { method: 'PUT', fields: { a: '1' } }, put('PUT')],
  ['and of patch', '/a', { method: 'PATCH', fields: { a: '1' } }, put('PATCH')],
  [
    'JSON where it is asked for',
    '/a',
    { json: { a: 1 } },
    { method: 'POST', headers: { 'content-type': 'application/json', ...TOKEN }, body: '{"a":1}' },
  ],
  ['the same origin in full', 'https://es.alisio.test/b', {}, { method: 'GET', headers: TOKEN }],
  ['another host learns no token', 'https://de.alisio.test/', {}, { method: 'GET', headers: {} }],
  ['nor another port', 'https://es.alisio.test:81/', {}, { method: 'GET', headers: {} }],
  ['nor a protocol-relative host', '//evil.test/', {}, { method: 'GET', headers: {} }],
  [
    'credentials in any letters',
    '//other.test/',
    { credentials: { user: 'ana', password: 'señal€' } },
    { method: 'GET', headers: { authorization: 'Basic YW5hOnNlw7FhbOKCrA==' } },
  ],
])('%s', (_, url, options, expected) => {
  expect(fetchOptions(url, options, PAGE)).toEqual(expected)
})

test('without a token there is no header', () => {
  expect(fetchOptions('/a', {}, { ...PAGE, csrfToken: null }).headers).toEqual({})
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['text', answering('hola'), requestText, { ok: true, status: 200, value: 'hola' }],
  ['data', answering('{"a":1}'), requestJson, { ok: true, status: 200, value: { a: 1 } }],
  ['no JSON', answering('<html>'), requestJson, failed('unreadable', 200, '<html>')],
  [
    'a refusal',
    answering('{"codes":[]}', 422),
    requestJson,
    failed('refused', 422, '{"codes":[]}'),
  ],
  ['silence', () => Promise.reject(new TypeError('fetch')), requestJson, failed('unreachable')],
])('an answer of %s', async (_, answer, request, expected) => {
  vi.stubGlobal('fetch', answer)
  stubPage()
  expect(await request('/a')).toEqual(expected)
})

test('a request that was called off', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')))
  stubPage()
  expect(await requestText('/a', { signal: AbortSignal.abort() })).toEqual(failed('aborted'))
})

test('an answer that never comes counts as none', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    return promise
  })
  stubPage()
  const answer = requestText('/a', { signal: new AbortController().signal })
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await answer).toEqual(failed('unreachable'))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

function stubPage() {
  vi.stubGlobal('location', { href: PAGE.pageUrl })
  vi.stubGlobal('document', { cookie: '' })
}

function answering(body: string, status = 200) {
  return () => Promise.resolve(new Response(body, { status }))
}

function failed(failure: string, status = 0, body = '') {
  return { ok: false, failure, status, body }
}

function put(method: string): RequestInit {
  return { method, headers: { ...FORM, ...TOKEN }, body: 'a=1' }
}
