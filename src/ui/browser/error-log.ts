/**
 * Errors of pages, told to the server: only errors, each once, and so few per page that a page
 * gone wild cannot flood the log.
 */
import { requestText } from './requests.ts'

export const ERROR_LOG_PATH = '/log/frontend'
export const MAX_ERRORS_PER_PAGE = 10

/** One message of the list that is posted. */
export interface LoggedError {
  level: 'error'
  team: 'web'
  api: 'frontend'
  message: string
  stack: string
  path: string
  query: string
  product: string
}

export interface LogSurroundings {
  path: string
  query: string
  product: string
}

/** Decides what is worth sending; null is not. */
export function errorCollector(
  surroundings: () => LogSurroundings,
): (error: unknown) => LoggedError | null {
  const told = new Set<string>()
  return (error) => {
    const { message, stack } = described(error)
    const identity = `${message}\n${stack}`
    if (message === '' || told.has(identity) || told.size >= MAX_ERRORS_PER_PAGE) return null
    told.add(identity)
    return { level: 'error', team: 'web', api: 'frontend', message, stack, ...surroundings() }
  }
}

/** What the page is about: hotels, flights … Set by `watchErrors`. */
let product = ''

const collect = errorCollector(() => ({ path: location.pathname, query: location.search, product }))
const waiting: LoggedError[] = []

/** For mistakes that code finds by itself. Never throws: the log must not break the page. */
export function logError(error: unknown): void {
  const logged = collect(error)
  if (!logged) return
  waiting.push(logged)
  // Errors of one moment travel together.
  if (waiting.length === 1) queueMicrotask(send)
}

/** From here on, errors that nobody catches are logged. */
export function watchErrors(pageProduct: string): void {
  product = pageProduct
  window.addEventListener('error', ({ error, message }) => logError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => logError(reason))
}

/** A list in one field, because a form repeats a field only for plain values. */
function send(): void {
  const messages = JSON.stringify(waiting.splice(0))
  void requestText(ERROR_LOG_PATH, { method: 'POST', fields: { messages }, keepalive: true })
}

const MAX_LETTERS = 2_000

function described(error: unknown): { message: string; stack: string } {
  const isError = error instanceof Error
  return {
    message: (isError ? `${error.name}: ${error.message}` : plain(error)).slice(0, MAX_LETTERS),
    stack: (isError ? (error.stack ?? '') : '').slice(0, MAX_LETTERS),
  }
}

function plain(error: unknown): string {
  try {
    return typeof error === 'string' ? error : (JSON.stringify(error) ?? '')
  } catch {
    return Object.prototype.toString.call(error)
  }
}
