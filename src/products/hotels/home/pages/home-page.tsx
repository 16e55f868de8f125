/** What the pages with the search forms share: each is this page around its own form. */
import type { ReactNode } from 'react'
import type { HomeContent, SearchPage } from '../../../../search/rules/search-page.ts'
import { taxNoteOf } from '../../../../site/site.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { RecentSearches } from '../../search/pages/recent-searches.tsx'
import { SearchWidget } from '../../../../search/pages/search-widget.tsx'
import { PageFrame } from '../../../../rendering/pages/shell/page-frame.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { HomeIdeas } from './home-ideas.tsx'
import styles from './home-page.module.css'

const IDEAS = 'home-ideas'

export interface HomePageProps {
  search: SearchPage
  content: HomeContent
}

export function HomePage({
  search,
  content,
  children: form,
}: HomePageProps & { children: ReactNode }) {
  const { site, text, claims } = usePage()
  // Where taxes come on top, "final price" would not be true.
  const isFinal = taxNoteOf(site) === 'taxes-included' || taxNoteOf(site) === 'vat-19-included'
  const subtitle = isFinal ? 'home.subtitle' : 'home.subtitle-before-taxes'
  return (
    <PageFrame>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.title}>{text('home.title')}</h1>
          <p className={styles.subtitle}>{text(subtitle, { count: claims.accommodations })}</p>
          <SearchWidget tab={search.tab}>{form}</SearchWidget>
        </div>
        <svg className={styles.waves} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden>
          <path className={styles.farWave} d="M0 36C260-18 520 4 720 40s460 46 720-8v58H0Z" />
          <path className={styles.nearWave} d="M0 62C300 18 560 30 800 56s420 22 640-12v46H0Z" />
        </svg>
      </div>
      <AsWritten id={IDEAS}>{import.meta.env.SSR && <HomeIdeas content={content} />}</AsWritten>
      {/* They come with the scripts, so they stand last, where they move nothing. */}
      <RecentSearches today={search.today} />
    </PageFrame>
  )
}
