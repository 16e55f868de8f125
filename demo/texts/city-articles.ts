/**
 * Cities that take an article in a sentence: in Portuguese one visits "o Porto". Names that bear
 * theirs already (La Habana, Le Havre) need nothing. All sentences of descriptions and reviews
 * have the city as their object, so no preposition has to melt with the article.
 */
import type { Language } from '../../src/site/locales.ts'

const PORTUGUESE_ARTICLES: readonly [article: string, cities: string][] = [
  ['o', 'Porto, Rio de Janeiro, Recife, Funchal, Cairo, Estoril, Barreiro, Entroncamento, Crato'],
  ['a', 'Nazaré, Figueira da Foz, Guarda, Covilhã, Ericeira, Póvoa de Varzim, Haia, Horta'],
]

const PORTUGUESE_CITIES = new Map(
  PORTUGUESE_ARTICLES.flatMap(([article, cities]) =>
    cities.split(', ').map((city) => [city, `${article} ${city}`] as const),
  ),
)

export function cityInSentence(cityName: string, language: Language): string {
  return (language === 'pt' ? PORTUGUESE_CITIES.get(cityName) : undefined) ?? cityName
}
