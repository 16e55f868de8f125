/** Who checks in, for every room of every stay. */
import { guestFields, MAX_NAME_LENGTH } from '../../rules/checkout-fields.ts'
import page from '../cart/booking-page.module.css'
import { usePage } from '../../../ui/page-context.tsx'
import styles from './checkout-form.module.css'
import type { FormState } from '../../../ui/form/form-state.ts'
import { TextField } from '../../../ui/form/text-field.tsx'

interface GuestFieldsProps {
  /** For each stay its name, and the names of its rooms. */
  stays: readonly { name: string; rooms: readonly string[] }[]
  form: FormState
}

export function GuestFields({ stays, form }: GuestFieldsProps) {
  const { text } = usePage()
  return (
    <section className={page.panel} aria-labelledby="guests-title">
      <h2 id="guests-title" className={page.subtitle}>
        {text('checkout.guests')}
      </h2>
      <p className={page.note}>{text('checkout.guests.hint')}</p>
      {stays.flatMap(({ name, rooms }, item) =>
        rooms.map((room, index) => {
          const fields = guestFields(item + 1, index + 1)
          const isOptional = index === 0
          return (
            <fieldset key={fields.firstName} className={styles.group}>
              <legend className={styles.legend}>
                {text('checkout.room', { number: index + 1, room })}
                {stays.length > 1 && <span className={styles.of}>{name}</span>}
              </legend>
              <div className={styles.pair}>
                <TextField
                  name={fields.firstName}
                  label={text('checkout.first-name')}
                  form={form}
                  isOptional={isOptional}
                  maxLength={MAX_NAME_LENGTH}
                  autoComplete="off"
                />
                <TextField
                  name={fields.lastName}
                  label={text('checkout.last-name')}
                  form={form}
                  isOptional={isOptional}
                  maxLength={MAX_NAME_LENGTH}
                  autoComplete="off"
                />
              </div>
            </fieldset>
          )
        }),
      )}
    </section>
  )
}
