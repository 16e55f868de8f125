/** Catalogues that hold only what differs from another one. The bundle takes the rest from the other one. */
export const OVERLAYS: Record<string, string> = {
  'en-us': 'en-gb',
  'es-ar': 'es-es',
  'es-cl': 'es-es',
  'es-co': 'es-es',
  'es-cr': 'es-es',
  'es-gt': 'es-es',
  'es-mx': 'es-es',
  'es-pa': 'es-es',
  'es-pe': 'es-es',
  'pt-br': 'pt-pt',
}
