/** Faults of pages, styles, scripts and texts that the tests must catch. */
import type { Fault } from './fault.ts'

export const BROWSER_FAULTS: Fault[] = [
  {
    name: 'a letter taken back: suggestions of the longer word replace those of the word in the box',
    area: 'search form',
    file: 'src/places/pages/use-combobox.ts',
    find: 'if (kept !== undefined && show(kept)) return request.cancel()',
    replace: 'if (kept !== undefined && show(kept)) return',
    tests: ['tests/journeys/suggestions.spec.ts'],
  },
  {
    name: 'Cancel in the calendar keeps a date that was typed meanwhile',
    area: 'search form',
    file: 'src/search/pages/dates/date-range-fields.tsx',
    find: `    typed.forget()
    if (picker) onChange(picker.original)
    popup.close()`,
    replace: `    typed.forget()
    popup.close()`,
    tests: ['tests/journeys/dates.spec.ts'],
  },
  {
    name: 'ten passengers can be applied in the popup of flight+hotel',
    area: 'search form',
    file: 'src/products/packages/pages/flight-hotel-home-page.tsx',
    find: `          withFlight
`,
    replace: `          withFlight={false}
`,
    tests: ['tests/journeys/occupancy.spec.ts'],
  },
  {
    name: 'Esc leaves the search form over the list open',
    area: 'search form',
    file: 'src/products/hotels/list/pages/change-search.tsx',
    find: "if (key !== 'Escape' || defaultPrevented",
    replace: "if (key !== 'Esc' || defaultPrevented",
    tests: ['tests/journeys/results-sorting.spec.ts'],
  },
  {
    name: 'the last search of this browser replaces what a link has filled in',
    area: 'search form',
    file: 'src/search/pages/use-restored-search.ts',
    find: 'if (Object.keys(search.values).length > 0 || isFilledIn(form.current)) return',
    replace: 'if (isFilledIn(form.current)) return',
    tests: ['tests/journeys/recent.spec.ts'],
  },
  {
    name: 'an origin that is typed over still sends the airport that was chosen before',
    area: 'search form',
    file: 'src/search/pages/destination/origin-field.tsx',
    find: "onType={(text) => onChange({ text, id: '' })}",
    replace: 'onType={(text) => onChange({ ...origin, text })}',
    tests: ['tests/journeys/flight.spec.ts'],
  },
  {
    name: 'a late list takes the place of a newer one',
    area: 'results',
    file: 'src/products/hotels/list/pages/use-list.ts',
    find: `    async (state: ListState) => {
      running.current?.abort()
`,
    replace: `    async (state: ListState) => {
`,
    tests: ['tests/journeys/results-loading.spec.ts'],
  },
  {
    name: 'taking all filters off leaves the list in the part of the map',
    area: 'results',
    file: 'src/products/hotels/list/pages/filters/applied-filters.tsx',
    find: 'const unfiltered = withFilters(withoutArea, NO_FILTERS)',
    replace: 'const unfiltered = withFilters(shown, NO_FILTERS)',
    tests: ['tests/journeys/results-map.spec.ts'],
  },
  {
    name: 'Ctrl and a click on a page of the list opens no tab of its own',
    area: 'results',
    file: 'src/products/hotels/list/pages/list-link.tsx',
    find: 'if (event.metaKey || event.ctrlKey || event.shiftKey) return',
    replace: 'if (event.metaKey || event.shiftKey) return',
    tests: ['tests/journeys/results.spec.ts'],
  },
  {
    name: 'the comparison calls the price of one night the total of the stay',
    area: 'results',
    file: 'src/products/hotels/list/pages/compare/compare-panel.tsx',
    find: '{formatMoney(minRate.price, currency)}',
    replace: '{formatMoney(minRate.pricePerNightAndRoom, currency)}',
    tests: ['tests/journeys/results-visitor.spec.ts'],
  },
  {
    name: 'pop-ups of the open map keep the prices of before a filter',
    area: 'results',
    file: 'src/products/hotels/list/pages/map/use-map-hotels.ts',
    find: 'if (known.listUrl !== listUrl) setKnown({ listUrl, hotels: NOTHING })',
    replace: '',
    tests: ['tests/journeys/results-map.spec.ts'],
  },
  {
    name: 'a part whose script failed once is never asked for again',
    area: 'results',
    file: 'src/ui/late-part.tsx',
    find: `      loading = null
      if (part.ok) tell?.(false)`,
    replace: `      if (part.ok) loading = null
      if (part.ok) tell?.(false)`,
    tests: ['tests/journeys/results-loading.spec.ts'],
  },
  {
    name: 'the menu of further orders has no name on a phone',
    area: 'accessibility',
    file: 'src/products/hotels/list/pages/sort-bar.module.css',
    find: `  .word {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }`,
    replace: `  .word {
    display: none;
  }`,
    tests: ['tests/journeys/accessibility-results.spec.ts'],
  },
  {
    name: 'the field of who travels says that its popup is open long after it has closed',
    area: 'accessibility',
    file: 'src/search/pages/occupancy/occupancy-field.tsx',
    find: 'aria-expanded={isOpen(popup)}',
    replace: "aria-expanded={dialog === 'used'}",
    tests: ['tests/journeys/keyboard-occupancy.spec.ts'],
  },
  {
    name: 'trying again for a list that did not come loses the focus',
    area: 'accessibility',
    file: 'src/products/hotels/list/pages/hotel-results-page.tsx',
    find: 'onClick={() => goOn(list.retry)}',
    replace: 'onClick={list.retry}',
    tests: ['tests/journeys/results-loading.spec.ts'],
  },
  {
    name: 'links of the business site cannot be read in the dark',
    area: 'accessibility',
    file: 'src/ui/tokens.css',
    find: '--link: #9fc0e6;',
    replace: '--link: var(--sea-600);',
    tests: ['tests/journeys/accessibility.spec.ts'],
  },
  {
    name: 'a list of five pages or more makes the page of a phone wider than its screen',
    area: 'layout',
    file: 'src/products/hotels/list/pages/pagination-bar.module.css',
    find: `    min-inline-size: 0;
    padding-inline: 0;`,
    replace: '    padding-inline: 0;',
    tests: ['tests/journeys/widths.spec.ts'],
  },
  {
    name: 'a Colombian price of nine digits hangs out of its column on a card',
    area: 'layout',
    file: 'src/products/hotels/list/pages/card/hotel-card.module.css',
    find: 'grid-template-columns: 270px minmax(0, 1fr) minmax(196px, min-content);',
    replace: 'grid-template-columns: 270px minmax(0, 1fr) 160px;',
    tests: ['tests/journeys/widths.spec.ts'],
  },
  {
    name: 'the question about cookies lies over the suggestions that fill a phone',
    area: 'layout',
    file: 'src/ui/tokens.css',
    find: '--layer-consent: 4;',
    replace: '--layer-consent: 40;',
    tests: ['tests/journeys/suggestions.spec.ts'],
  },
  {
    name: 'without scripts the filters have no button that applies them',
    area: 'without scripts',
    file: 'src/products/hotels/list/pages/filters/filters-panel.tsx',
    find: '<noscript>{import.meta.env.SSR && <FormFields />}</noscript>',
    replace: '<noscript>{import.meta.env.SSR && isHydrated && <FormFields />}</noscript>',
    tests: ['tests/journeys/without-scripts.spec.ts'],
  },
  {
    name: 'without scripts the reviews of a hotel cannot be put in another order',
    area: 'without scripts',
    file: 'src/products/hotels/reviews/pages/review-controls.module.css',
    find: '@media (scripting: enabled) {',
    replace: '@media screen {',
    tests: ['tests/journeys/without-scripts.spec.ts'],
  },
  {
    name: 'every home page loads the calendar and its library before anybody asks for it',
    area: 'weight',
    file: 'src/search/pages/dates/calendar-part.tsx',
    find: `import type { CalendarProps } from './calendar.tsx'

export const { Part: CalendarPart, fetchAhead: fetchCalendar } = latePart<CalendarProps>(
  async () => {
    const { Calendar } = await import('./calendar.tsx')
    return Calendar
  },
)`,
    replace: `import { Calendar, type CalendarProps } from './calendar.tsx'

export const { Part: CalendarPart, fetchAhead: fetchCalendar } = latePart<CalendarProps>(
  async () => Calendar,
)`,
    tests: ['tests/built/script-budgets.test.ts'],
  },
  {
    name: 'the bars of the scores are inline styles, which the policy of the page stops',
    area: 'content policy',
    file: 'src/products/hotels/reviews/pages/reviews-section.tsx',
    find: '<meter className={scoreBandsStyles.meter} min={0} max={counted} value={count} />',
    replace:
      "<div className={scoreBandsStyles.meter} style={{ inlineSize: (100 * count) / counted + '%' }} />",
    tests: ['tests/journeys/accessibility-results.spec.ts'],
  },
  {
    name: 'purposes are ticked before the visitor has allowed any',
    area: 'consent',
    file: 'src/rendering/pages/consent/consent-form.tsx',
    find: 'defaultChecked={allows(consent, purpose)}',
    replace: 'defaultChecked={consent === null || allows(consent, purpose)}',
    tests: ['src/rendering/routes/shell-requests.test.ts'],
  },
  {
    name: 'a clock that has run down never says that the rooms are gone',
    area: 'checkout',
    file: 'src/booking/pages/cart/hold-clock.tsx',
    find: 'if (left <= 0) onEnd()',
    replace: 'if (left < 0) onEnd()',
    tests: ['tests/journeys/booking.spec.ts'],
  },
  {
    name: 'a booking that takes its time shows neither a splash nor a busy button',
    area: 'checkout',
    file: 'src/ui/form/busy-form.ts',
    find: `      isSent.current = true
      setIsBusy(true)`,
    replace: '      isSent.current = true',
    tests: ['tests/journeys/booking.spec.ts'],
  },
]
