/** How the checkout form is read: in the browser before it is sent, and on the server. */
import { type FieldReader, fieldReader, type FormValues } from '../../site/form-values.ts'
import { problem, type Problem, type Read } from '../../site/problems.ts'
import type { SiteType } from '../../site/site.ts'
import type { Line, TravellerNeeds } from '../../products/line.ts'
import { paymentChoices } from './amount-due.ts'
import {
  type Cart,
  type CheckoutForm,
  type CompanyInvoice,
  type Contact,
  PAYMENT_CHOICES,
  type PaymentChoice,
  totalOf,
} from './booking.ts'
import {
  asksForInvoice,
  CHECKOUT_FIELDS,
  EMAIL,
  guestFields,
  MAX_EMAIL_LENGTH,
  MAX_REQUESTS_LENGTH,
  PHONE,
} from '../../site/booking-fields.ts'
import { type Day, dayOf } from '../../site/calendar-day.ts'
import { type AskedTravellers, needed, readName, readTraveller } from './read-traveller.ts'

/** What the form of a cart asks for. */
export interface AskedForm {
  /** Of each line, for whom what is asked for. */
  travellers: readonly AskedTravellers[]
  choices: readonly PaymentChoice[]
  total: number
  hasInvoice: boolean
}

/** `needsOf` tells whose names a line needs. */
export function askedForm(
  needsOf: (line: Line) => readonly TravellerNeeds[],
  { items }: Pick<Cart, 'items'>,
  siteType: SiteType,
): AskedForm {
  return {
    travellers: items.map((line) => ({
      needs: needsOf(line),
      begins: line.begins,
      ends: line.ends,
    })),
    choices: paymentChoices(items),
    total: totalOf(items),
    hasInvoice: asksForInvoice(siteType),
  }
}

/** Reports every problem at once. */
export function readCheckoutForm(values: FormValues, asked: AskedForm): Read<CheckoutForm> {
  const reader = fieldReader(values)
  const guests = asked.travellers.map(({ needs, ...days }, item) =>
    needs.map((each, at) => readTraveller(reader, guestFields(item + 1, at + 1), each, days)),
  )
  const contact = readContact(reader)
  const requests = reader.prose(CHECKOUT_FIELDS.requests, MAX_REQUESTS_LENGTH)
  const invoice = asked.hasInvoice ? readInvoice(reader) : null
  const payment = readPayment(reader, asked)
  const total = readTotal(reader, asked)
  return reader.finish({ guests, contact, requests, invoice, payment, total })
}

function readContact(reader: FieldReader): Contact {
  const { firstName, lastName, email, phone } = CHECKOUT_FIELDS
  return {
    ...readName(reader, { firstName, lastName }),
    email: shaped(reader, email, EMAIL, MAX_EMAIL_LENGTH).toLowerCase(),
    phone: shaped(reader, phone, PHONE),
  }
}

function readInvoice(reader: FieldReader): CompanyInvoice {
  const { company, taxId, invoiceAddress, invoicePostalCode, invoiceCity } = CHECKOUT_FIELDS
  return {
    company: needed(reader, company),
    taxId: needed(reader, taxId, 40),
    address: needed(reader, invoiceAddress),
    postalCode: needed(reader, invoicePostalCode, 20),
    city: needed(reader, invoiceCity),
  }
}

function readPayment(reader: FieldReader, { choices }: AskedForm) {
  const { payment } = CHECKOUT_FIELDS
  const written = needed(reader, payment)
  const choice = PAYMENT_CHOICES.find((known) => known === written)
  if (!choice && written) reader.report(problem('field-unreadable', payment))
  if (choice && !choices.includes(choice)) reader.report(problem('payment-at-hotel', payment))
  return choice ?? 'card'
}

/** The form says what its reader saw; another sum means that the cart has changed since. */
function readTotal(reader: FieldReader, { total }: AskedForm): number {
  const field = CHECKOUT_FIELDS.total
  const written = needed(reader, field)
  if (written && written !== String(total)) reader.report(problem('price-changed', field, total))
  return total
}

function shaped(reader: FieldReader, field: string, shape: RegExp, maxLength?: number): string {
  const written = needed(reader, field, maxLength)
  if (written && !shape.test(written)) reader.report(problem('field-unreadable', field))
  return written
}

/** All that is wrong with a checkout form as it was filled in: the same in the browser as here. */
export interface FilledForm {
  /** Whether the card is typed into this form. */
  takesCards: boolean
  today: Day
}

/** Nothing is missing where the booker is the first traveller. */
export function checkoutProblems(
  sent: FormValues,
  asked: AskedForm,
  { takesCards, today }: FilledForm,
): Problem[] {
  const { values, own } = withOwnRooms(sent, asked.travellers.length)
  const hasCard = takesCards && values[CHECKOUT_FIELDS.payment] === 'card'
  const reads = [readCheckoutForm(values, asked), ...(hasCard ? [readCard(values, today)] : [])]
  const wrong = reads
    .flatMap((read) => (read.ok ? [] : read.problems))
    .filter(({ field }) => !own.has(field))
  const hasAgreed = values[CHECKOUT_FIELDS.terms] === '1'
  return hasAgreed ? wrong : [...wrong, problem('field-missing', CHECKOUT_FIELDS.terms)]
}

/** Whoever leaves the first name of a line empty is meant. `own` are the fields filled so. */
export function withOwnRooms(
  values: FormValues,
  stays: number,
): { values: FormValues; own: ReadonlySet<string> } {
  const filled: FormValues = { ...values }
  const own = new Set<string>()
  for (let item = 1; item <= stays; item += 1) {
    const { firstName, lastName } = guestFields(item, 1)
    if (!isEmpty(values[firstName]) || !isEmpty(values[lastName])) continue
    filled[firstName] = values[CHECKOUT_FIELDS.firstName]
    filled[lastName] = values[CHECKOUT_FIELDS.lastName]
    own.add(firstName).add(lastName)
  }
  return { values: filled, own }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** The card of the checkout form, where our own page asks for it. */
export interface TypedCard {
  /** Digits only. */
  number: string
}

const { cardNumber, cardExpiry, cardCode } = CHECKOUT_FIELDS

/** Its last four digits are all that may ever be shown or kept of it. */
export function readCard(values: FormValues, today: Day): Read<TypedCard> {
  const reader = fieldReader(values)
  const number = reader.text(cardNumber, 40).replace(/[\s-]+/g, '')
  const expiry = reader.text(cardExpiry, 10).replace(/\s+/g, '')
  const code = reader.text(cardCode, 10)
  if (!number) reader.report(problem('field-missing', cardNumber))
  else if (!isCardNumber(number)) reader.report(problem('field-unreadable', cardNumber))
  if (!expiry) reader.report(problem('field-missing', cardExpiry))
  else if (!isValidOn(expiry, today)) reader.report(problem('field-unreadable', cardExpiry))
  if (!code) reader.report(problem('field-missing', cardCode))
  else if (!/^\d{3,4}$/.test(code)) reader.report(problem('field-unreadable', cardCode))
  return reader.finish({ number })
}

/** The last digit checks the others, so that most typing errors are noticed. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** MM/YY or MM/YYYY; a card is good to the end of its month. */
function isValidOn(expiry: string, today: Day): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])[/-]?((?:20)?\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return false
  const full = Number(year) % 100
  const next =
    Number(month) === 12 ? dayOf(2001 + full, 1, 1) : dayOf(2000 + full, Number(month) + 1, 1)
  return next > today
}
