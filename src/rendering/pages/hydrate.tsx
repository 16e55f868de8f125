/** Brings a server-rendered page to life. Each page has an entry of three lines that calls it. */
import { startTransition, type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { haveArrived } from '../../ui/browser/late-files.ts'
import { replayClicks, earlyClicks } from './early-clicks.ts'
import { textIn, type Catalogue } from '../../site/messages/catalogue.ts'
import { PAGE_DATA_ID, PAGE_ROOT_ID, type PageData } from './page-data.ts'
import { PageProvider } from '../../ui/page-context.tsx'

export async function hydratePage<Props extends object>(Page: ComponentType<Props>): Promise<void> {
  const data = document.getElementById(PAGE_DATA_ID)
  const root = document.getElementById(PAGE_ROOT_ID)
  if (!data || !root) return
  const { surroundings, texts, styles, props } = JSON.parse(data.textContent) as PageData<Props>
  haveArrived(styles)
  const catalogue = (await import(/* @vite-ignore */ texts)) as { default: Catalogue }
  const text = textIn(catalogue.default, surroundings.site.edition.conventions)
  const pressed = earlyClicks()
  // As a transition it is done in slices: on a slow phone a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageProvider value={{ ...surroundings, editions: [], text }}>
        <Alive pressed={pressed}>
          <Page {...props} />
        </Alive>
      </PageProvider>,
    )
  })
}

/** Its effect comes after those of the page inside it: from then on every button works. */
function Alive({ pressed, children }: { pressed: readonly HTMLElement[]; children: ReactNode }) {
  useEffect(() => replayClicks(pressed), [pressed])
  return children
}
