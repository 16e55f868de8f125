/**
 * The files of parts that come later. A browser may remember that a module could not be fetched and
 * then never asks for it again while the page is open. So what a part is made of is fetched first,
 * as often as it takes: import finds it in the browser's cache, and does not fail.
 *
 * The build puts `importPart` around every `import()` of a page (`tools/build/late-files-plugin.ts`).
 */

const arrivals = new Map<string, Promise<void>>()

export async function importPart<Part>(load: () => Promise<Part>, files: string[]): Promise<Part> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)))
  return load()
}

/** The page has brought them along. */
export function haveArrived(files: readonly string[]): void {
  for (const file of files) arrivals.set(file, Promise.resolve())
}

function arrivalOf(file: string): Promise<void> {
  let arrival = arrivals.get(file)
  if (!arrival) {
    arrival = arrive(file)
    arrivals.set(file, arrival)
    arrival.catch(() => arrivals.delete(file))
  }
  return arrival
}

async function arrive(file: string): Promise<void> {
  if (document.querySelector(`link[href="${file}"]`)) return
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  await answer.blob()
  if (file.endsWith('.css')) await applyStyles(file)
}

function applyStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} is no style sheet`))
    })
  })
}
