/** Bags and seats to be added: chosen by hand, for each passenger and journey. */
import { formatMoney, type MinorUnits } from '../../../../site/money.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { addableTo, extraFields, SEAT_WISHES } from '../../fares/rules/extras.ts'
import type { ShownExtras } from '../rules/shown-flights.ts'
import styles from './trip-extras.module.css'

/** The form with the book button, to which the controls belong wherever they stand. */
export const BOOK_FORM = 'book-trip'

export function TripExtras({ extras }: { extras: ShownExtras }) {
  const { text } = usePage()
  const { passengers, journeys } = extras
  return (
    <>
      <p className={styles.note}>{text('flight-extras.optional')}</p>
      {journeys.map(({ from, to }, journey) => (
        // oxlint-disable-next-line react/no-array-index-key -- a journey is its place in the trip
        <details key={journey} className={styles.journey}>
          <summary className={styles.opener}>{text('flight-extras.way', { from, to })}</summary>
          {passengers.map(({ kind, number }, passenger) => (
            <fieldset key={`${kind} ${number}`} className={styles.passenger}>
              <legend className={styles.name}>{text(`flight-sale.${kind}`, { number })}</legend>
              <PassengerExtras extras={extras} journey={journey} passenger={passenger} />
            </fieldset>
          ))}
        </details>
      ))}
      <noscript>
        <p className={styles.note}>{text('flight-extras.next-step')}</p>
      </noscript>
    </>
  )
}

interface PassengerExtrasProps {
  extras: ShownExtras
  journey: number
  passenger: number
}

function PassengerExtras({ extras, journey, passenger }: PassengerExtrasProps) {
  const { text } = usePage()
  const { prices } = extras.journeys[journey]!
  const names = extraFields(journey, passenger)
  const addable = addableTo(extras.brand)
  const priced = (label: string, price: MinorUnits) =>
    price === 0 ? label : `${label} (+${formatMoney(price, extras.currency)})`
  return (
    <>
      {addable.cabinBag && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            form={BOOK_FORM}
            id={names.cabinBag}
            name={names.cabinBag}
            value="1"
            data-price={prices.cabinBag}
          />
          {priced(text('flights.bag.cabin'), prices.cabinBag)}
        </label>
      )}
      <label className={styles.choice}>
        {text('flight-extras.checked')}
        <select form={BOOK_FORM} id={names.checkedBags} name={names.checkedBags}>
          <option value="">{text('flight-extras.none')}</option>
          {Array.from({ length: addable.checkedBags }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count} data-price={count * prices.checkedBag}>
              {priced(String(count), count * prices.checkedBag)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {text('flight-extras.seat')}
        <select form={BOOK_FORM} id={names.seat} name={names.seat}>
          <option value="">{text('flight-extras.seat.any')}</option>
          {SEAT_WISHES.map((wish) => {
            const price = prices[wish === 'front' ? 'frontSeat' : 'seat']
            return (
              <option key={wish} value={wish} data-price={price}>
                {priced(text(`flight-extras.seat.${wish}`), price)}
              </option>
            )
          })}
        </select>
      </label>
    </>
  )
}

/** What all that is chosen costs, as it stands beside the controls. */
export function chosenExtras(form: HTMLFormElement): MinorUnits {
  let sum = 0
  for (const control of form.elements) {
    const chosen =
      control instanceof HTMLSelectElement
        ? control.selectedOptions[0]
        : control instanceof HTMLInputElement && control.checked
          ? control
          : undefined
    sum += Number(chosen?.dataset['price'] ?? 0)
  }
  return sum
}
