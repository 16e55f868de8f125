/**
 * Passkeys by WebAuthn. The library is loaded when somebody has or wants a passkey: it brings what
 * all kinds of authenticators need, and most threads never see one.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Passkey } from '../store/second-factors.ts'
import { hostOf } from '../../http/page-visit.ts'
import { isLocal } from '../../settings.ts'

/** Ed25519, ES256 and RS256: what authenticators know, and nothing that Node only tries out. */
const ALGORITHMS = [-8, -7, -257]

/** For whom a passkey signs. */
export interface RelyingParty {
  id: string
  name: string
  origin: string
}

/**
 * A passkey is good on every site of ours, since all are subdomains of one host. Browsers allow no
 * such thing below localhost: there it is good on its own host.
 */
export function relyingParty(
  request: Pick<FastifyRequest, 'headers'>,
  publicUrl: URL,
  name: string,
): RelyingParty {
  const host = hostOf(request)
  const id = isLocal(publicUrl) ? host.replace(/:\d+$/, '') : publicUrl.hostname
  return { id, name, origin: `${publicUrl.protocol}//${host}` }
}

/** What the browser is asked for, as JSON. A person without passkeys is asked for none. */
export async function askForPasskey(
  party: RelyingParty,
  passkeys: readonly Passkey[],
  challenge: string,
): Promise<string> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    allowCredentials: passkeys.map(named),
    userVerification: 'preferred',
  })
  return JSON.stringify(options)
}

/** Null unless one of these passkeys has signed the challenge for us. */
export async function checkPasskey(
  party: RelyingParty,
  passkeys: readonly Passkey[],
  challenge: string,
  response: string,
): Promise<{ id: string; counter: number } | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const sent = parsed<AuthenticationResponseJSON>(response)
  const passkey = passkeys.find(({ id }) => id === sent?.id)
  if (!sent || !passkey) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        ...named(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : null
  } catch {
    // The library throws for whatever a stranger may send.
    return null
  }
}

/** What the browser needs to make a passkey, as JSON. */
export async function askForNewPasskey(
  party: RelyingParty,
  { id, email, name }: { id: number; email: string; name: string },
  passkeys: readonly Passkey[],
  challenge: string,
): Promise<string> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(`person ${id}`),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(challenge),
    excludeCredentials: passkeys.map(named),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return JSON.stringify(options)
}

export async function readNewPasskey(
  party: RelyingParty,
  challenge: string,
  response: string,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const sent = parsed<RegistrationResponseJSON>(response)
  if (!sent) return null
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: sent,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    // What comes from the browser unsigned is only a hint for the next time.
    const transports = (registrationInfo.credential.transports ?? [])
      .filter((each) => /^[a-z-]{1,20}$/.test(each))
      .slice(0, MAX_TRANSPORTS)
    return { id, publicKey, counter, transports }
  } catch {
    return null
  }
}

const MAX_TRANSPORTS = 8

function named({ id, transports }: Passkey) {
  return { id, transports }
}

/** Given as text, the library would encode it once more. */
function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

const MAX_RESPONSE = 20_000

function parsed<T>(response: string): T | null {
  try {
    const value: unknown = response.length > MAX_RESPONSE ? null : JSON.parse(response)
    return typeof value === 'object' ? (value as T | null) : null
  } catch {
    return null
  }
}
