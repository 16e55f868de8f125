/**
 * Fetches a photo from the web address that an operator's file names.
 *
 * The name is resolved by the connection itself and refused there when it leads into a private
 * network: checking before would let the name change its address in between.
 */
import { lookup, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-addresses.ts'
import { messageOf, reason, type Reason } from './reasons.ts'

export interface FetchLimits {
  mostBytes: number
  timeoutMs: number
  /** For an operator whose photos stand on a machine of its own network. */
  allowPrivateNetwork: boolean
}

export type FetchedPhoto = { ok: true; bytes: Buffer } | { ok: false; reason: Reason }

export const FETCH_LIMITS: FetchLimits = {
  mostBytes: 25_000_000,
  timeoutMs: 20_000,
  allowPrivateNetwork: false,
}

const MOST_REDIRECTS = 3

export async function fetchPhoto(
  address: string,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<FetchedPhoto> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let next = address
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const url = URL.parse(next)
      const refusal = url ? refusalOf(url, limits) : 'not an address'
      if (!url || refusal) return refused('photo-address-refused', `${next}: ${refusal}`)
      const response = await ask(url, limits, signal)
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400 && response.headers.location) {
        response.destroy()
        next = new URL(response.headers.location, url).href
        continue
      }
      return await receive(response, limits)
    }
    return refused('photo-not-received', 'redirected too often')
  } catch (error) {
    if (error instanceof PrivateAddressError)
      return refused('photo-address-refused', `${next}: ${error.message}`)
    return refused('photo-not-received', signal.aborted ? 'it took too long' : messageOf(error))
  }
}

function refusalOf(url: URL, { allowPrivateNetwork }: FetchLimits): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'neither http nor https'
  if (url.username || url.password) return 'it carries a password'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivateNetwork && isIP(host) && isPrivateAddress(host)) return 'a private network'
  return null
}

function ask(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  const headers = { accept: 'image/*', 'user-agent': 'Alisio-photo-import' }
  return new Promise((resolve, reject) => {
    const guard = limits.allowPrivateNetwork ? {} : { lookup: publicLookup }
    get(url, { headers, signal, ...guard }, resolve).on('error', reject)
  })
}

async function receive(response: IncomingMessage, limits: FetchLimits): Promise<FetchedPhoto> {
  const type = response.headers['content-type'] ?? ''
  const mostMegabytes = `${Math.round(limits.mostBytes / 1e6)} MB`
  const refusal =
    response.statusCode === 200
      ? /^(image\/(?!svg)|application\/octet-stream)/i.test(type)
        ? null
        : refused('photo-not-received', `it is "${type}"`)
      : refused('photo-not-received', `status ${response.statusCode}`)
  if (refusal || Number(response.headers['content-length'] ?? 0) > limits.mostBytes) {
    response.destroy()
    return refusal ?? refused('photo-too-large', mostMegabytes)
  }
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response) {
    pieces.push(piece as Buffer)
    bytes += (piece as Buffer).length
    // Leaving the loop closes the connection.
    if (bytes > limits.mostBytes) return refused('photo-too-large', mostMegabytes)
  }
  return { ok: true, bytes: Buffer.concat(pieces) }
}

class PrivateAddressError extends Error {}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError('a private network'), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first!.address, first!.family)
  })
}

type FetchReason = 'photo-address-refused' | 'photo-not-received' | 'photo-too-large'

function refused(code: FetchReason, detail: string): { ok: false; reason: Reason } {
  return { ok: false, reason: reason(code, 'photos', detail) }
}
