/** What the bundle's manifest calls the script with a page's own part of a catalogue. */
export function pageTextsName(page: string, catalogueId: string): string {
  return `texts/${page}/${catalogueId}`
}
