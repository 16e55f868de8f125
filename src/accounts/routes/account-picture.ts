/** A person's own picture, for nobody else. */
import { pictureOf } from '../store/people.ts'
import type { Handler } from '../../http/visit.ts'
import type { IdentityParts } from './identity-parts.ts'

/** The address carries the picture's hash. */
const YEAR_SECONDS = 31_536_000

export function accountPicture({ store }: IdentityParts): Handler {
  return async ({ person, reply }) => {
    const picture = person && (await pictureOf(store(), person.id))
    if (!picture) return reply.callNotFound() as unknown as typeof reply
    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
      .send(Buffer.from(picture.bytes))
  }
}
