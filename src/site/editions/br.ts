import type { Edition } from './edition.ts'
import { PORTUGUESE } from './path-words.ts'

export const br: Edition = {
  id: 'br',
  domainId: 4,
  country: 'BR',
  locale: 'pt-pt',
  conventions: 'pt-BR',
  currency: 'BRL',
  taxNote: 'taxes-extra',
  companyTaxNote: 'taxes-extra',
  taxPermille: 50,
  packageSaving: 40,
  accommodationsClaim: 600_000,
  timeZone: 'America/Sao_Paulo',
  words: {
    ...PORTUGUESE,
    getaways: 'escapadas',
    trips: 'minhas-viagens',
    register: 'cadastro',
    passwordReset: 'nova-senha',
    account: 'minha-conta',
  },
}
