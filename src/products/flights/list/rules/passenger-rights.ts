/** Where a country tells what passengers may ask for when a flight is late, full or cancelled. */
import type { Edition, EditionId } from '../../../../site/editions/edition.ts'
import { languageOf } from '../../../../site/locales.ts'

const OWN: Partial<Record<EditionId, string>> = {
  gb: 'https://www.caa.co.uk/passengers-and-public/resolving-travel-problems/',
  us: 'https://www.transportation.gov/airconsumer/fly-rights',
  br: 'https://www.gov.br/anac/pt-br/assuntos/passageiros',
  co: 'https://www.aerocivil.gov.co/',
  mx: 'https://www.gob.mx/profeco',
  cl: 'https://www.jac.gob.cl/',
  ar: 'https://www.argentina.gob.ar/anac',
  pe: 'https://www.gob.pe/indecopi',
}

/** Elsewhere the rules of the European Union, which hold for whoever leaves from there. */
export function passengerRightsHref({ id, locale }: Pick<Edition, 'id' | 'locale'>): string {
  const language = languageOf(locale)
  const told = language === 'ca' ? 'es' : language
  return (
    OWN[id] ?? `https://europa.eu/youreurope/citizens/travel/passenger-rights/air/index_${told}.htm`
  )
}
