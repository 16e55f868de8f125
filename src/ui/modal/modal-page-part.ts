/** Every page of ours works on its own; shown in a modal, its header and footer stay away. */

export function mainPartOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (page.querySelector('main') ?? page.body).innerHTML
}
