/** What carts keep at this moment; any of them can be given back. */
import { OFFICE_FIELDS } from '../rules/office-fields.ts'
import { officePath } from '../rules/office-routes.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { currentHolds, releaseHold } from '../store/admin-holds.ts'
import { HoldsPage } from '../pages/holds-page.tsx'
import { isId } from '../../booking/service/cart-desk.ts'
import type { OfficeHandler, OfficeParts, OfficeVisit } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { doneIn, officePage } from './office-page.tsx'

const MOST = 200

export function showHolds(parts: OfficeParts): OfficeHandler {
  return (visit) => holdsPage(parts, visit, [])
}

export function changeHolds(parts: OfficeParts): OfficeHandler {
  return async (visit) => {
    const item = fieldReader(visit.body).text(OFFICE_FIELDS.item)
    const isReleased =
      isId(item) &&
      (await releaseHold(parts.products, parts.store(), item, visit.actor, Date.now()))
    if (!isReleased) return holdsPage(parts, visit, [problem('already-done')])
    return visit.redirect(officePath('holds', {}, { done: 'released' }), 303)
  }
}

async function holdsPage(
  { store, products }: OfficeParts,
  visit: OfficeVisit,
  problems: Problem[],
) {
  const { site, staff, text } = visit
  const moment = momentsOn(site)
  const held = await currentHolds(store(), Date.now(), MOST)
  const holds = held.map(({ item, edition, addedAt, expiresAt }) => ({
    itemId: item.id,
    supplierId: products.of(item.kind).supplierId(item),
    name: products.of(item.kind).searchName(item),
    begins: item.begins,
    ends: item.ends,
    units: products.of(item.kind).units(item).count,
    price: item.price,
    currency: item.currency,
    edition,
    since: moment(addedAt),
    until: moment(expiresAt),
  }))
  const page = (
    <HoldsPage
      staff={staff}
      holds={holds}
      problems={problems}
      isDone={doneIn(visit, ['released']) !== null}
    />
  )
  return officePage(visit, page, text('admin.section.holds'), problems)
}
