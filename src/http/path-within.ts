/** A form may lead back to a page of this host only: browsers read "//" and "/\" as another one. */
export function pathWithin(back: unknown): string | null {
  return typeof back === 'string' && /^\/(?![/\\])[\x21-\x7e]*$/.test(back) ? back : null
}
