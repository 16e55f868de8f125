/** The cards of the list. While another list is on its way this one fades and stays. */
import { Fragment, useDeferredValue } from 'react'
import { isComplete, RENDERED } from '../rules/page-status.ts'
import spa from 'icon:bath'
import check from 'icon:check'
import romantic from 'icon:gem'
import heart from 'icon:heart'
import pin from 'icon:map-pin'
import skiPass from 'icon:mountain-snow'
import ticket from 'icon:ticket'
import dinner from 'icon:utensils'
import { useListTracking } from './tracking/use-list-tracking.ts'
import { useSizeClass } from '../../../../ui/browser/screen-size.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { AsWritten } from '../../../../ui/as-written.tsx'
import { IconSprite } from '../../../../ui/icon-sprite.tsx'
import { useLeaveClosedEntries } from '../../../../ui/modal/leave-closed-entries.ts'
import { type Template, templatePart } from '../../../../ui/template.ts'
import { brandName } from '../../../../site/brand-names.ts'
import buttons from '../../../../ui/button.module.css'
import appBannerStyles from './app-banner.module.css'
import { cardLook, type CardOfHotel, useCardSetting } from './card/card-look.ts'
import { CardOutline, HotelCard } from './card/hotel-card.tsx'
import { preloadPhoto } from './card/card-photo.tsx'
import spoken from '../../../../ui/spoken.module.css'
import styles from './hotel-cards.module.css'
import { AfterList, useResults, useResultsPage, useShownList } from './results-context.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

/** Where somebody has looked at a few already. */
const BANNER_AFTER = 2

/** The last are those of packages, by what the rules call them. */
const CARD_ICONS = { check, heart, pin, ticket, 'ski-pass': skiPass, spa, cl: dinner, rm: romantic }

/** As many as most screens show. The others may come a moment after these are painted. */
const PAINTED_FIRST = 4

export function HotelCards() {
  const { text, template } = usePage()
  const { list } = useResults()
  useListTracking()
  useLeaveClosedEntries('photos')
  return (
    <div className={styles.list} data-faded={list.isFaded || undefined}>
      <AsWritten id="card-icons">
        {import.meta.env.SSR && <IconSprite icons={CARD_ICONS} />}
      </AsWritten>
      <output className={styles.status}>
        {list.phase === 'loading' && (
          <span className={styles.spinner}>
            <span className={spoken.text}>{text('form.submitting')}</span>
          </span>
        )}
      </output>
      {import.meta.env.SSR && template ? (
        <WrittenCards template={template} />
      ) : (
        <ol className={styles.cards}>
          <Cards from={0} to={PAINTED_FIRST} />
          <AfterList>
            <Cards from={PAINTED_FIRST} />
          </AfterList>
        </ol>
      )}
    </div>
  )
}

function Cards({ from, to }: { from: number; to?: number }) {
  const { appHref } = useResultsPage()
  // Of its screen, as of its status, a page knows more than the server once it lives. That is no
  // reason to keep a phone busy with all cards at once: as deferred values they come in slices.
  const size = useDeferredValue(useSizeClass())
  return useCards()
    .slice(from, to)
    .map((card) => (
      <Fragment key={card.hotel.id}>
        <HotelCard {...card} size={size} />
        {card.position === BANNER_AFTER && appHref && (
          <AppBanner words={{ href: appHref }} form={{}} />
        )}
      </Fragment>
    ))
}

function useCards(): CardOfHotel[] {
  const { results, metadata } = useShownList()
  const isHydrated = useDeferredValue(useHydrated())
  // Complete data that is on the screen has the status 200, so that "arrived" and "seen" differ.
  const { complete } = results.summary.status
  const status = isHydrated && isComplete(complete) ? RENDERED : complete
  return results.hotels.map((hotel, position) => ({
    hotel,
    position,
    status,
    metadata: metadata[hotel.id] ?? null,
  }))
}

/** The same, as the server writes them. */
function WrittenCards({ template }: { template: Template }) {
  const cards = useCards()
  const setting = useCardSetting(useSizeClass())
  const { appHref } = setting.page
  const looks = cards.map((card) => cardLook(card, setting))
  for (const { form, words } of looks)
    if (form.loading === 'eager' && !form.isHidden) preloadPhoto(form, words)
  const parts = looks.map((look) => templatePart(CardOutline, look))
  if (appHref && parts.length > BANNER_AFTER) {
    const banner = templatePart(AppBanner, { words: { href: appHref }, form: {} })
    parts.splice(BANNER_AFTER + 1, 0, banner)
  }
  return <ol className={styles.cards} dangerouslySetInnerHTML={{ __html: template(parts) }} />
}

/** On phones, once in a list: the same search in the app. */
interface AppBannerProps {
  form: Record<never, never>
  words: { href: string }
}

function AppBanner({ words: { href } }: AppBannerProps) {
  const { site, text } = usePage()
  return (
    <li className={appBannerStyles.banner}>
      <p>{text('results.app', { brand: brandName(site) })}</p>
      <a className={buttons.quiet} href={href}>
        {text('results.app.open')}
      </a>
    </li>
  )
}
