/** Who comes, for every room or seat of every line, and what their line has to know of them. */
import { guestFields, MAX_NAME_LENGTH } from '../../../site/booking-fields.ts'
import type { TravellerNeeds } from '../../../products/line.ts'
import type { AskedTravellers } from '../../rules/read-traveller.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import type { FormState } from '../../../ui/form/form-problem-text.ts'
import { formProblemText } from '../../../ui/form/form-problem-text.ts'
import field from '../../../ui/form/field.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './checkout-form.module.css'

/** Of one line. */
export interface ShownTravellers extends AskedTravellers {
  title: string
  labels: readonly string[]
}

/** The two letters of a country, and what it is called here. */
export type Nationality = readonly [code: string, name: string]

interface TravellerFieldsProps {
  of: readonly ShownTravellers[]
  /** Rooms are slept in by guests; everything else is for travellers. */
  isStays: boolean
  nationalities: readonly Nationality[]
  form: FormState
}

export function TravellerFields({ of: lines, isStays, nationalities, form }: TravellerFieldsProps) {
  const { text } = usePage()
  if (lines.every(({ labels }) => labels.length === 0)) return null
  return (
    <section className={page.panel} aria-labelledby="guests-title">
      <h2 id="guests-title" className={page.subtitle}>
        {text(isStays ? 'checkout.guests' : 'checkout.travellers')}
      </h2>
      <p className={page.note}>
        {text(isStays ? 'checkout.guests.hint' : 'checkout.travellers.hint')}
      </p>
      {lines.flatMap(({ title, labels, needs }, item) =>
        labels.map((label, index) => (
          <fieldset key={guestFields(item + 1, index + 1).firstName} className={styles.group}>
            <legend className={styles.legend}>
              {label}
              {lines.length > 1 && <span className={styles.of}>{title}</span>}
            </legend>
            <OneTraveller
              fields={guestFields(item + 1, index + 1)}
              isFirst={index === 0}
              needs={needs[index]!}
              nationalities={nationalities}
              form={form}
            />
          </fieldset>
        )),
      )}
    </section>
  )
}

interface OneTravellerProps extends Pick<TravellerFieldsProps, 'nationalities' | 'form'> {
  fields: ReturnType<typeof guestFields>
  /** May be whoever books, whose name is known. */
  isFirst: boolean
  needs: TravellerNeeds
}

function OneTraveller({ fields, isFirst, needs, nationalities, form }: OneTravellerProps) {
  const { text } = usePage()
  const { birthDate } = needs
  return (
    <div className={styles.pair}>
      <TextField
        name={fields.firstName}
        label={text('checkout.first-name')}
        form={form}
        isOptional={isFirst}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        name={fields.lastName}
        label={text('checkout.last-name')}
        form={form}
        isOptional={isFirst}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      {birthDate && (
        <TextField
          name={fields.birthDate}
          label={text('checkout.birth-date')}
          form={form}
          type="date"
          autoComplete="off"
          {...(birthDate !== 'adult' && { hint: text(`checkout.birth-date.${birthDate}`) })}
        />
      )}
      {needs.document && (
        <>
          <NationalityField name={fields.nationality} of={nationalities} form={form} />
          <TextField
            name={fields.document}
            label={text('checkout.document')}
            form={form}
            maxLength={40}
            spellCheck={false}
            autoComplete="off"
          />
          <TextField
            name={fields.documentExpiry}
            label={text('checkout.document-expiry')}
            form={form}
            type="date"
            autoComplete="off"
          />
        </>
      )}
    </div>
  )
}

interface NationalityFieldProps {
  name: string
  of: readonly Nationality[]
  form: FormState
}

function NationalityField({ name, of: nationalities, form }: NationalityFieldProps) {
  const { text } = usePage()
  const wrong = form.problems.find((each) => each.field === name)
  return (
    <div className={field.field}>
      <div className={field.box} data-invalid={wrong ? true : undefined}>
        <label className={field.label} htmlFor={name}>
          {text('checkout.nationality')}
        </label>
        <select
          id={name}
          name={name}
          defaultValue={form.values[name] ?? ''}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${name}-problem` : undefined}
        >
          <option value="">{text('checkout.choose')}</option>
          {nationalities.map(([code, country]) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </select>
      </div>
      {wrong && (
        <p className={field.problem} id={`${name}-problem`}>
          {formProblemText(text, wrong)}
        </p>
      )}
    </div>
  )
}
