/**
 * An operator's photos in the sizes that pages need. What is wrong with one is a reason for the
 * report; the others go on.
 */
import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import {
  PHOTO_SIZES,
  photoFile,
  type PhotoFormat,
  type PhotoSize,
} from '../../ui/rules/photo-sizes.ts'
import { lookup, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { messageOf, reason, type Reason } from './reasons.ts'
import { isFileName, isWebAddress } from './hotel-rows.ts'

export interface PhotoFolders {
  /** Where file names are looked for; null when the operator has only web addresses. */
  source: string | null
  target: string
}

export type ResizedPhoto =
  | { ok: true; photo: string; hash: string; width: number; height: number }
  | { ok: false; photo: string; reason: Reason }

/** More would be a bomb: a small file that unpacks into gigabytes. */
const MAX_PIXELS = 100_000_000

/** In the order given. One after the other: sharp itself works on all cores. */
export async function resizePhotos(
  photos: readonly string[],
  folders: PhotoFolders,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<ResizedPhoto[]> {
  const resized: ResizedPhoto[] = []
  for (const photo of photos) {
    const read = await readPhoto(photo, folders, limits)
    resized.push(
      read.ok
        ? await resizePhoto(photo, read.bytes, folders.target)
        : { ok: false, photo, reason: read.reason },
    )
  }
  return resized
}

async function readPhoto(
  photo: string,
  { source }: PhotoFolders,
  limits: FetchLimits,
): Promise<FetchedPhoto> {
  if (isWebAddress(photo)) return fetchPhoto(photo, limits)
  if (!isFileName(photo)) return { ok: false, reason: reason('photo-unusable', 'photos', photo) }
  if (source === null)
    return { ok: false, reason: reason('photo-not-found', 'photos', 'no folder was named') }
  try {
    const file = path.join(source, photo.replaceAll('\\', '/'))
    const { size } = await stat(file)
    if (size > limits.maxBytes) {
      const most = `${Math.round(limits.maxBytes / 1e6)} MB`
      return { ok: false, reason: reason('photo-too-large', 'photos', most) }
    }
    return { ok: true, bytes: await readFile(file) }
  } catch (error) {
    return { ok: false, reason: reason('photo-not-found', 'photos', messageOf(error)) }
  }
}

/** Files are named by the picture's content, so a repeated import finds them and does nothing. */
async function resizePhoto(photo: string, bytes: Buffer, target: string): Promise<ResizedPhoto> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { autoOrient } = await picture.metadata()
    const missing = await missingFiles(hash, target)
    // Decoding a large photo takes longest, so it happens once, at the greatest size needed.
    const upright = missing.length === 0 ? null : await decoded(picture)
    for (const { file, size, format } of missing) {
      const output = await sharp(upright!.data, { raw: upright!.info })
        .resize({ ...withoutEnlarging(size, upright!.info), fit: 'cover', position: 'attention' })
        .toFormat(format, PHOTO_FORMATS[format])
        .toBuffer()
      await writeWhole(file, output)
    }
    return { ok: true, photo, hash, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    return { ok: false, photo, reason: reason('photo-broken', 'photos', messageOf(error)) }
  }
}

/** Turned as the camera was held, in the colours of the web; what the camera noted stays behind. */
function decoded(picture: Sharp) {
  return picture
    .autoOrient()
    .resize({ ...PHOTO_SIZES.full, fit: 'outside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The proportions of the size, but no larger than the picture is. */
function withoutEnlarging(size: PhotoSize, picture: { width: number; height: number }) {
  const { width, height } = PHOTO_SIZES[size]
  const share = Math.min(1, picture.width / width, picture.height / height)
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
}

async function missingFiles(hash: string, target: string) {
  const wanted = (Object.keys(PHOTO_SIZES) as PhotoSize[]).flatMap((size) =>
    (Object.keys(PHOTO_FORMATS) as PhotoFormat[]).map((format) => ({
      size,
      format,
      file: path.join(target, photoFile(hash, size, format)),
    })),
  )
  const isThere = await Promise.all(
    wanted.map(({ file }) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  )
  return wanted.filter((_, index) => !isThere[index])
}

/** A page that asks meanwhile must never get half a picture. */
async function writeWhole(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Network addresses that no file may make us ask: our own and those of our neighbours. */
const PRIVATE: [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  // Addresses of version 4 written as, or translated to, those of version 6.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

/** Two lists: in one, the rule for translated addresses would hold for all of version 4. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [address, prefix] of PRIVATE) {
  const version = isIPv6(address) ? 'ipv6' : 'ipv4'
  blocked[version].addSubnet(address, prefix, version)
}

export function isPrivateAddress(address: string): boolean {
  if (!isIP(address)) return true
  const version = isIPv6(address) ? 'ipv6' : 'ipv4'
  return blocked[version].check(address, version)
}

/**
 * Fetches a photo from the web address that an operator's file names.
 *
 * The name is resolved by the connection itself and refused there when it leads into a private
 * network: checking before would let the name change its address in between.
 */
interface FetchLimits {
  maxBytes: number
  timeoutMs: number
  /** For an operator whose photos stand on a machine of its own network. */
  allowPrivateNetwork: boolean
}

type FetchedPhoto = { ok: true; bytes: Buffer } | { ok: false; reason: Reason }

export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 25_000_000,
  timeoutMs: 20_000,
  allowPrivateNetwork: false,
}

const MAX_REDIRECTS = 3

export async function fetchPhoto(
  address: string,
  limits: FetchLimits = FETCH_LIMITS,
): Promise<FetchedPhoto> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let next = address
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
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
  const maxMegabytes = `${Math.round(limits.maxBytes / 1e6)} MB`
  const refusal =
    response.statusCode === 200
      ? /^(image\/(?!svg)|application\/octet-stream)/i.test(type)
        ? null
        : refused('photo-not-received', `it is "${type}"`)
      : refused('photo-not-received', `status ${response.statusCode}`)
  if (refusal || Number(response.headers['content-length'] ?? 0) > limits.maxBytes) {
    response.destroy()
    return refusal ?? refused('photo-too-large', maxMegabytes)
  }
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response) {
    pieces.push(piece as Buffer)
    bytes += (piece as Buffer).length
    // Leaving the loop closes the connection.
    if (bytes > limits.maxBytes) return refused('photo-too-large', maxMegabytes)
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

/** AVIF at the effort that takes a third of a second for the largest size. */
const PHOTO_FORMATS: Record<PhotoFormat, object> = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
}
