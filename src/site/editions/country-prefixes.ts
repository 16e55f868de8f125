/**
 * The first words of paths that name an edition in multi-country mode. They stand apart from the
 * editions, because a link must know them all and needs nothing else of another country.
 */
const PREFIXES = ['es', 'de', 'fr', 'it', 'pt', 'us'] as const

export type CountryPrefix = (typeof PREFIXES)[number]

export const COUNTRY_PREFIXES: ReadonlySet<string> = new Set(PREFIXES)
