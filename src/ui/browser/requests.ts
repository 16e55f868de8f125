/**
 * Requests of pages to a server. Whatever goes wrong comes back as a value: a page that asks for
 * something always gets an answer to show.
 */
import { hostCookie } from '../rules/stored-data.ts'
import { readCookie } from './cookies.ts'

export const CSRF_COOKIE = 'csrf_token'
export const CSRF_HEADER = 'x-csrf-token'

export type FieldValue = string | number | boolean

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as a form would be; a list repeats its field. */
  fields?: Readonly<Record<string, FieldValue | readonly FieldValue[]>> | URLSearchParams
  /** Sent as JSON, where a call asks for it. */
  json?: unknown
  headers?: Readonly<Record<string, string>>
  credentials?: { user: string; password: string }
  signal?: AbortSignal
  /** Lets the request outlive its page. */
  keepalive?: boolean
}

/** Silence for so long counts as no answer: nobody goes on looking at a spinner. */
export const TIMEOUT_MS = 15_000

/**
 * - `aborted`: by the signal, so nobody waits for it any more
 * - `unreachable`: no answer came
 * - `refused`: the server answered with another status than success; `body` may say why
 * - `unreadable`: the answer was not what it should be
 */
export type RequestFailure = 'aborted' | 'unreachable' | 'refused' | 'unreadable'

export type Answer<T> =
  | { ok: true; status: number; value: T }
  | { ok: false; failure: RequestFailure; status: number; body: string }

/** The caller reads the shape: what comes from outside is unknown. */
export async function requestJson(url: string, options?: RequestOptions): Promise<Answer<unknown>> {
  const headers = { accept: 'application/json', ...options?.headers }
  const answer = await requestText(url, { ...options, headers })
  if (!answer.ok) return answer
  try {
    return { ...answer, value: JSON.parse(answer.value) as unknown }
  } catch {
    return { ok: false, failure: 'unreadable', status: answer.status, body: answer.value }
  }
}

export async function requestText(url: string, options?: RequestOptions): Promise<Answer<string>> {
  const surroundings = { pageUrl: location.href, csrfToken: readCookie(csrfCookie()) }
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), TIMEOUT_MS)
  const signal = AbortSignal.any([silence.signal, ...(options?.signal ? [options.signal] : [])])
  try {
    const response = await fetch(url, fetchOptions(url, { ...options, signal }, surroundings))
    const { ok, status } = response
    const body = await response.text()
    return ok ? { ok, status, value: body } : { ok: false, failure: 'refused', status, body }
  } catch {
    const failure = options?.signal?.aborted ? 'aborted' : 'unreachable'
    return { ok: false, failure, status: 0, body: '' }
  } finally {
    clearTimeout(timer)
  }
}

function csrfCookie(): string {
  return hostCookie(CSRF_COOKIE, location.protocol === 'https:')
}

export interface PageSurroundings {
  pageUrl: string
  csrfToken: string | null
}

/** The token must not leave our own site, or another could forge requests with it. */
export function fetchOptions(
  url: string,
  { method, fields, json, headers, credentials, signal, keepalive }: RequestOptions = {},
  { pageUrl, csrfToken }: PageSurroundings,
): RequestInit & { headers: Record<string, string> } {
  const isSameOrigin = new URL(url, pageUrl).origin === new URL(pageUrl).origin
  const body = json === undefined ? formBody(fields) : JSON.stringify(json)
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': json === undefined ? FORM : JSON_TYPE }),
      ...(isSameOrigin && csrfToken ? { [CSRF_HEADER]: csrfToken } : {}),
      ...(credentials ? { authorization: basic(credentials) } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
}

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
const JSON_TYPE = 'application/json'

function formBody(fields: RequestOptions['fields']): string | undefined {
  if (fields === undefined || fields instanceof URLSearchParams) return fields?.toString()
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}

/** Names and passwords may have letters beyond Latin-1, which btoa alone refuses. */
function basic({ user, password }: { user: string; password: string }): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`)
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`
}
