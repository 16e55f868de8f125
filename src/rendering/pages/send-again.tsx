/** A form that came too late, kept for whoever filled it in: one press sends it once more. */
import { usePage } from '../../ui/page-context.tsx'
import { CsrfField } from '../../ui/form/csrf-field.tsx'
import button from '../../ui/button.module.css'

export interface FormAgain {
  action: string
  /** A field may stand there several times. */
  fields: [name: string, value: string][]
}

export function SendAgain({ action, fields }: FormAgain) {
  const { text } = usePage()
  return (
    <form method="post" action={action}>
      <CsrfField />
      {fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button className={button.primary}>{text('shell.send-again')}</button>
    </form>
  )
}
