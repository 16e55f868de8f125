/** Tells password managers whose password this is. Nobody sees it, and nobody has to fill it in. */
export function KnownAddress({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
