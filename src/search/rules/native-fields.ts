/**
 * Pages without scripts show native controls beside those that scripts bring to life. Their fields
 * have the specified names with a prefix of their own, so that both can travel in one form.
 */

/** Sent by pages whose native controls are in use. */
export const NATIVE_MARKER = 'nativo'

export const NATIVE_PREFIX = 'nativo_'

export function nativeField(field: string): string {
  return NATIVE_PREFIX + field
}
